// Describes what the desk for addresses that have moved accepts at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_ADDRESS } from './constants.ts';

const address = Type.String({ maxLength: MAX_ADDRESS * 2 });

export const DeskQuery = Type.Object({
  /** What is to be filled in. */
  von: Type.Optional(address),
  nach: Type.Optional(address),
  /** Where it would lead. */
  probe: Type.Optional(address),
  /** The beginning of the rules that are looked for. */
  suche: Type.Optional(address),
});
export const RuleBody = Type.Object({ source: address, target: address });
export const RuleParams = Type.Object({ id: Id });
export const ForgetBody = Type.Object({ path: address });
