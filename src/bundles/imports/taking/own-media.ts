// Brings pictures and films of an archive, each once, by the number that it had there.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ArchiveBytes } from '#bundles/archives/public.ts';
import { storedBytes } from '../stored-file.ts';
import { findItems, findThings } from '../queries.ts';
import type { Import, ImportedThing } from '../queries.ts';
import type { Entry } from '../reading/entries.ts';
import { findAuthor } from './people.ts';
import { findPictureHere } from './pictures-here.ts';
import { lockTaking, siteOf } from './record-imported.ts';

export interface OwnMedia {
  /** The ids here, by the ids that they had there. */
  readonly ids: ReadonlyMap<number, number>;
  /** Why others didn't come. */
  readonly refusals: readonly string[];
}

type EntryOf<Kind> = Extract<Entry, { readonly kind: Kind }>;

interface Bringing<Kind> {
  readonly kind: Kind;
  /** Gives the id here, why it can't come, or undefined for what isn't one of ours. */
  readonly bring: (file: ArchiveBytes, entry: EntryOf<Kind>) => Promise<number | string | undefined>;
  /** Brings what may be missing still of one that is there. */
  readonly mend?: (thing: ImportedThing, file: ArchiveBytes, entry: EntryOf<Kind>) => Promise<void>;
}

/** Brings pictures or streams, each once, outside any transaction. */
export const bringOwn = async <Kind extends 'picture' | 'stream'>(
  ctx: Ctx,
  source: Import,
  wanted: Iterable<number>,
  { kind, bring, mend }: Bringing<Kind>,
): Promise<OwnMedia> => {
  const ids = new Map<number, number>();
  const refusals: string[] = [];
  let file: ArchiveBytes | undefined;
  for (const id of wanted) {
    const key = `${kind}:${id}`;
    // What an erased piece has let go comes once more.
    if (kind === 'picture') await findPictureHere(ctx, source, key);
    const [known] = await findThings(ctx, siteOf(source), kind, [key]);
    if (known) ids.set(id, known.refId);
    if (known && !mend) continue;
    const [item] = await findItems(ctx, source.id, kind, [key]);
    file ??= await storedBytes(ctx, source);
    if (item?.content?.kind !== kind || !file) continue;
    const entry = item.content as EntryOf<Kind>;
    if (known) await mend?.(known, file, entry);
    else {
      const outcome = await bring(file, entry);
      if (typeof outcome === 'number') ids.set(id, outcome);
      else if (outcome !== undefined) refusals.push(outcome);
    }
  }
  return { ids, refusals };
};

/** Finds whose it is, in a transaction of its own. */
export const findOwnerOf = (ctx: Ctx, source: Import, key: string, at: Date): Promise<number | undefined> =>
  withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    return findAuthor(ctx, source, key, at);
  });

/** Returns the number that a key names. */
export const numberIn = (key: string): number => Number(key.slice(key.indexOf(':') + 1));
