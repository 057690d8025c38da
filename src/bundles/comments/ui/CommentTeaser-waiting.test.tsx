import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting } from '#kernel/testing/hydrate.ts';
import { putArticleInState } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import {
  commentById,
  control,
  field,
  flashes,
  heading,
  openPortal,
  section,
  shownIds,
} from '../page-in-tests/test-data.ts';
import { lockComments } from '../moderation.ts';
import { listComments } from '../queries.ts';
import { deleteComment } from '../removing.ts';
import { aComment } from '../test-data.ts';
import * as texts from '../texts.ts';
import { sendWaiting } from './send-outbox.ts';

const { ctx, app, browser, asEditor, doing, scrolledTo, ...page } = await openPortal();
const { aThread, open, type, send, click } = page;

let writer: TestUser;
let headers: Record<string, string>;
beforeEach(async () => {
  writer = await aUser(ctx);
  headers = await signedIn(app, writer);
});

const write = async (text: string) => {
  await click('Kommentar schreiben');
  await type(text);
  await send();
};
const answer = async (id: number, text: string) => {
  await click('Antworten', commentById(id));
  await type(text);
};
const isTakeBack = ({ textContent }: Element) => textContent === texts.takeBack;
const waiting = () =>
  [...section().querySelectorAll(`[aria-label="${texts.waitingLabel}"] li`)].map(
    ({ textContent }) => textContent,
  );
const backInTheLight = () => doing(() => sendWaiting());
const sentTo = async (article: { id: number }) =>
  (await listComments(ctx, { type: 'article', id: article.id })).map(({ text }) => text);

describe('a comment that is written without a network', () => {
  it('waits, is shown as waiting after a reload, too, and is sent once', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Aus dem Tunnel.');
    expect(flashes()).toEqual([['status', texts.waitsForNetwork]]);
    expect([waiting().length, field().value]).toEqual([1, '']);
    await open(article, { headers });
    expect(waiting()[0]).toContain('Aus dem Tunnel.');
    await backInTheLight();
    expect(await sentTo(article)).toEqual([]);
    browser.isOffline = false;
    await doing(() => Promise.all([sendWaiting(), sendWaiting()]));
    await backInTheLight();
    expect(await sentTo(article)).toEqual(['Aus dem Tunnel.']);
    expect([waiting(), localStorage.getItem('litfass:outbox')]).toEqual([[], null]);
    expect(flashes().at(-1)![1]).toContain(texts.sentLater);
  });

  it('stands in the list as soon as it is sent, and nothing says any more that it waits', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Aus dem Tunnel.');
    browser.isOffline = false;
    const { id: others } = await aComment(ctx, article);
    await backInTheLight();
    const own = (await listComments(ctx, { type: 'article', id: article.id })).find(
      ({ authorId }) => authorId === writer.id,
    );
    await vi.waitFor(() => expect(shownIds()).toEqual([ids[0], own?.id]));
    expect([shownIds().includes(others), heading(), waiting()]).toEqual([false, '2 Kommentare', []]);
    expect(flashes().map(([, text]) => text?.includes(texts.sentLater))).toEqual([true]);
  });

  it('takes the focus along where it waits: its form is gone', async () => {
    const { article } = await aThread(1);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Aus dem Tunnel.');
    await vi.waitFor(() => expect(document.activeElement?.id).toMatch(/^wartet-/));
    expect(document.activeElement?.textContent).toContain('Aus dem Tunnel.');
    expect(scrolledTo).toEqual([document.activeElement?.id]);
  });

  it('is not said to wait any more once it was taken back', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Doch anders.');
    await click(texts.takeBack);
    expect(flashes()).toEqual([]);
  });

  it('is there once as well where only the answer got lost', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.losesAnswers = true;
    await write('Gehört wurde ich.');
    expect(waiting()).toHaveLength(1);
    await backInTheLight();
    expect(waiting()).toHaveLength(1);
    browser.losesAnswers = false;
    await backInTheLight();
    expect([waiting(), await sentTo(article)]).toEqual([[], ['Gehört wurde ich.']]);
  });

  it('is sent as nobody else: it waits until its author is back', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Von mir.');
    browser.isOffline = false;
    for (const other of [await signedIn(app, await aUser(ctx)), {}]) {
      await open(article, { headers: other });
      expect(waiting()).toEqual([]);
      await backInTheLight();
    }
    expect(await sentTo(article)).toEqual([]);
    // The session has ended here, and the page doesn't know it yet.
    await open(article, { headers });
    browser.headers = {};
    await backInTheLight();
    expect([await sentTo(article), waiting().length]).toEqual([[], 1]);
    browser.headers = headers;
    await backInTheLight();
    const [comment] = await listComments(ctx, { type: 'article', id: article.id });
    expect(comment).toMatchObject({ text: 'Von mir.', authorId: writer.id });
  });

  it('stands in its form again when it isn’t taken any more, with why', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Zu spät.');
    await lockComments(asEditor, { type: 'article', id: article.id }, true);
    browser.isOffline = false;
    await backInTheLight();
    expect(flashes().at(-1)![1]).toContain(texts.refusals.locked);
    expect([waiting(), field().value]).toEqual([[], 'Zu spät.']);
  });

  it('can be taken back into the form', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Doch anders.');
    await click(texts.takeBack);
    expect([waiting(), field().value]).toEqual([[], 'Doch anders.']);
    browser.isOffline = false;
    await backInTheLight();
    expect(await sentTo(article)).toEqual([]);
    expect(control(texts.takeBack)).toBeUndefined();
  });

  it('stands in an open form for an answer again, before what was begun there meanwhile', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers });
    browser.isOffline = true;
    await answer(ids[0]!, 'A');
    await send();
    await answer(ids[0]!, 'B');
    await lockComments(asEditor, { type: 'article', id: article.id }, true);
    browser.isOffline = false;
    await backInTheLight();
    expect([waiting(), field().value]).toEqual([[], 'A\n\nB']);
  });

  it('comes back into its own form: an answer that is open beside it stays as it is, with caret and undo', async () => {
    const other = (await aThread(0)).article;
    const { article, ids } = await aThread(1);
    browser.isOffline = true;
    for (const [piece, text] of [
      [other, 'Anderswo.'],
      [article, 'Hier.'],
    ] as const) {
      await open(piece, { headers });
      await write(text);
      await lockComments(asEditor, { type: 'article', id: piece.id }, true);
    }
    await answer(ids[0]!, 'Ich schreibe gerade');
    const answering = field();
    browser.isOffline = false;
    await backInTheLight();
    expect(waiting()).toEqual([]);
    expect([answering.isConnected, field() === answering, answering.value]).toEqual([
      true,
      true,
      'Ich schreibe gerade',
    ]);
    await click('Kommentar schreiben');
    expect(field().value).toBe('Hier.');
  });

  it('stands in the form for a new one where the comment that it answers is gone', async () => {
    const { article, ids } = await aThread(1);
    await open(article, { headers });
    browser.isOffline = true;
    await answer(ids[0]!, 'Stimmt.');
    await send();
    await deleteComment(asEditor, ids[0]!);
    browser.isOffline = false;
    await backInTheLight();
    expect(flashes().at(-1)![1]).toContain(texts.parentUnknown);
    await open(article, { headers });
    expect([waiting(), field().value]).toEqual([[], 'Stimmt.']);
  });

  it('is kept and told of, without a form, where its piece is gone', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Ohne Beitrag.');
    await putArticleInState(ctx, article.id, 'withdrawn');
    browser.isOffline = false;
    await backInTheLight();
    const said = flashes().at(-1)![1];
    expect([said, waiting(), field().value]).toEqual([texts.goneLater('Ohne Beitrag.'), [], 'Ohne Beitrag.']);
    expect(said).not.toContain('Formular');
  });

  it('is not sent any more once it was taken back, though others are being sent', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Eins.');
    await write('Zwei.');
    browser.isOffline = false;
    const release = browser.hold();
    let sending: Promise<void> | undefined;
    // The comment on its way keeps calls open: hence only React is waited for.
    await acting(() => void (sending = sendWaiting()));
    const takingBack = [...section().querySelectorAll('button')].filter(isTakeBack);
    expect(takingBack.map(({ ariaBusy }) => ariaBusy)).toEqual(['true', null]);
    // The first comment is being sent, and can't be taken back any more.
    for (const button of takingBack) await acting(() => button.click());
    release();
    await doing(() => sending);
    expect([await sentTo(article), field().value, waiting()]).toEqual([['Eins.'], 'Zwei.', []]);
  });

  it('waits on while the server is in trouble', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    await write('Eins.');
    browser.isOffline = false;
    browser.isBroken = true;
    await backInTheLight();
    expect(waiting()).toHaveLength(1);
    await click(texts.takeBack);
    expect([waiting(), field().value]).toEqual([[], 'Eins.']);
  });

  it('stays in its form where the browser can’t keep it', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    browser.isOffline = true;
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write('Kein Platz.');
    full.mockRestore();
    expect([waiting(), field().value, flashes()[0]![0]]).toEqual([[], 'Kein Platz.', 'alert']);
  });
});
