// The one picture of a piece while it is chosen, uploaded and edited.
import { useEffect, useRef, useState } from 'react';
import {
  editImage,
  fetchImage,
  imageUploadHref,
  refusalOfDrop,
  refusalOfFile,
  sendFile,
} from '#bundles/media/ui/public.ts';
import type { ImageObj } from '#bundles/media/ui/public.ts';
import type { ComposerView } from '../../../views.ts';
import * as texts from '../texts.ts';

/** A file on its way, or why it didn't arrive. */
export interface Upload {
  readonly file: File;
  readonly percent: number;
  readonly problem: string | null;
  readonly isFinal: boolean;
}

const PREFIX = 'composer';

/** `rules` are those of the page: what may be uploaded. */
export const usePicture = (
  { uploads: rules }: Pick<ComposerView, 'uploads'>,
  id: number | null,
  onChange: (id: number | null) => void,
) => {
  const [image, setImage] = useState<ImageObj | null>(null);
  const [upload, setUpload] = useState<Upload | null>(null);
  /** What the browser itself has of a file that was just sent, until the server has made pictures of it. */
  const [preview, setPreview] = useState<{ readonly id: number; readonly src: string } | null>(null);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => {
    if (id === null || image?.id === id) return undefined;
    let isWanted = true;
    void fetchImage(id).then((found) => isWanted && found && setImage(found));
    return () => {
      isWanted = false;
    };
  }, [id, image?.id]);
  useEffect(() => () => cancel.current?.(), []);
  const held = preview?.src;
  useEffect(
    () => () => {
      if (held !== undefined) URL.revokeObjectURL(held);
    },
    [held],
  );

  const take = (taken: ImageObj, src?: string) => {
    setImage(taken);
    setPreview(src === undefined ? null : { id: taken.id, src });
    onChange(taken.id);
  };
  const send = async (file: File, refusal = refusalOfFile(file, rules)) => {
    cancel.current?.();
    if (refusal !== undefined) return setUpload({ file, percent: 0, problem: refusal, isFinal: true });
    setUpload({ file, percent: 0, problem: null, isFinal: false });
    const target = { href: imageUploadHref(), imageManagerPrefix: PREFIX };
    const sending = sendFile(file, target, (sent) =>
      setUpload({
        file,
        percent: Math.round((100 * sent) / Math.max(1, file.size)),
        problem: null,
        isFinal: false,
      }),
    );
    cancel.current = sending.cancel;
    const outcome = await sending.outcome;
    // Whoever cancelled it has said what comes instead.
    if (outcome.kind === 'cancelled') return;
    cancel.current = undefined;
    if (outcome.kind === 'refused')
      return setUpload({
        file,
        percent: 0,
        problem: outcome.msg ?? texts.pictureFailed,
        isFinal: outcome.isFinal,
      });
    if (outcome.kind === 'interrupted')
      return setUpload({ file, percent: 0, problem: texts.pictureStopped, isFinal: false });
    setUpload(null);
    take(outcome.image.imageObj, URL.createObjectURL(file));
  };
  const edit = async () => {
    if (id === null) return;
    const news = await editImage(PREFIX, id);
    if (news?.imageObj) take(news.imageObj, news.imageObj.is_stub ? preview?.src : undefined);
    if (news?.state === 'removed') onChange(null);
  };
  const isShown = id !== null && image?.id === id;
  return {
    /** Null while nothing is chosen or known of it. */
    image: isShown ? image : null,
    src:
      (isShown ? (image?.url_set.L ?? image?.url_set.M) : undefined) ??
      (preview?.id === id ? preview?.src : undefined),
    upload,
    /** For the file chooser. */
    accept: rules.accept,
    take,
    send: (file: File) => void send(file),
    /** One at a time. */
    drop: (files: readonly File[]) => {
      const [file] = files;
      if (file) void send(file, refusalOfDrop(files, rules));
    },
    cancel: () => {
      cancel.current?.();
      setUpload(null);
    },
    edit: () => void edit(),
    remove: () => {
      setImage(null);
      onChange(null);
    },
  };
};

export type ChosenPicture = ReturnType<typeof usePicture>;
