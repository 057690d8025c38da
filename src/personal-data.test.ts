// What is kept about people says in German what it is, and what becomes of it.
import { describe, expect, it } from 'vitest';
import { isOn } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { rowsOf } from '#bundles/accounts/holdings/rules.ts';
import { fields as commonFields } from '#bundles/accounts/holdings/texts.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aBookmark, aFolder } from '#bundles/bookmarks/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import { someReading } from '#bundles/reading-history/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { anInvitation } from '#bundles/users/invitations/test-data.ts';
import { aSession, aUser } from '#bundles/users/test-data.ts';
import { bundles } from './bundles.ts';

const kept = bundles.flatMap(({ personalData = [] }) => personalData);
const ctx = await testCtx();
const person = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const { id } = person;
const authorId = id;
await aSession(ctx, id);
const article = await anArticle(ctx, { authorId });
if (isOn('events')) await anEvent(ctx, { authorId });
await aSnapshot(ctx, { authorId });
await aComment(ctx, article, { author: person.viewer });
await anImage(ctx, { ownerId: id });
await aMessage(ctx, person, await aUser(ctx));
await aNotice(ctx, person, article);
await aBookmark(ctx, person, undefined, { folderId: await aFolder(ctx, person) });
await someReading(ctx, person, article);
await anInvitation(ctx, { inviter: person });
await anInvitation(ctx, { inviter: person, email: person.email, role: 'author' });

describe.each(kept.map((data) => [data.name, data] as const))('%s', (_, { words, exportFor }) => {
  it('has a title, and says in whole sentences what goes and what stays', () => {
    expect(words.title).toMatch(/^\S.*\S$/);
    expect(words.goes ?? words.stays).not.toBeNull();
    for (const sentence of [words.goes, words.stays, words.merges])
      if (sentence !== null) expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u);
  });

  it('names the fields that are given out', async () => {
    const known = new Set([...Object.keys(commonFields), ...Object.keys(words.fields ?? {})]);
    const rows = rowsOf(await exportFor(ctx, id));
    const names = rows.flatMap(({ list, fields }) => [...(list ? [list] : []), ...Object.keys(fields)]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
