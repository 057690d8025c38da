// This is what the image editor asks before something is lost: changes, or the image.
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import * as texts from './texts.ts';
import type { ImageEditorState, Question } from './use-image-editor.ts';

interface EditorQuestionProps {
  readonly question: Question;
  readonly editor: ImageEditorState;
}

export const EditorQuestion = ({ question, editor }: EditorQuestionProps) => {
  const { leaveQuestion } = editor;
  if (question === 'used') return <Used editor={editor} />;
  const isRemoval = question === 'remove';
  return (
    <Dialog
      title={isRemoval ? texts.removeTitle : texts.discardTitle}
      onClose={leaveQuestion}
      actions={
        <>
          <Button onClick={leaveQuestion}>{isRemoval ? texts.keep : texts.goOn}</Button>
          <Button
            variant="danger"
            isBusy={isRemoval && editor.areControlsOff}
            onClick={isRemoval ? editor.remove : editor.discard}
          >
            {isRemoval ? texts.removeConfirm : texts.discard}
          </Button>
        </>
      }
    >
      <p>{isRemoval ? texts.removeQuestion : texts.discardText}</p>
    </Dialog>
  );
};

/** Shows where an image is used, which therefore stays. */
const Used = ({ editor: { uses, leaveQuestion } }: { editor: ImageEditorState }) => (
  <Dialog
    title={texts.usedTitle}
    onClose={leaveQuestion}
    actions={<Button onClick={leaveQuestion}>{texts.understood}</Button>}
  >
    <p>{texts.usedText}</p>
    <ul>
      {uses.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </Dialog>
);
