// Finds who wrote it: people become accounts without a password, once each.
import type { Ctx } from '#kernel/ctx.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { MAX_NAME_LENGTH } from '../constants.ts';
import { findItems, findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import { anonymousName } from '../texts.ts';
import { recordImported, siteOf } from './record-imported.ts';

/**
 * Finds the account of an author, or makes it; undefined for a key that names nobody. It is called inside the caller's
 * transaction.
 */
export const findAuthor = async (
  ctx: Ctx,
  source: Import,
  key: string,
  at: Date,
): Promise<number | undefined> => {
  const known = await findKnown(ctx, source, key);
  if (known !== undefined) return known;
  const [item] = await findItems(ctx, source.id, 'person', [key]);
  if (item?.content?.kind !== 'person') return undefined;
  const { name, email, about, createdAt = '' } = item.content;
  const mode = source.choices?.people;
  return addAuthor(ctx, source, key, {
    name,
    about,
    email: mode === 'names' ? '' : email,
    createdAt: momentOf(createdAt) ?? at,
    isInvited: mode === 'invited',
  });
};

const momentOf = (said: string): Date | undefined => (said === '' ? undefined : new Date(said));

/** Somebody who gave no more than a name: the same name is the same person. */
export const findNamed = async (ctx: Ctx, source: Import, name: string, at: Date): Promise<number> => {
  const key = `name:${name.toLowerCase().slice(0, MAX_NAME_LENGTH).toWellFormed()}`;
  const known = await findKnown(ctx, source, key);
  if (known !== undefined) return known;
  return addAuthor(ctx, source, key, { name: name || anonymousName, about: '', email: '', createdAt: at });
};

const findKnown = async (ctx: Ctx, source: Import, key: string): Promise<number | undefined> =>
  (await findThings(ctx, siteOf(source), 'person', [key]))[0]?.refId;

const addAuthor = async (
  ctx: Ctx,
  source: Import,
  key: string,
  author: Parameters<typeof accountDesk.addFormerAuthor>[1],
): Promise<number> => {
  const { id, isNew } = await accountDesk.addFormerAuthor(ctx, author);
  await recordImported(ctx, source, 'person', key, { type: isNew ? 'user' : 'member', id });
  return id;
};
