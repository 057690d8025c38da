// Describes what the pages about contributions accept at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const cursor = Type.Optional(Type.String({ maxLength: 60 }));
/** A form sends what isn't chosen as an empty text. */
const choice = Type.Optional(Type.Union([Id, Type.Literal('')]));

export const OverviewQuery = Type.Object({ vor: cursor });
export const DeskQuery = Type.Object({
  stand: Type.Optional(Type.String({ maxLength: 20 })),
  ort: choice,
  art: Type.Optional(Type.String({ maxLength: 20 })),
  vor: cursor,
});
export const RevisionsQuery = Type.Object({
  von: Type.Optional(Id),
  bis: Type.Optional(Id),
  vor: Type.Optional(Id),
});
