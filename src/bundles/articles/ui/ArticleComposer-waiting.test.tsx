import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { desc } from 'drizzle-orm';
import { dayAndClockOf } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { acting, takeComplaints } from '#kernel/testing/hydrate.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createManuscript } from '#bundles/writing/public.ts';
import { aContent, aManuscript, savedIn } from '#bundles/writing/test-data.ts';
import {
  app,
  articlesOf,
  author,
  button,
  callsOf,
  choose,
  ctx,
  field,
  leave,
  open,
  publishedOffline,
  saveBlocked,
  saving,
  served,
  type,
  until,
  uploads,
} from '../composer/test-data.ts';
import { articleRevisions } from '../schema.ts';

afterEach(() => void vi.useRealTimers());

/** Nothing waits to come out any more, and nothing is under way. */
const untilOut = async (page: Element) => {
  await until(() => expect(button(page, 'Doch noch nicht')).toBeUndefined());
  await acting(waitForRequests);
};

describe('two windows', () => {
  it('two versions are told of once', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Die Brücke' });
    const [first, second] = [await open(`/schreiben/artikel/${id}`), await open(`/schreiben/artikel/${id}`)];
    await type(field(first, 'headline'), 'Die alte Brücke');
    await leave();
    await type(field(second, 'headline'), 'Die neue Brücke');
    await leave();
    expect([saving(first), saving(second)]).toEqual(['saved', 'conflict']);
    expect(second.textContent!.split('es gibt eine andere Fassung')).toHaveLength(2);
    expect(button(second, 'Fassungen vergleichen')).toBeDefined();
  });
});

describe('publishing that waits', () => {
  it('what is published without a network comes out once, as soon as there is one', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Aus dem Tunnel' });
    const page = await open(`/schreiben/artikel/${id}`);
    await acting(() => button(page, 'Veröffentlichen').click());
    served.isOffline = true;
    const sheet = page.querySelector('dialog')!;
    await acting(() => button(sheet, 'Veröffentlichen').click());
    await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
    expect(await articlesOf(author)).toBe(0);
    // There is still none: it waits on.
    await acting(() => window.dispatchEvent(new Event('online')));
    await acting(waitForRequests);
    served.isOffline = false;
    await acting(() => window.dispatchEvent(new Event('online')));
    await untilOut(page);
    expect(await articlesOf(author)).toBe(1);
    // jsdom leads nowhere.
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it('what waits to be published is published as nobody else, whoever has signed in meanwhile', async () => {
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    const cookie = await signedIn(app, editor);
    const { page } = await publishedOffline('Von mir');
    const before = await articlesOf(author);
    served.headers = cookie;
    served.isOffline = false;
    await acting(() => window.dispatchEvent(new Event('online')));
    await until(() => expect(page.querySelector('dialog')?.textContent).toContain('angemeldet'));
    expect(await articlesOf(author)).toBe(before);
  });

  it('what waits to be published doesn’t come out when that is taken back, though it was being saved', async () => {
    const { page, manuscript } = await publishedOffline('Doch nicht');
    await type(field(page, 'lead'), 'Noch ein Satz.');
    const release = await saveBlocked();
    expect(button(page, 'Doch noch nicht').ariaBusy).toBeNull();
    await acting(() => button(page, 'Doch noch nicht').click());
    release();
    await until(() => expect(saving(page)).toBe('saved'));
    await acting(waitForRequests);
    expect(button(page, 'Doch noch nicht')).toBeUndefined();
    expect(callsOf(manuscript)).toEqual(['speichern']);
  });

  it('what waits to be published comes out as it was wished for last, though an earlier wish was being saved', async () => {
    const { page, manuscript } = await publishedOffline('Erst morgen');
    await type(field(page, 'lead'), 'Noch ein Satz.');
    const release = await saveBlocked();
    await acting(() => button(page, 'Veröffentlichen').click());
    const sheet = page.querySelector('dialog')!;
    await acting(() => sheet.querySelectorAll<HTMLInputElement>('[name=when]')[1]!.click());
    await type(field(sheet, 'at'), dayAndClockOf(new Date(Date.now() + DAY_MS)));
    await acting(() => button(sheet, 'Planen').click());
    release();
    await until(() => expect(page.querySelector('dialog')).toBeNull());
    expect(callsOf(manuscript)).toEqual(['speichern', 'planen']);
  });

  it('what is being published can’t be taken back any more', async () => {
    const { page } = await publishedOffline('Schon unterwegs');
    const release = await saveBlocked();
    expect(button(page, 'Doch noch nicht').ariaBusy).toBe('true');
    release();
    await untilOut(page);
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it.each([
    { type: 'article', path: 'artikel', name: 'heroId' },
    { type: 'imagepost', path: 'schnappschuss', name: 'imageId' },
  ] as const)(
    'what waits for its picture comes out with it, and once: $type',
    async ({ type, path, name }) => {
      const article = await aContent(ctx, { headline: 'Mit Bild' });
      const { locationId, categoryId } = article;
      const snapshot = { title: 'Mit Bild', imageId: null, locationId, categoryId };
      const content = type === 'article' ? article : snapshot;
      const creation = { type, key: randomUUID(), objectId: null, content };
      const { id } = savedIn(await createManuscript(actAs(ctx, author.viewer), creation));
      const page = await open(`/schreiben/${path}/${id}`);
      served.isOffline = true;
      await choose(page, name);
      await until(() => expect(page.textContent).toContain('unterbrochen'));
      await acting(() => button(page, 'Veröffentlichen').click());
      await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
      await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
      served.isOffline = false;
      await acting(() => window.dispatchEvent(new Event('online')));
      await acting(waitForRequests);
      expect([callsOf({ id }), page.querySelector('dialog')]).toEqual([[], null]);
      await acting(() => uploads.pop()!.arrive());
      await untilOut(page);
      expect(callsOf({ id })).toEqual(['speichern', 'veroeffentlichen']);
      // The piece may have got any number.
      const refs = Array.from({ length: 30 }, (_, at) => ({ type, id: at + 1 }));
      const out = [...(await listedThingsOf(actAs(ctx, author.viewer), refs)).values()];
      expect(out.filter(({ card }) => card.pictureId !== null)).toHaveLength(1);
      expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
    },
  );

  it.each([429, 503, 'nothing'])(
    'a picture that is answered %s is sent again by itself, and what waits for it comes out with it',
    async (answer) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { page, id } = await publishedWhile(chooseHero);
      const sent = uploads.pop()!;
      const end = () =>
        typeof answer === 'number' ? sent.answer(answer) : sent.dispatchEvent(new Event('error'));
      await acting(end);
      expect(button(page, 'Doch noch nicht')).toBeDefined();
      await acting(() => vi.advanceTimersByTimeAsync(20_000));
      expect(callsOf({ id })).not.toContain('veroeffentlichen');
      await acting(() => uploads.pop()!.arrive());
      await until(() => expect(callsOf({ id })).toContain('veroeffentlichen'));
      await untilOut(page);
      expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
    },
  );

  it.each([401, 403, 422])(
    'a picture that is refused with %i ends the wish to publish, which says so',
    async (status) => {
      const { page, id } = await publishedWhile(chooseHero);
      await acting(() => uploads.pop()!.answer(status));
      await untilOut(page);
      await acting(waitForRequests);
      expect(page.textContent).toContain('Ein Bild wurde nicht angenommen');
      expect(callsOf({ id })).not.toContain('veroeffentlichen');
      await acting(() => button(page, 'In Ordnung').click());
      expect(page.textContent).not.toContain('Ein Bild wurde nicht angenommen');
    },
  );

  it('what is published while a picture is on its way into the text comes out with it', async () => {
    const { page, id } = await publishedWhile(pastePicture);
    expect(callsOf({ id })).not.toContain('veroeffentlichen');
    await acting(() => uploads.pop()!.arrive());
    await untilOut(page);
    expect(await newestText()).toContain('"type":"image"');
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it('a picture that doesn’t get into the text ends the wish to publish, which says so', async () => {
    const { page, id } = await publishedWhile(pastePicture);
    await acting(() => uploads.pop()!.answer(413));
    await untilOut(page);
    expect(page.textContent).toContain('Ein Bild wurde nicht angenommen');
    expect(callsOf({ id })).not.toContain('veroeffentlichen');
  });

  it('what is published while pasted words are being cleaned comes out with them', async () => {
    const held: (() => void)[] = [];
    const { page } = await publishedWhile(async (page) => {
      held.push(served.hold());
      await paste(page, { html: '<p>Aus einem <b>anderen</b> Text</p>', text: 'Aus einem anderen Text' });
    });
    for (const release of held) release();
    await untilOut(page);
    expect(await newestText()).toContain('Aus einem ');
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it('what is typed on while it is being published comes out as soon as that is saved, and no network is missed', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Noch ein Satz' });
    const page = await open(`/schreiben/artikel/${id}`);
    await type(field(page, 'lead'), 'Eins.');
    await acting(() => button(page, 'Veröffentlichen').click());
    let release = served.hold();
    await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
    const leads = { 2: 'Eins. Zwei.', 3: 'Eins. Zwei. Drei.' };
    for (const [version, lead] of Object.entries(leads)) {
      await type(field(page, 'lead'), lead);
      const last = release;
      release = served.hold();
      last();
      await until(() => expect(page.querySelector(`[data-version="${version}"]`)).not.toBeNull());
    }
    await until(() => expect(page.textContent).toContain('wird noch gespeichert'));
    expect(page.textContent).not.toContain('Gerade keine Verbindung');
    release();
    await untilOut(page);
    expect(callsOf({ id })).toEqual(['speichern', 'speichern', 'speichern', 'veroeffentlichen']);
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });
});

/** Presses publishing while something else is under way. */
const publishedWhile = async (deed: (page: Element) => Promise<unknown>) => {
  const { id } = await aManuscript(ctx, author.viewer, { headline: 'Unterwegs' });
  const page = await open(`/schreiben/artikel/${id}`);
  await deed(page);
  await acting(() => button(page, 'Veröffentlichen').click());
  await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
  await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
  return { page, id };
};
const newestText = async () => {
  const [piece] = await ctx.db
    .select()
    .from(articleRevisions)
    .orderBy(desc(articleRevisions.articleId))
    .limit(1);
  return JSON.stringify(piece!.body);
};
/** Pastes into the text. */
const paste = (page: Element, { html = '', text = '', files = [] as File[] }) => {
  const words: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': text };
  const clipboardData = { files, items: [], types: [], getData: (type: string) => words[type] ?? '' };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  return acting(() => page.querySelector('[contenteditable]')!.dispatchEvent(event));
};
const pastePicture = async (page: Element) => {
  await paste(page, { files: [new File(['x'], 'foto.jpg', { type: 'image/jpeg' })] });
  await until(() => expect(uploads).toHaveLength(1));
};

const chooseHero = (page: Element) => choose(page, 'heroId');
