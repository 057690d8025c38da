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

/** This is a file on its way, or why it didn't arrive. */
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
  const [image, setImage] = useKnownImage(id);
  const [preview, showPreview] = usePreview();
  const take = (taken: ImageObj, src?: string) => {
    setImage(taken);
    showPreview(src === undefined ? null : { id: taken.id, src });
    onChange(taken.id);
  };
  const { upload, send, cancel } = useUpload(rules, (sent, file) => take(sent, URL.createObjectURL(file)));
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
    /** The file chooser needs it. */
    accept: rules.accept,
    take,
    send: (file: File) => void send(file),
    /** There is one at a time. */
    drop: (files: readonly File[]) => {
      const [file] = files;
      if (file) void send(file, refusalOfDrop(files, rules));
    },
    cancel,
    edit: () => void edit(),
    remove: () => {
      setImage(null);
      onChange(null);
    },
  };
};

/** What the server knows of the image that is chosen; asked for when another one comes. */
const useKnownImage = (id: number | null) => {
  const [image, setImage] = useState<ImageObj | null>(null);
  useEffect(() => {
    if (id === null || image?.id === id) return undefined;
    let isWanted = true;
    void fetchImage(id).then((found) => isWanted && found && setImage(found));
    return () => {
      isWanted = false;
    };
  }, [id, image?.id]);
  return [image, setImage] as const;
};

/** What the browser itself has of a file that was just sent, until the server has made pictures of it. */
const usePreview = () => {
  const [preview, setPreview] = useState<{ readonly id: number; readonly src: string } | null>(null);
  const src = preview?.src;
  useEffect(
    () => () => {
      if (src !== undefined) URL.revokeObjectURL(src);
    },
    [src],
  );
  return [preview, setPreview] as const;
};

/** One file at a time; another one takes its place. */
const useUpload = (rules: ComposerView['uploads'], onSent: (image: ImageObj, file: File) => void) => {
  const [upload, setUpload] = useState<Upload | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const send = async (file: File, refusal = refusalOfFile(file, rules)) => {
    const showProgress = (percent: number) => setUpload({ file, percent, problem: null, isFinal: false });
    const showProblem = (problem: string, isFinal: boolean) =>
      setUpload({ file, percent: 0, problem, isFinal });
    cancel.current?.();
    if (refusal !== undefined) return showProblem(refusal, true);
    showProgress(0);
    const target = { href: imageUploadHref(), imageManagerPrefix: PREFIX };
    const sending = sendFile(file, target, (sent) =>
      showProgress(Math.round((100 * sent) / Math.max(1, file.size))),
    );
    cancel.current = sending.cancel;
    const outcome = await sending.outcome;
    // Whoever cancelled it has said what comes instead.
    if (outcome.kind === 'cancelled') return;
    cancel.current = undefined;
    if (outcome.kind === 'refused') return showProblem(outcome.msg ?? texts.pictureFailed, outcome.isFinal);
    if (outcome.kind === 'interrupted') return showProblem(texts.pictureStopped, false);
    setUpload(null);
    onSent(outcome.image.imageObj, file);
  };
  const goOn = useRef<() => void>(undefined);
  useEffect(() => {
    goOn.current = upload?.problem && !upload.isFinal ? () => void send(upload.file) : undefined;
  });
  useEffect(() => {
    // A file that didn't get through is sent again as soon as there is a network.
    const onOnline = () => goOn.current?.();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return {
    upload,
    send,
    cancel: () => {
      cancel.current?.();
      setUpload(null);
    },
  };
};

export type ChosenPicture = ReturnType<typeof usePicture>;
