// Draws the dialog of the video button, which takes YouTube links only. contract.md 5
import * as texts from '../../texts.ts';
import { DialogField, EditorDialog } from '../EditorDialog.tsx';
import { askForEmbed } from './embed-calls.ts';
import { useFirstFocus, usePick } from './dialog-props.ts';
import type { SlotDialogProps } from './dialog-props.ts';

export const VideoDialog = ({ current, onPick, onClose }: SlotDialogProps) => {
  const pick = usePick(onPick);
  const first = useFirstFocus();
  const submit = async (values: FormData) => {
    const answer = await askForEmbed({ src: String(values.get('src')), onlyVideo: true });
    if (answer.status === 'error') return { src: answer.msg };
    pick(answer.node);
    return undefined;
  };
  return (
    <EditorDialog
      title={texts.videoTitle}
      submitLabel={current ? texts.take : texts.insert}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogField
        ref={first}
        name="src"
        label={texts.videoLabel}
        help={texts.videoHelp}
        message={texts.onlyYoutube}
        defaultValue={current?.type === 'video' ? (current.attrs.src ?? '') : ''}
        inputMode="url"
        autoComplete="off"
        required
      />
    </EditorDialog>
  );
};
