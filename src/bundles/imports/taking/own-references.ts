// Says what a piece of an archive refers to, by the ids of that archive, as its kind knows it; and what each of it is here.
import type { Ctx } from '#kernel/ctx.ts';
import type { OtherIds } from '#bundles/rich-text/public.ts';
import type { CommonContent, KindWriting } from '#bundles/writing/public.ts';
import { findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { OwnMedia } from './own-media.ts';
import { findAuthor } from './people.ts';
import { siteOf } from './record-imported.ts';

export interface References {
  readonly pictures: ReadonlySet<number>;
  readonly people: ReadonlySet<number>;
  /** The pieces, named as `article:12`. */
  readonly pieces: ReadonlySet<string>;
  readonly streams: ReadonlySet<number>;
}

const into = (set: Set<number>) => (id: number) => {
  set.add(id);
  return id;
};

export const referencesIn = (writing: KindWriting, contents: readonly CommonContent[]): References => {
  const [pictures, people, streams] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const pieces = new Set<string>();
  const seeing: OtherIds = {
    picture: into(pictures),
    person: into(people),
    stream: into(streams),
    piece: (type, id) => {
      pieces.add(`${type}:${id}`);
      return id;
    },
  };
  for (const content of contents) writing.rebind(content, seeing);
  return { pictures, people, pieces, streams };
};

/** Returns the ids here, inside the transaction that brings what refers to them: people become accounts there. */
export const idsHere = async (
  ctx: Ctx,
  source: Import,
  { people, pieces }: References,
  { pictures, streams }: Readonly<Record<'pictures' | 'streams', OwnMedia>>,
  at: Date,
): Promise<OtherIds> => {
  const found = await findThings(ctx, siteOf(source), 'piece', [...pieces]);
  const pieceIds = new Map(found.map(({ key, refId }) => [key, refId]));
  const personIds = new Map<number, number>();
  for (const id of people) {
    const here = await findAuthor(ctx, source, `person:${id}`, at);
    if (here !== undefined) personIds.set(id, here);
  }
  return {
    picture: (id) => pictures.ids.get(id),
    person: (id) => personIds.get(id),
    piece: (type, id) => pieceIds.get(`${type}:${id}`),
    stream: (id) => streams.ids.get(id),
  };
};
