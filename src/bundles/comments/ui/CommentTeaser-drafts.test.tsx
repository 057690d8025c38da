import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import {
  commentById,
  control,
  field,
  flashes,
  form,
  isNewFormOpen,
  openPortal,
} from '../page-in-tests/test-data.ts';
import { listComments } from '../queries.ts';
import { aComment } from '../test-data.ts';

const { app, ctx, browser, scrolledTo, ...page } = await openPortal();
const { aThread, open, type, send, click } = page;

let writer: TestUser;
let headers: Record<string, string>;
beforeEach(async () => {
  writer = await aUser(ctx);
  headers = await signedIn(app, writer);
});

describe('what is typed and not sent', () => {
  it('survives a reload, each form for itself', async () => {
    const { article, ids } = await aThread(1);
    const { id: mine } = await aComment(ctx, article, { author: writer.viewer, text: 'Mein Satz.' });
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Ein neuer');
    await click('Antworten', commentById(ids[0]!));
    await type('Eine Antwort');
    await click('Bearbeiten', commentById(mine));
    await type('Mein Satz, besser.');

    await open(article, { headers });
    expect(isNewFormOpen()).toBe(false);
    await click('Kommentar schreiben');
    expect(field().value).toBe('Ein neuer');
    expect(form().textContent).toContain('Ihr Entwurf ist wieder da.');
    await click('Antworten', commentById(ids[0]!));
    expect(field().value).toBe('Eine Antwort');
    await click('Bearbeiten', commentById(mine));
    expect(field().value).toBe('Mein Satz, besser.');
  });

  it('survives a failed call and a reload after it', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Ohne Netz.');
    browser.isBroken = true;
    await send();
    browser.isBroken = false;
    await open(article, { headers });
    expect(field().value).toBe('Ohne Netz.');
  });

  it('is gone once it was sent, or emptied', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Fertig.');
    await send();
    await vi.waitFor(() => expect(scrolledTo).toHaveLength(1));
    await open(article, { headers });
    expect([field().value, localStorage.length]).toEqual(['', 0]);
    await click('Kommentar schreiben');
    await type('Doch nicht');
    await type('');
    expect(localStorage).toHaveLength(0);
  });

  it('can be thrown away', async () => {
    const { article } = await aThread(0);
    const { id: mine } = await aComment(ctx, article, { author: writer.viewer, text: 'Mein Satz.' });
    await open(article, { headers });
    await click('Bearbeiten', commentById(mine));
    await type('Verworfen.');
    await open(article, { headers });
    await click('Bearbeiten', commentById(mine));
    expect(field().value).toBe('Verworfen.');
    await click('Entwurf verwerfen');
    expect([field().value, localStorage.length]).toEqual(['Mein Satz.', 0]);
    expect(control('Entwurf verwerfen')).toBeUndefined();
  });

  it('is not shown to others on the same browser', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Nur für mich.');
    await open(article, { headers: await signedIn(app, await aUser(ctx)) });
    await click('Kommentar schreiben');
    expect(field().value).toBe('');
    await open(article);
    expect(document.body.innerHTML).not.toContain('Nur für mich.');
  });
});

const loseSession = () => (browser.headers = {});

describe('a session that is lost while typing', () => {
  it('is told with a link to sign in, and after that the form stands open with everything typed', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Lange geschrieben.');
    loseSession();
    await send();
    expect(flashes()).toEqual([['alert', 'Bitte melden Sie sich an, um mitzureden. Anmelden']]);
    const signIn = document.querySelector<HTMLAnchorElement>('#meldungen a')!;
    expect(new URL(signIn.href).searchParams.get('next')).toBe(`${article.href}#kommentare`);
    expect(field().value).toBe('Lange geschrieben.');

    await open(article, { headers: await signedIn(app, writer), hash: '#kommentare' });
    expect([isNewFormOpen(), field().value]).toEqual([true, 'Lange geschrieben.']);
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    await send();
    expect(await listComments(ctx, article)).toMatchObject([{ text: 'Lange geschrieben.' }]);
  });

  it('also for an answer to a comment that the page doesn’t show at first', async () => {
    const { article, ids } = await aThread(5);
    await open(article, { headers });
    await click(/^Alle 5/);
    await click('Antworten', commentById(ids[0]!));
    await type('An den ersten.');
    loseSession();
    await send();
    await open(article, { headers: await signedIn(app, writer), hash: '#kommentare' });
    await vi.waitFor(() => expect(field().value).toBe('An den ersten.'));
    expect(commentById(ids[0]!).nextElementSibling?.contains(form())).toBe(true);
  });

  it('opens nothing for somebody else who signs in', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await type('Meins.');
    loseSession();
    await send();
    await open(article, { headers: await signedIn(app, await aUser(ctx)), hash: '#kommentare' });
    expect([isNewFormOpen(), field().value]).toEqual([false, '']);
  });
});
