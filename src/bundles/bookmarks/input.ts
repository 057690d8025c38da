// This is what the calls of what is saved for later take at the door.
import { Type } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import type { ContentKinds, ContentRef } from '#kernel/content-kinds.ts';
import { Id } from '#kernel/parameters.ts';
import * as texts from './texts.ts';

export const PieceParams = Type.Object({ contentType: Type.String(), contentId: Id });
export const BookmarkParams = Type.Object({ bookmarkId: Id });
export const FolderParams = Type.Object({ folderId: Id });

export const ListQuery = Type.Object({
  vor: Type.Optional(Type.String({ maxLength: 40 })),
  ordner: Type.Optional(Id),
});
/** `1` saves, anything else takes away. */
export const SetBody = Type.Object({ gemerkt: Type.Optional(Type.String({ maxLength: 5 })) });
/** The page of the list that one comes from. */
export const RemoveBody = Type.Object({ next: Type.Optional(Type.String({ maxLength: 2000 })) });
/** Empty for no folder. */
export const MoveBody = Type.Object({ ordner: Type.Optional(Type.Union([Id, Type.Literal('')])) });
export const NameBody = Type.Object({ name: Type.Optional(Type.String({ maxLength: 500 })) });

/** Throws 400 for what can't be saved. */
export const bookmarkableOf = (
  kinds: ContentKinds,
  { contentType: type, contentId: id }: { readonly contentType: string; readonly contentId: number },
): ContentRef => {
  if (!kinds.get(type)?.isBookmarkable) throw badRequest(texts.typeUnknown);
  return { type, id };
};
