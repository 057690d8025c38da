// What an article's address may hold.
import { Type } from 'typebox';

export const ArticleParams = Type.Object({
  location: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});

/** `kommentare=alle` shows the full list, `vor` continues it with older ones. */
export const ArticleQuery = Type.Object({
  kommentare: Type.Optional(Type.String()),
  vor: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
});
