// What an article's addresses and calls may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const ArticleParams = Type.Object({
  location: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  id: Id,
});

/** `kommentare=alle` shows the full list, `vor` continues it with older ones. */
export const ArticleQuery = Type.Object({
  kommentare: Type.Optional(Type.String()),
  vor: Type.Optional(Id),
});

export const CardParams = Type.Object({ id: Id });
