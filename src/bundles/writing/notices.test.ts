import { describe, expect, it } from 'vitest';
import type { Announcement } from '#kernel/announcements.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { heard, inWords, noticesOf } from '#bundles/notifications/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import {
  manuscriptAppeared,
  manuscriptErased,
  manuscriptFailed,
  manuscriptHandedBack,
  manuscriptNoted,
  manuscriptPublished,
  manuscriptSubmitted,
  manuscriptWithdrawn,
} from './announcing.ts';
import type { ManuscriptAnnouncement } from './announcing.ts';
import { republishPiece, withdrawPiece } from './withdrawing.ts';

const ctx = await testCtx();
const place = await aPlace(ctx);
const author = await aUser(ctx, { name: 'Jens Groß' });
const editorAt = (locationPath: string) => aUser(ctx, { roles: [{ role: 'editor', locationPath }] });
const editor = await editorAt(place.path);

let lastId = 0;
const someNews = (news: Partial<ManuscriptAnnouncement> = {}): ManuscriptAnnouncement => ({
  manuscriptId: ++lastId,
  type: 'article',
  objectId: null,
  title: 'Elf zu zehn',
  authorId: author.id,
  locationPath: place.path,
  version: 3,
  actorId: editor.id,
  at: '2026-11-21T09:30:00.000Z',
  noteId: null,
  text: '',
  noteWriterIds: [],
  ...news,
});
/** Returns what one person was told, with the kind of the notice; the job runs twice, as jobs may. */
const told = async (
  announcement: Announcement<ManuscriptAnnouncement>,
  news: ManuscriptAnnouncement,
  userId: number,
) => {
  const before = (await noticesOf(ctx, userId)).length;
  const hear = heard(announcement);
  await hear(ctx, news);
  await hear(ctx, news);
  const rows = (await noticesOf(ctx, userId)).toSorted((a, b) => a.id - b.id).slice(before);
  return (await inWords(ctx, userId, rows)).map(({ notice, lead, rest, about, note, href }) =>
    [notice.kind, `${lead} ${rest}`.trim(), about, note, href].join(' | '),
  );
};

describe('manuscripts.submitted', () => {
  it('tells editors of the place once, on their desk and by the daily mail, and nobody else', async () => {
    const elsewhere = await editorAt('999/');
    const news = someNews({ actorId: author.id });
    expect(await told(manuscriptSubmitted, news, editor.id)).toEqual([
      `desk | Jens Groß hat einen Beitrag zur Prüfung eingereicht | Elf zu zehn |  | /schreiben/artikel/${news.manuscriptId}`,
    ]);
    for (const { id } of [elsewhere, author]) expect(await noticesOf(ctx, id)).toEqual([]);
  });

  it('tells again when it is submitted again, once an hour', async () => {
    const first = someNews({ actorId: author.id });
    expect(await told(manuscriptSubmitted, first, editor.id)).toHaveLength(1);
    const again = (at: string) => told(manuscriptSubmitted, { ...first, at }, editor.id);
    expect(await again('2026-11-21T09:50:00.000Z')).toEqual([]);
    expect(await again('2026-11-21T11:00:00.000Z')).toHaveLength(1);
  });
});

describe('manuscripts.handed-back', () => {
  it('tells the author the remark, with the way to go on writing', async () => {
    const news = someNews({ text: 'Wer hat das gesagt?', noteId: 7 });
    expect(await told(manuscriptHandedBack, news, author.id)).toEqual([
      `decision | Die Redaktion gibt Ihnen Ihren Beitrag mit einer Anmerkung zurück | Elf zu zehn | Anmerkung: Wer hat das gesagt? | /schreiben/artikel/${news.manuscriptId}`,
    ]);
  });
});

describe('manuscripts.noted', () => {
  it('tells the author of an editor’s remark, and those in the thread of the answer, never the writer', async () => {
    const remark = someNews({ noteId: 11, text: 'Schön!', noteWriterIds: [editor.id] });
    expect(await told(manuscriptNoted, remark, author.id)).toHaveLength(1);
    const answer = { ...remark, noteId: 12, actorId: author.id, noteWriterIds: [editor.id, author.id] };
    expect(await told(manuscriptNoted, answer, editor.id)).toEqual([
      `desk | Jens Groß hat auf Anmerkungen zu einem Beitrag geantwortet | Elf zu zehn |  | /schreiben/artikel/${remark.manuscriptId}`,
    ]);
    expect(await told(manuscriptNoted, answer, author.id)).toEqual([]);
  });
});

describe('manuscripts.published, manuscripts.appeared and manuscripts.failed', () => {
  it('tell the author, with the way to the page that is out', async () => {
    const { id: objectId, href } = await anArticle(ctx, { headline: 'Elf zu zehn', authorId: author.id });
    expect(await told(manuscriptPublished, someNews({ objectId }), author.id)).toEqual([
      `decision | Ihr Beitrag ist veröffentlicht | Elf zu zehn |  | ${href}`,
    ]);
    expect(await told(manuscriptAppeared, someNews({ objectId, actorId: author.id }), author.id)).toEqual([
      `decision | Ihr geplanter Beitrag ist erschienen | Elf zu zehn |  | ${href}`,
    ]);
    const failed = someNews({ noteId: 21, actorId: null, text: 'Die Rubrik gibt es nicht mehr.' });
    expect(await told(manuscriptFailed, failed, author.id)).toEqual([
      `decision | Ihr geplanter Beitrag konnte nicht erscheinen | Elf zu zehn | Die Rubrik gibt es nicht mehr. | /schreiben/artikel/${failed.manuscriptId}`,
    ]);
  });

  it('tell again of what came out again, in the same version', async () => {
    const first = someNews();
    for (const announcement of [manuscriptPublished, manuscriptAppeared]) {
      expect(await told(announcement, first, author.id)).toHaveLength(1);
      expect(await told(announcement, first, author.id)).toEqual([]);
      const again = { ...first, at: '2026-11-22T09:30:00.000Z' };
      expect(await told(announcement, again, author.id)).toHaveLength(1);
    }
  });

  it('tell nobody what they did themselves', async () => {
    expect(await told(manuscriptPublished, someNews({ actorId: author.id }), author.id)).toEqual([]);
  });
});

describe('manuscripts.withdrawn and manuscripts.erased', () => {
  it('tell the author what editors did, unless it is out again by then', async () => {
    const as = actAs(ctx, editor.viewer);
    const piece = async () => {
      const { id } = await anArticle(ctx, { locationId: place.id, authorId: author.id });
      const ref = { type: 'article', id } as const;
      const manuscript = await withdrawPiece(as, ref);
      return { ref, news: someNews({ objectId: id, manuscriptId: manuscript.id }) };
    };
    const [gone, back] = [await piece(), await piece()];
    await republishPiece(as, back.ref);
    expect(await told(manuscriptWithdrawn, gone.news, author.id)).toEqual([
      `decision | Die Redaktion hat Ihren Beitrag zurückgezogen | Elf zu zehn |  | /schreiben/artikel/${gone.news.manuscriptId}`,
    ]);
    expect(await told(manuscriptWithdrawn, back.news, author.id)).toEqual([]);
    expect(await told(manuscriptErased, gone.news, author.id)).toEqual([
      'decision | Die Redaktion hat Ihren Beitrag gelöscht | Elf zu zehn |  | ',
    ]);
  });
});
