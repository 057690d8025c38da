// Somebody sets up a new portal by these steps. Each is declared by the bundle whose subject it is; the bundle `onboarding`
// puts them in order, draws their forms and remembers which are done.
import type { ReactElement } from 'react';
import type { Ctx } from './ctx.ts';
import type { FieldErrors } from './errors.ts';
import type { UploadedFile } from './multipart.ts';
import type { Invalid, Refused } from './outcomes.ts';
import { defineSlot } from './slots.ts';

interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** One of a few looks or lists, told by its description, and by its colours where it is about them. */
export interface SetupChoice {
  readonly value: string;
  readonly name: string;
  readonly description: string;
  readonly colors?: readonly string[];
}

/** A field of a step's form. `value` is what stands there before anything was typed. */
export type SetupField = FieldWords & { readonly value: string } & (
    | {
        readonly kind: 'text' | 'email' | 'password';
        readonly maxLength: number;
        readonly isOptional?: boolean;
        readonly autoComplete?: string;
      }
    | { readonly kind: 'lines'; readonly rows: number; readonly isOptional?: boolean }
    | {
        readonly kind: 'select';
        readonly options: readonly { readonly value: string; readonly name: string }[];
      }
    | { readonly kind: 'choice'; readonly options: readonly SetupChoice[] }
    | { readonly kind: 'switch' }
    /** The one file of a step; `name` is `file`. */
    | { readonly kind: 'file'; readonly accept: string }
  );

export interface SetupForm {
  readonly fields: readonly SetupField[];
  /** What is there already: „3 Orte sind angelegt.“ */
  readonly present?: string;
  /** Where the same is done at length, or looked at. */
  readonly links?: readonly { readonly name: string; readonly href: string }[];
  /** A second button beside the one that saves; `save` is told its value. */
  readonly otherAct?: { readonly value: string; readonly label: string };
}

/** What a form of a step sends; a box that isn't ticked sends nothing. */
export type TypedStep = Readonly<Record<string, string>>;

export type SetupOutcome =
  /** The step was saved; `stays` is true where it goes on, such as after a mail to try the server. */
  | { readonly kind: 'saved'; readonly text: string; readonly stays?: boolean }
  | ShownFirst
  | Invalid
  | Refused;

/**
 * Nothing is written yet: the step shows what it would come to, with a form of its own that goes to the same address.
 * Above the step's form, which keeps what was typed in it.
 */
export interface ShownFirst {
  readonly kind: 'shown';
  readonly element: ReactElement;
  /** Messages by the fields of that form. */
  readonly errors?: FieldErrors;
}

export interface SetupStep {
  /** A unique key, and a part of its address. */
  readonly key: string;
  /** The place among the steps; those with a lower number come first. */
  readonly order: number;
  readonly name: string;
  /** Why it is asked, in a sentence or two. */
  readonly intro: string;
  /** Says whether there is nothing left to do, wherever it was done. Missing where only the form can tell. */
  readonly isDone?: (ctx: Ctx) => Promise<boolean>;
  readonly load: (ctx: Ctx) => Promise<SetupForm>;
  /** Asks the policies of what it changes; `act` is the value of the button that was pressed. */
  readonly save: (ctx: Ctx, typed: TypedStep, act: string, file?: UploadedFile) => Promise<SetupOutcome>;
}

export const setupSteps = defineSlot<void, SetupStep>('setup.steps');

/** Where the first administrator goes on. */
export const setupStart = defineSlot<void, string>('setup.start');
