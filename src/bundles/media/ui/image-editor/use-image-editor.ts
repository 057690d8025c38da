// This is the image editor's life: what is changed, saved, turned, replaced and taken away. contract.md 3, 4, 8
import { useEffect, useRef, useState } from 'react';
import { ROTATIONS } from '../../editing/constants.ts';
import type { Rotation } from '../../editing/constants.ts';
import { copyrightMissing, translation } from '../../editing/texts.ts';
import type { ImageEditorView, ImageUseView } from '../../editing/views.ts';
import type { ImageObj } from '../../image-obj.ts';
import type { GivenImage } from '../upload/send-file.ts';
import type { UploadItem } from '../upload/upload-queue.ts';
import { ROTATION_STEP } from './constants.ts';
import { changesBetween, draftOf, turned, withFocus, withUpload } from './draft.ts';
import type { Draft } from './draft.ts';
import { deleteImage, execute, waitWhileStub } from './editor-calls.ts';
import * as texts from './texts.ts';
import { useControls } from './use-controls.ts';
import { usePicture } from './use-picture.ts';
import type { ShownPicture } from './use-picture.ts';

/** How an editor ends. `aborted` by the button or with changes thrown away, `closed` without any. contract.md 4 */
export type EditorEnd =
  | ({ readonly state: 'saved' } & GivenImage)
  | { readonly state: 'aborted' | 'closed' }
  | { readonly state: 'removed'; readonly imageId: number };

export type Question = 'discard' | 'remove' | 'used';

type Errors = Readonly<Record<string, string>>;

export type ImageEditorState = ReturnType<typeof useImageEditor>;

export const useImageEditor = (view: ImageEditorView, onEnd: (end: EditorEnd) => void) => {
  const editing = useEditing(view);
  const controls = useControls();
  const picture = usePicture(editing.image, view.options.imageManagerPrefix);
  const { save, isWaiting } = useSaving(view, editing, onEnd);
  const { remove, question, setQuestion, uses } = useRemoval(view, editing, onEnd);
  const { takeUpload, keepFile, removeUploaded } = fileActions(editing, picture);
  const { image, draft, setDraft, isNew, hasChanges, message, setMessage, errors } = editing;

  const turn = (degrees: Rotation) =>
    controls.run(async () => {
      setMessage(null);
      if (await picture.turnTo(degrees)) setDraft((now) => turned(now, degrees));
      else setMessage(translation.rotation_failed);
    });

  return {
    view,
    image,
    draft,
    errors,
    message,
    question,
    uses,
    isWaiting,
    hasChanges,
    areControlsOff: controls.areOff,
    isNew,
    src: picture.src,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    focus: (x: number, y: number) => setDraft(withFocus(draft, x, y)),
    turnBy: (steps: 1 | -1) => void turn(turnedBy(draft.degrees, steps)),
    turnBack: () => void turn(0),
    takeUpload,
    setUploading: editing.setUploading,
    keepFile,
    save: () => void controls.run(save),
    abort: () => (hasChanges ? setQuestion('discard') : onEnd({ state: 'aborted' })),
    close: () => (hasChanges ? setQuestion('discard') : onEnd({ state: 'closed' })),
    discard: () => {
      removeUploaded();
      onEnd({ state: 'aborted' });
    },
    askToRemove: () => setQuestion(uses.length > 0 ? 'used' : 'remove'),
    remove: () => void controls.run(remove),
    leaveQuestion: () => setQuestion(null),
  };
};

type Editing = ReturnType<typeof useEditing>;

/** Holds the image, what is changed of it, and what there is to say about that. */
const useEditing = (view: ImageEditorView) => {
  const [image, setImage] = useState<ImageObj | null>(view.imageObj);
  const saved = draftOf(image ?? NOTHING);
  const [draft, setDraft] = useState<Draft>(saved);
  /** It is about an editor that opened without an image. */
  const [isNew, setNew] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  /** Another file is on its way: without it nothing is saved. */
  const [isUploading, setUploading] = useState(false);
  const changes = changesBetween(saved, draft, view.options.modules);
  return {
    image,
    setImage,
    saved,
    draft,
    setDraft,
    changes,
    isNew,
    setNew,
    hasChanges: isNew || changes.length > 0,
    message,
    setMessage,
    errors,
    setErrors,
    isUploading,
    setUploading,
  };
};

/** Saves what was changed; an image that is still being made is waited for, and so is a new file for it. contract.md 4 */
const useSaving = (
  { options, rules }: ImageEditorView,
  { image, draft, changes, setErrors, setMessage, isUploading }: Editing,
  onEnd: (end: EditorEnd) => void,
) => {
  const [isWaiting, setWaiting] = useState(false);
  const isAlive = useAlive();
  const save = async () => {
    if (!image) return;
    setMessage(isUploading ? texts.stillUploading : null);
    if (isUploading) return;
    const isMissing =
      rules.copyrightRequired && options.modules.includes('copyright') && !draft.copyright.trim();
    setErrors(isMissing ? { copyright: copyrightMissing } : {});
    if (isMissing) return;
    if (changes.length === 0) return onEnd(savedEnd(image));
    const unfinished = [
      ...(image.is_stub ? [image.id] : []),
      ...(draft.upload ? [draft.upload.imageId] : []),
    ];
    for (const id of unfinished) {
      setWaiting(true);
      if (!(await waitWhileStub(id, isAlive))) return;
      setWaiting(false);
    }
    const answer = await execute(image.id, options.imageManagerPrefix, changes);
    if (answer.ok) return onEnd(savedEnd(answer.value.imageObj));
    setErrors(answer.errors);
    setMessage(answer.msg ?? texts.savingFailed);
  };
  return { save, isWaiting };
};

/** Asks before something is lost; an image that is in use stays, and its uses are shown. */
const useRemoval = (
  view: ImageEditorView,
  { image, setMessage }: Editing,
  onEnd: (end: EditorEnd) => void,
) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [uses, setUses] = useState<readonly ImageUseView[]>(view.uses);
  const remove = async () => {
    if (!image) return;
    const answer = await deleteImage(image.id);
    if (answer.ok) return onEnd({ state: 'removed', imageId: image.id });
    setQuestion(answer.uses?.length ? 'used' : null);
    if (answer.uses) setUses(answer.uses);
    setMessage(answer.msg ?? texts.removingFailed);
  };
  return { remove, question, setQuestion, uses };
};

/** Returns what can be done with a file that was uploaded: it is taken, or it goes again. */
const fileActions = (
  { image, setImage, saved, draft, setDraft, isNew, setNew }: Editing,
  picture: ShownPicture,
) => {
  /** Takes the upload. In an editor that opened without an image it becomes the image; else it takes the place of the file. */
  const takeUpload = ({ imageObj }: GivenImage, { file, isExisting = false }: UploadItem) => {
    picture.showFile(file);
    if (image !== null) return setDraft(withUpload(draft, saved, { imageId: imageObj.id, file }));
    setImage(imageObj);
    setDraft(draftOf(imageObj));
    setNew(!isExisting);
  };
  /**
   * Removes what was uploaded in vain, so that it doesn't stay among the own pictures; where it can't be taken away now, it
   * does no harm.
   */
  const removeUploaded = () => {
    const uploadedId = draft.upload?.imageId ?? (isNew ? image?.id : undefined);
    if (uploadedId !== undefined) void deleteImage(uploadedId);
  };
  const keepFile = () => {
    removeUploaded();
    picture.showFile(null);
    void picture.turnTo(saved.degrees);
    setDraft(withUpload(draft, saved, null));
  };
  return { takeUpload, removeUploaded, keepFile };
};

const savedEnd = (imageObj: ImageObj): EditorEnd => ({
  state: 'saved',
  imageObj,
  imageUrls: imageObj.url_set,
});

const turnedBy = (degrees: Rotation, steps: 1 | -1): Rotation =>
  ROTATIONS[((degrees + steps * ROTATION_STEP + 360) % 360) / ROTATION_STEP]!;

/** Tells, whenever asked, whether the component is still there. */
const useAlive = () => {
  const isAlive = useRef(false);
  useEffect(() => {
    isAlive.current = true;
    return () => void (isAlive.current = false);
  }, []);
  return () => isAlive.current;
};

/** The image that stands in while there is none; nothing of it is drawn. */
const NOTHING: ImageObj = {
  id: 0,
  focus_x: 50,
  focus_y: 50,
  caption: '',
  copyright: '',
  alt: '',
  source: '',
  licence: '',
  licence_ends_at: null,
  is_released: false,
  is_stub: true,
  aspect_ratio: 1,
  url_set: {},
  width: 1,
  height: 1,
  rotation: 0,
  bytes: 0,
  filename: '',
};
