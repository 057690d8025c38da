// The kernel needs this of the look without knowing it: src/shell.tsx hands in the frame, the document and the error page.
import type { ReactElement } from 'react';
import type { PageHead } from './answers.ts';
import type { PagePlace } from './bundle.ts';
import type { Ctx } from './ctx.ts';
import type { Flash } from './flash.ts';

export type Scheme = 'auto' | 'light' | 'dark';

/** What a request adds to the frame of its page. */
export interface PageState {
  readonly scheme: Scheme;
  readonly flashes: readonly Flash[];
}

export interface ErrorView {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly requestId: string;
}

/** A form that was sent by somebody who isn't signed in any more. */
export interface UnsentForm {
  /** The path it was sent to. */
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Draws the document around the body of a page, in the frame that was loaded for it. */
export type DrawDocument = (head: PageHead, body: ReactElement) => ReactElement;

export interface Shell {
  /** Loads what stands around every page. */
  readonly loadFrame: (ctx: Ctx, place: PagePlace, state: PageState) => Promise<DrawDocument>;
  /** Draws a frame that needs no database, for errors in bad times. */
  readonly bareFrame: (state: PageState) => DrawDocument;
  readonly errorPage: (view: ErrorView) => ReactElement;
  readonly unsentFormPage: (form: UnsentForm) => ReactElement;
  /** Returns what every page needs first, as values of `Link`: its styles and its letters. */
  readonly earlyLinks: () => readonly string[];
  /** Returns where to sign in, coming back to `next` afterwards. */
  readonly signInHref: (next: string) => string;
}
