// Holds the one picture of a piece while it is chosen, uploaded and edited.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  editImage,
  fetchImage,
  imageUploadHref,
  refusalOfDrop,
  refusalOfFile,
  sendFile,
  whenImageMade,
} from '#bundles/media/ui/public.ts';
import type { ImageObj } from '#bundles/media/ui/public.ts';
import type { ComposerView } from '../../../views.ts';
import { onEachChance } from '../chances.ts';
import * as texts from '../texts.ts';
import type { Uploads } from '../uploads.ts';

/** This is a file on its way, or why it didn't arrive. */
export interface Upload {
  readonly file: File;
  readonly percent: number;
  readonly problem: string | null;
  /** The same file would be refused again. */
  readonly isFinal: boolean;
  /** It is sent again by itself. */
  readonly isPassing: boolean;
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
  const { upload, uploads, send, cancel } = useUpload(rules, (sent, file) =>
    take(sent, URL.createObjectURL(file)),
  );
  const newestId = useRef(id);
  useEffect(() => {
    newestId.current = id;
  });
  const edit = async () => {
    if (id === null) return;
    const news = await editImage(PREFIX, id);
    // A file that was on its way may have come in its place meanwhile.
    if (newestId.current !== id) return;
    // What the browser itself has of the file isn't turned.
    if (news?.imageObj) take(news.imageObj);
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
    uploads,
    /** It arrives yet, or is sent again. */
    waitingFile: upload && (upload.problem === null || upload.isPassing) ? upload.file : null,
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

/** Returns what the server knows of the image that is chosen; asked for when another one comes, and until it is made. */
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
  const isBeingMade = image !== null && image.id === id && image.is_stub;
  useEffect(() => (id !== null && isBeingMade ? whenImageMade(id, setImage) : undefined), [id, isBeingMade]);
  return [image, setImage] as const;
};

/** Returns what the browser itself has of a file that was just sent, until the server has made pictures of it. */
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

/** Uploads one file at a time; another one takes its place. */
const useUpload = (rules: ComposerView['uploads'], onSent: (image: ImageObj, file: File) => void) => {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failures, setFailures] = useState(0);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const send = async (file: File, refusal = refusalOfFile(file, rules)) => {
    const showProgress = (percent: number) =>
      setUpload({ file, percent, problem: null, isFinal: false, isPassing: false });
    const showProblem = (problem: string, isFinal: boolean, isPassing: boolean) => {
      setUpload({ file, percent: 0, problem, isFinal, isPassing });
      if (!isPassing) setFailures((before) => before + 1);
    };
    cancel.current?.();
    if (refusal !== undefined) return showProblem(refusal, true, false);
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
    if (outcome.kind === 'interrupted') return showProblem(texts.pictureStopped, false, true);
    if (outcome.kind === 'refused') {
      const { msg = texts.pictureFailed, isFinal, isPassing = false } = outcome;
      return showProblem(msg, isFinal, isPassing);
    }
    setUpload(null);
    onSent(outcome.image.imageObj, file);
  };
  useSentAgain(upload?.isPassing === true, () => upload && void send(upload.file));
  return {
    upload,
    uploads: { isUnderWay: upload?.problem === null || upload?.isPassing === true, failures } as Uploads,
    send,
    cancel: () => {
      cancel.current?.();
      setUpload(null);
    },
  };
};

/** A file that didn't get through is sent again as soon as that may go well. */
const useSentAgain = (isWaiting: boolean, onChance: () => void) => {
  const sendAgain = useEffectEvent(onChance);
  useEffect(() => (isWaiting ? onEachChance(() => sendAgain()) : undefined), [isWaiting]);
};

export type ChosenPicture = ReturnType<typeof usePicture>;
