// This shows the image editor as a dialog over the page, within other islands. contract.md 2 to 5
import { useEffect, useId, useRef } from 'react';
import { findHalfTyped } from '#design/behaviours/half-typed.ts';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Icon } from '#design/Icon.tsx';
import type { ImageEditorView } from '../../editing/views.ts';
import type { GivenImage } from '../upload/send-file.ts';
import { CaptionModule, CopyrightModule, RotationModule, UploadModule } from './EditorModules.tsx';
import { EditorQuestion } from './EditorQuestion.tsx';
import { FocusModule, FocusPreviews } from './FocusModule.tsx';
import { FocusStage } from './FocusStage.tsx';
import type { PictureShape } from './FocusStage.tsx';
import styles from './ImageEditor.module.css';
import * as texts from './texts.ts';
import { useImageEditor } from './use-image-editor.ts';
import type { EditorEnd, ImageEditorState } from './use-image-editor.ts';

/** What the contract calls callbacks. The editor is over after any of the last four. */
export interface EditorCallbacks {
  readonly onOpened?: () => void;
  readonly onSaved?: (image: GivenImage) => void;
  readonly onAborted?: () => void;
  readonly onRemoved?: (imageId: number) => void;
  readonly onClosed?: () => void;
}

export const ImageEditorDialog = ({ onOpened, ...props }: ImageEditorView & EditorCallbacks) => {
  const opened = useRef(onOpened);
  useEffect(() => opened.current?.(), []);
  const editor = useImageEditor(props, (end) => emitEnd(props, end));
  const formId = useId();
  const { image, question } = editor;
  return (
    <>
      <Dialog
        isWide
        title={props.imageObj ? texts.editTitle : texts.newTitle}
        onClose={editor.close}
        actions={<Actions editor={editor} formId={formId} />}
      >
        <div role="alert" className={styles.message}>
          {editor.message && (
            <p>
              <Icon name="warning" />
              {editor.message}
            </p>
          )}
        </div>
        {image ? <Workplace editor={editor} formId={formId} /> : <UploadModule editor={editor} />}
        <output className="note">
          {editor.isWaiting ? texts.waitsForWorker : editor.areControlsOff && texts.saving}
        </output>
      </Dialog>
      {question && <EditorQuestion question={question} editor={editor} />}
    </>
  );
};

const emitEnd = ({ onSaved, onAborted, onRemoved, onClosed }: EditorCallbacks, end: EditorEnd) => {
  if (end.state === 'saved') onSaved?.({ imageObj: end.imageObj, imageUrls: end.imageUrls });
  else if (end.state === 'removed') onRemoved?.(end.imageId);
  else if (end.state === 'aborted') onAborted?.();
  else onClosed?.();
};

interface PartProps {
  readonly editor: ImageEditorState;
  /** The id of the form that saving sends, from wherever the button stands. */
  readonly formId: string;
}

/** Draws the picture on one side, what can be done on the other; below each other on a phone. */
const Workplace = ({ editor, formId }: PartProps) => {
  const { view, draft, src } = editor;
  const { modules } = view.options;
  const form = useFocusOnWrong(editor);
  const canFocus = modules.includes('focuspoint') && view.may.edit;
  return (
    <form
      ref={form}
      id={formId}
      className={styles.workplace}
      aria-busy={editor.areControlsOff || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const half = findHalfTyped(event.currentTarget);
        if (half) half.reportValidity();
        else editor.save();
      }}
      noValidate
    >
      <div className={styles.seen}>
        <FocusStage
          src={src}
          alt={draft.alt}
          x={draft.focusX}
          y={draft.focusY}
          shape={shapeOf(editor)}
          onFocus={canFocus ? editor.focus : undefined}
        />
        {canFocus && <FocusPreviews editor={editor} />}
      </div>
      <fieldset className={styles.modules} disabled={!view.may.edit}>
        {modules.includes('focuspoint') && <FocusModule editor={editor} />}
        {modules.includes('rotation') && <RotationModule editor={editor} />}
        {modules.includes('caption') && <CaptionModule editor={editor} />}
        {modules.includes('copyright') && <CopyrightModule editor={editor} />}
        {modules.includes('upload') && !editor.isNew && <UploadModule editor={editor} />}
      </fieldset>
    </form>
  );
};

/** Returns the shape of the saved picture, turned as it is shown; of a file that has just come nothing is known. */
const shapeOf = ({ image, draft }: ImageEditorState): PictureShape | undefined => {
  if (!image || draft.upload) return undefined;
  const { width, height, rotation } = image;
  const isAcross = (draft.degrees - rotation) % 180 !== 0;
  return isAcross ? { width: height, height: width } : { width, height };
};

/** Moves the focus to the first field that is to be put right, which may lie far below or above what is seen. */
const useFocusOnWrong = ({ errors }: ImageEditorState) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return form;
};

const Actions = ({ editor, formId }: PartProps) => {
  const { view, image, areControlsOff } = editor;
  return (
    <>
      {view.options.btnRemove && view.may.remove && view.imageObj && (
        <div className={styles.remove}>
          <Button variant="danger" isBusy={areControlsOff} onClick={editor.askToRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
      <Button isBusy={areControlsOff && !editor.isWaiting} onClick={editor.abort}>
        {texts.abort}
      </Button>
      {view.options.btnSave && image && view.may.edit && (
        <Button variant="main" type="submit" form={formId} isBusy={areControlsOff}>
          {view.imageObj ? texts.save : texts.take}
        </Button>
      )}
    </>
  );
};
