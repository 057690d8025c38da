// A route handler answers data for JSON, or one of these. send.ts turns them into HTTP.
import type { Readable } from 'node:stream';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { PagePlace } from './bundle.ts';
import type { Desk } from './desk-menu.ts';
import type { Flash } from './flash.ts';

/** What stands in a page's <head>. Texts are plain; addresses are paths of ours. */
export interface PageHead {
  readonly title: string;
  /** What the page is called within itself, where its title says more. */
  readonly heading?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly robots?: string;
  /** Shows visitors parts of pages that are otherwise for people who are signed in. */
  readonly isForWork?: boolean;
  /** Shows parts of the desks outside their shell. */
  readonly showsDeskParts?: boolean;
  /** Puts the page into the shell of the desks instead of the public masthead. */
  readonly desk?: Desk;
  /** The address of the page of a list before this one. */
  readonly prev?: string;
  readonly next?: string;
  /** The feed of what the page lists, by its address in RSS; told in all forms. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** The feeds of lists that the page belongs to. */
  readonly furtherFeeds?: readonly { readonly title: string; readonly href: string }[];
  /** The same in other forms, for programs. */
  readonly alternates?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
  /** What others show who link to the page. */
  readonly openGraph?: OpenGraph;
  /** Each is one script with words of schema.org. */
  readonly structuredData?: readonly object[];
}

export interface OpenGraph {
  readonly type: 'website' | 'article' | 'profile';
  readonly title: string;
  readonly description?: string;
  /** The whole address of the page; those of images are whole, too. */
  readonly url: string;
  readonly image?: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** The address of another picture, for those who want it without words. */
  readonly plainImage?: string;
  /** Further properties such as `article:published_time`. */
  readonly more?: Readonly<Record<string, string>>;
}

export interface PageOptions {
  readonly head: PageHead;
  readonly place?: Omit<PagePlace, 'path'>;
  /** Names of all the page shows; without them an anonymous page isn't kept. */
  readonly tags?: readonly string[];
  readonly status?: number;
  /** Its reader's browser may keep it for times without a network. */
  readonly isForOffline?: boolean;
  /** Something can be begun on it without a network: the browser's worker may keep what it asked for itself. */
  readonly isTool?: boolean;
  /** Whether not everybody may read what the page shows: then no browser writes it down. */
  readonly isGated?: boolean;
  /** Has a button that asks the browser where it is. */
  readonly asksPosition?: boolean;
}

/** The base of all answers that aren't plain JSON. */
export abstract class Answer {
  abstract readonly kind:
    | 'page'
    | 'json'
    | 'text'
    | 'redirect'
    | 'bytes'
    | 'file'
    | 'empty'
    | 'sent'
    | 'download';
}

export class PageAnswer extends Answer {
  readonly kind = 'page';
  readonly element: ReactElement;
  readonly options: PageOptions;
  constructor(element: ReactElement, options: PageOptions) {
    super();
    this.element = element;
    this.options = options;
  }
}

export class JsonAnswer extends Answer {
  readonly kind = 'json';
  readonly value: object;
  readonly tags: readonly string[];
  constructor(value: object, tags: readonly string[]) {
    super();
    this.value = value;
    this.tags = tags;
  }
}

export class TextAnswer extends Answer {
  readonly kind = 'text';
  readonly text: string;
  readonly type: string;
  readonly tags: readonly string[] | undefined;
  /** The name under which the reader keeps it; undefined for what is shown. */
  readonly filename: string | undefined;
  /** Whether programs ask for it again and again, some of them by the date of what they have. */
  readonly isDated: boolean;
  constructor(
    text: string,
    type: string,
    tags: readonly string[] | undefined,
    { filename, isDated = false }: { readonly filename?: string; readonly isDated?: boolean } = {},
  ) {
    super();
    this.text = text;
    this.type = type;
    this.tags = tags;
    this.filename = filename;
    this.isDated = isDated;
  }
}

export class RedirectAnswer extends Answer {
  readonly kind = 'redirect';
  readonly to: string;
  readonly status: 301 | 303;
  readonly flashes: readonly Flash[];
  constructor(to: string, status: 301 | 303, flashes: readonly Flash[]) {
    super();
    this.to = to;
    this.status = status;
    this.flashes = flashes;
  }
}

export class BytesAnswer extends Answer {
  readonly kind = 'bytes';
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: Buffer, headers: Readonly<Record<string, string>>) {
    super();
    this.body = body;
    this.headers = headers;
  }
}

export class FileAnswer extends Answer {
  readonly kind = 'file';
  readonly key: string;
  readonly headers: FileHeaders;
  /** The name under which the reader keeps it; undefined for what is shown. */
  readonly filename: string | undefined;
  constructor(key: string, headers: FileHeaders, filename?: string) {
    super();
    this.key = key;
    this.headers = headers;
    this.filename = filename;
  }
}

export class DownloadAnswer extends Answer {
  readonly kind = 'download';
  readonly stream: Readable;
  readonly filename: string;
  readonly type: string;
  constructor(stream: Readable, filename: string, type: string) {
    super();
    this.stream = stream;
    this.filename = filename;
    this.type = type;
  }
}

/** Headers of a file; `surrogate-key` holds the tags by which a CDN in front can be told that the file is gone. */
export type FileHeaders = Readonly<Record<'etag' | 'cache-control', string>> & {
  readonly 'surrogate-key'?: string;
};

export class EmptyAnswer extends Answer {
  readonly kind = 'empty';
}

/** The handler wrote the answer itself. */
export class AlreadySent extends Answer {
  readonly kind = 'sent';
}

/** Answers with a whole page: the component drawn with its view, inside the portal's frame. */
export const page = <V>(Component: ComponentType<{ view: V }>, view: V, options: PageOptions): PageAnswer =>
  new PageAnswer(createElement(Component, { view }), options);

/**
 * Answers with JSON that anonymous readers may share, under `tags`, the names of all it tells. Plain objects are for one reader
 * only.
 */
export const json = (value: object, tags: readonly string[]) => new JsonAnswer(value, tags);

/** Answers with a bare piece of HTML as text/html; with tags anonymous readers may share it. */
export const fragment = (html: string, tags?: readonly string[]) =>
  new TextAnswer(html, 'text/html; charset=utf-8', tags);

/** Answers with text of another media type, such as a feed; with tags anonymous readers may share it. */
export const text = (body: string, type: string, tags?: readonly string[]) =>
  new TextAnswer(body, type, tags);

/** Answers like `text`, with a file to be kept; the name is plain ASCII. */
export const textFile = (body: string, type: string, filename: string, tags?: readonly string[]) =>
  new TextAnswer(body, type, tags, { filename });

/** Answers with text that says since when it is so, for programs that ask whether it is another by now. */
export const datedText = (body: string, type: string, tags: readonly string[]) =>
  new TextAnswer(body, type, tags, { isDated: true });

/** Answers with bytes that have headers of their own, content-type among them. */
export const bytes = (body: Buffer, headers: Readonly<Record<string, string>>) =>
  new BytesAnswer(body, headers);

/**
 * Answers with a file of the storage, streamed under the type of its key; 206 for the part of it that a player asks for, 304
 * when the reader has it already, 404 when it is gone.
 */
export const storedFile = (key: string, headers: FileHeaders) => new FileAnswer(key, headers);

/** Answers like `storedFile`, with a download to be stored under this name, which is plain ASCII. */
export const downloadFile = (key: string, filename: string, headers: FileHeaders) =>
  new FileAnswer(key, headers, filename);

/** Answers with something made for this reader while it is sent, to be kept; the name is plain ASCII. */
export const download = (stream: Readable, filename: string, type: string) =>
  new DownloadAnswer(stream, filename, type);

/** Answers 303 to another page after a form, with messages for it. */
export const seeOther = (to: string, ...flashes: readonly Flash[]) => new RedirectAnswer(to, 303, flashes);

/** Answers 301 to the canonical address. */
export const movedTo = (to: string) => new RedirectAnswer(to, 301, []);

/** Answers 204. */
export const noContent = () => new EmptyAnswer();
