// This is what the addresses of the outbox may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAIL_STATES, SEARCH_MAX_LENGTH } from './constants.ts';

export const OutboxParams = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});
export const OutboxQuery = Type.Object({
  /** Empty for all. */
  zustand: Type.Optional(Type.Union([Type.Literal(''), ...MAIL_STATES.map((state) => Type.Literal(state))])),
  an: Type.Optional(Type.String({ maxLength: SEARCH_MAX_LENGTH })),
});
export const MailParams = Type.Object({ id: Id });

const Typed = Type.Optional(Type.String());

/** The typed fields of the form; `checkServer` reads them, so that what was typed isn't lost. */
export const ServerBody = Type.Object({
  /** The button that was pressed: `test`, `forget`, `take-back`, or none. */
  act: Typed,
  /** The stamp of what the form showed. */
  seen: Typed,
  host: Typed,
  port: Typed,
  security: Typed,
  username: Typed,
  password: Typed,
  fromName: Typed,
  fromAddress: Typed,
});
