// This is what the address of a page may hold.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

export const CmsPageParams = Type.Object({ slug: Type.String() });

export const FormerParams = Type.Object({
  slug: Type.String(),
  number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});

export const ListParams = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});
export const EditParams = Type.Object({ id: Id });

const Typed = Type.Optional(Type.String());

/** The body of a page, which `typedOf` reads, so that what was typed isn't lost; each section has fields of its own. */
export const PageBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));

const Version = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,6}$' }));

export const PreviewQuery = Type.Object({ fassung: Version });
export const CompareQuery = Type.Object({ von: Version, bis: Version });
export const RestoreBody = Type.Object({ number: Typed, seen: Typed });
export const ReleaseBody = Type.Object({ act: Typed, next: Type.Optional(Type.String({ maxLength: 2000 })) });
export const AgreementsQuery = Type.Object({
  seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
