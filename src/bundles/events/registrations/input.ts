// Defines what registrations accept at the door. Fields that are missing are empty: the forms themselves speak of them.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { MAX_TYPED_LENGTH } from './constants.ts';

const line = Type.Optional(Type.String({ maxLength: 1000 }));
const words = Type.Optional(Type.String({ maxLength: MAX_TYPED_LENGTH }));

export const EventParams = Type.Object({ eventitemId: Id });
export const DateParams = Type.Object({ eventitemId: Id, dateKey: Id });
export const GuestParams = Type.Object({ registrationId: Id, securityHash: Type.String({ maxLength: 100 }) });
export const RegistrationParams = Type.Object({ eventitemId: Id, registrationId: Id });

export const ListQuery = Type.Object({ termin: Type.Optional(Id) });
export const RegisterBody = Type.Optional(
  Type.Object({ name: line, email: line, seats: line, answer: words }),
);
export const RulesBody = Type.Object({
  /** The stamp of what the form showed. */
  seen: line,
  isOpen: line,
  seatLimit: line,
  maxSeats: line,
  closesHours: line,
  question: line,
  hasWaitingList: line,
});
export const ComeBody = Type.Object({ come: Type.Union([Type.Literal(0), Type.Literal(1)]) });
export const RemoveBody = Type.Object({ reason: words });
export const LetterBody = Type.Object({ subject: line, message: words });
