// This is what reporting and deciding take at the door; what is missing is said beside its field.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const MessageParams = Type.Object({ threadId: Id, messageId: Id });
export const ReportParams = Type.Object({ reportId: Id });
export const DeskQuery = Type.Object({ stand: Type.Optional(Type.String()), vor: Type.Optional(Id) });

const Words = Type.Optional(Type.String());
export const ReportBody = Type.Optional(Type.Object({ reason: Words, remark: Words }, { nullable: true }));
export const DecisionBody = Type.Optional(
  Type.Object({ decision: Words, statement: Words }, { nullable: true }),
);
