// This is how a command says that it didn't do what it was asked for, and why. Foreseen refusals are outcomes, everything else throws
// (errors.ts); a command's outcome is a union of what it did and of these. docs/decisions/0004, 0056
import type { FieldErrors } from './errors.ts';

/** It isn't allowed or isn't possible now, whatever is typed; the text says why to whoever asked. */
export interface Refused {
  readonly kind: 'refused';
  readonly text: string;
}

/** The same, where the answer isn't alike for each reason. */
export interface RefusedFor<Reason extends string> extends Refused {
  readonly reason: Reason;
}

/** What was typed can't be taken as it is; a sentence for each field that has to change. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly errors: FieldErrors;
}

/** What a check of something typed comes to: the value as it is taken, or what has to change. */
export type Checked<Value> = { readonly kind: 'valid'; readonly value: Value } | Invalid;

export const valid = <Value>(value: Value): Checked<Value> => ({ kind: 'valid', value });

export const refused = (text: string): Refused => ({ kind: 'refused', text });

export const refusedFor = <Reason extends string>(reason: Reason, text: string): RefusedFor<Reason> => ({
  kind: 'refused',
  reason,
  text,
});

export const invalid = (errors: FieldErrors): Invalid => ({ kind: 'invalid', errors });

/** Returns all that is to be said, for an answer that has one place for it. */
export const reasonOf = (outcome: Refused | Invalid): string =>
  outcome.kind === 'refused' ? outcome.text : Object.values(outcome.errors).join(' ');
