// Declares what exports accept. Which types, formats and sizes there are is said by sentences of their own.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const word = Type.Optional(Type.String({ maxLength: 100 }));

export const TypeParams = Type.Object({ dataType: Type.String({ maxLength: 40 }) });
export const RunParams = Type.Object({ exportId: Id });

const asked = { dataRef: Type.Optional(Type.Unknown()), from: word, until: word };

export const TaskQuery = Type.Object(asked);

export const TaskBody = Type.Object({
  ...asked,
  /** Another data type for the same thing, as the dialog chooses it. */
  what: word,
  plugin: word,
  images: Type.Optional(Type.Unknown()),
  size: word,
});

export const LogHistoryQuery = Type.Object({
  contentType: Type.Optional(Type.String({ maxLength: 40 })),
  contentId: Type.Optional(Type.Unknown()),
});

export const LogQuery = Type.Object({ vor: Type.Optional(Type.Unknown()) });
