// This is what every browser engine can be asked for: little enough that each of them says it in its own
// protocol.

/** Arguments and answers cross to the page as JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export type Key = 'Enter' | 'Escape' | 'End' | 'Backspace' | 'Tab' | 'ArrowRight' | 'ArrowDown';

/** One page of somebody who is alone in their browser. Pointer and keys are those of the browser, not scripted events. */
export interface Tab {
  /** Resolves when the page and its pictures have loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It knows nothing but its arguments. */
  readonly ask: <A extends readonly Plain[], T>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>;
  readonly pointAt: (point: Point) => Promise<void>;
  readonly clickAt: (point: Point) => Promise<void>;
  /** Types key by key, into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key, modifier?: 'Control') => Promise<void>;
  readonly giveFile: (selector: string, file: string) => Promise<void>;
  /** Returns what is in view, as PNG. */
  readonly photograph: () => Promise<Buffer>;
  /** Returns what scripts did wrong since it was asked last. */
  readonly takeErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Opens a tab of somebody whom the portal doesn't know yet. */
  readonly open: (screen: Screen) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];
