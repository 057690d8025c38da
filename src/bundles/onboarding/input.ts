// This is what the steps take at the door; each reads its own fields, so that what was typed isn't lost.
import { Type } from 'typebox';

export const StepParams = Type.Object({ step: Type.String({ maxLength: 40 }) });

export const StepBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
