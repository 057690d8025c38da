// Sends one file to the server and tells how many of its bytes have really left. fetch() doesn't tell of them, so this is an
// XMLHttpRequest.
import { isPassing } from '#kernel/browser/requests.ts';
import type { ImageObj, UrlSet } from '../../image-obj.ts';
import { STALL_MS } from './constants.ts';
import * as texts from './texts.ts';

/** An image as the calls of contract.md 7 give it. */
export interface GivenImage {
  readonly imageObj: ImageObj;
  readonly imageUrls: UrlSet;
}

export interface UploadedImage extends GivenImage {
  /** The same bytes lie there already. */
  readonly duplicateOf?: GivenImage;
}

/** A refusal in the server's words; without any when it had none. */
interface Refusal {
  readonly kind: 'refused';
  readonly msg?: string;
  /** The same file is refused again. */
  readonly isFinal: boolean;
  /** A while later it may be taken as it is. */
  readonly isPassing?: boolean;
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly image: UploadedImage }
  | Refusal
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'cancelled' };

export interface Sending {
  readonly outcome: Promise<SendOutcome>;
  readonly cancel: () => void;
}

/** The image editor's call, or another one. */
export type Target = ImageEditorTarget | OtherTarget;

export interface ImageEditorTarget {
  readonly href: string;
  readonly imageManagerPrefix: string;
}

export interface OtherTarget {
  readonly href: string;
  /** The fields of the form beside the file, which is called `file`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Says what an answer means: its status, and its JSON where it is any. */
  readonly read: (status: number, answer: unknown) => SendOutcome;
}

/** Sends a file as the form of contract.md 13; `onProgress` hears how many bytes of it are gone. */
export const sendFile = (file: File, target: Target, onProgress: (sent: number) => void): Sending => {
  const { fields, read } = isOther(target) ? target : imageEditorCall(target);
  const call = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end({ kind: 'interrupted' }), STALL_MS);
  };
  const end = (outcome: SendOutcome) => {
    clearTimeout(timer);
    resolve(outcome);
    call.abort();
  };
  call.upload.addEventListener('progress', ({ loaded, total }) => {
    listen();
    // The other bytes of the form are so few that the share of all that has left serves as the progress of the file.
    onProgress(Math.min(file.size, Math.round((loaded / total) * file.size)));
  });
  call.addEventListener('error', () => end({ kind: 'interrupted' }));
  call.addEventListener('load', () => end(read(call.status, answerIn(call.responseText))));
  call.open('POST', target.href);
  call.setRequestHeader('accept', 'application/json');
  listen();
  call.send(formOf(file, fields));
  return { outcome: promise, cancel: () => end({ kind: 'cancelled' }) };
};

const isOther = (target: Target): target is OtherTarget => 'fields' in target;

const imageEditorCall = ({ imageManagerPrefix }: ImageEditorTarget): Omit<OtherTarget, 'href'> => ({
  fields: { imageManagerPrefix },
  read: (status, answer) => outcomeOf(status, answer as Answer),
});

const formOf = (file: File, fields: OtherTarget['fields']) => {
  const form = new FormData();
  // The fields come before the file, so that the server knows them when the file begins.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
};

interface Answer {
  readonly files?: readonly UploadedImage[];
  readonly error?: readonly { readonly msg?: string }[];
  readonly msg?: string;
}

/** A file that is too large, of another type or broken is not sent again. contract.md 15.1 */
const FINAL: readonly number[] = [413, 415, 422];

const outcomeOf = (status: number, { files, error, msg }: Answer): SendOutcome => {
  const image = files?.[0];
  if (status < 400 && image) return { kind: 'sent', image };
  const said = status === 401 ? texts.signedOut : (error?.[0]?.msg ?? msg);
  return {
    kind: 'refused',
    isFinal: FINAL.includes(status),
    isPassing: isPassing(status),
    ...(said && { msg: said }),
  };
};

const answerIn = (text: string): unknown => {
  try {
    return (JSON.parse(text) as unknown) ?? {};
  } catch {
    return {};
  }
};
