import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting } from '#kernel/testing/hydrate.ts';
import { putArticleInState } from '#bundles/articles/test-data.ts';
import type { TestArticle } from '#bundles/articles/test-data.ts';
import { setGates } from '#bundles/gates/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { lockComments } from '../moderation.ts';
import {
  commentById,
  control,
  dialog,
  dialogButton,
  field,
  flashes,
  form,
  formButtons,
  heading,
  isNewFormOpen,
  openPortal,
  shownIds,
} from '../page-in-tests/test-data.ts';
import { findThread, listComments } from '../queries.ts';
import { aComment } from '../test-data.ts';

const { app, ctx, browser, scrolledTo, asEditor, memberCookie, ...page } = await openPortal();
const { aThread, open, doing, type, send, press, click } = page;

let writer: TestUser;
let headers: Record<string, string>;
/** Somebody else each time, who is never too fast. */
beforeEach(async () => {
  writer = await aUser(ctx);
  headers = await signedIn(app, writer);
});

const areButtonsOff = () => formButtons().map(({ disabled }) => disabled);
const focused = () => document.activeElement;

const write = async (text: string) => {
  if (!isNewFormOpen()) await click('Kommentar schreiben');
  await type(text);
};

describe('a new comment', () => {
  it('appears in the full list; the form hides, empty for the next one', async () => {
    const { article, ids } = await aThread(4);
    await open(article, { headers });
    expect(isNewFormOpen()).toBe(false);
    await write('Gut so.');
    await send();
    const [latest] = (await listComments(ctx, article)).slice(-1);
    expect(latest).toMatchObject({ authorId: writer.id, text: 'Gut so.' });
    expect(shownIds()).toEqual([...ids, latest!.id]);
    expect([heading(), flashes()]).toEqual(['5 Kommentare', [['status', 'Ihr Kommentar ist erschienen.']]]);
    expect([isNewFormOpen(), field().value]).toEqual([false, '']);
    await vi.waitFor(() => expect(scrolledTo).toEqual([`comment-${latest!.id}`]));
    expect(focused()).toBe(commentById(latest!.id));
  });

  it('that may be hasty is asked about once, calmly, and sent as its author decides', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Was für ein Trottel!');
    await send();
    // The dialog that asks appears after the answer.
    await doing(() => {});
    expect(dialog()!.textContent).toContain('Noch einmal lesen?');
    expect(dialog()!.textContent).toContain('ins Gesicht sagen würden.');
    await doing(() => dialogButton('Noch einmal ändern').click());
    expect([field().value, await listComments(ctx, article)]).toEqual(['Was für ein Trottel!', []]);
    await vi.waitFor(() => expect(focused()).toBe(field()));
    await send();
    await doing(() => {});
    await doing(() => dialogButton('Trotzdem senden').click());
    await doing(() => {});
    expect(await listComments(ctx, article)).toHaveLength(1);
    expect(flashes()).toEqual([['status', 'Ihr Kommentar ist erschienen.']]);
  });

  it('is taken once its author has said who comes up in it, where a gate asks for that', async () => {
    const { article } = await aThread(0);
    const gate = { locationId: 0, types: ['comment'], group: 'members' } as const;
    await setGates(asEditor, { ...gate, level: 'questions' });
    await open(article, { headers });
    await write('Die Nachbarin sagt das auch.');
    await send();
    await doing(() => {});
    expect(dialog()!.textContent).toContain('Vor dem Abschicken');
    const choose = (name: string, value: string) =>
      doing(() => dialog()!.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!.click());
    await choose('others', 'ja');
    await doing(() => dialogButton('Abschicken').click());
    expect(dialog()!.querySelectorAll('[role="alert"]')).toHaveLength(2);
    await doing(() => dialogButton('Noch einmal ändern').click());
    expect(field().value).toBe('Die Nachbarin sagt das auch.');
    await send();
    await doing(() => {});
    await choose('others', 'ja');
    await choose('special', 'nein');
    await choose('consent', 'ja');
    await doing(() => dialogButton('Abschicken').click());
    await doing(() => {});
    await setGates(asEditor, { ...gate, level: null });
    expect(await listComments(ctx, article, { seesPending: true })).toMatchObject([
      { state: 'held', answers: { others: true, special: false, consent: true } },
    ]);
    expect(flashes()[0]?.[1]).toContain('sobald die Moderation ihn freigegeben hat');
  });

  it('gets the focus back when it is refused', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write(' ');
    formButtons()[0]!.focus();
    await send();
    await vi.waitFor(() => expect(focused()).toBe(field()));
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('waits with its buttons off, and is sent once', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Nur einmal.');
    const release = browser.hold();
    await acting(() => form().requestSubmit());
    expect(areButtonsOff()).toEqual([true, true, true]);
    expect(form().getAttribute('aria-busy')).toBe('true');
    await acting(() => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    await doing(release);
    expect(browser.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(areButtonsOff()).toEqual([false, false, false]);
    expect((await findThread(ctx, article)).commentCount).toBe(1);
  });

  it('that is not granted shows why as a warning, keeps what was typed, and the buttons are on again', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await lockComments(asEditor, article, true);
    await write('Noch schnell:\nEin Nachtrag.');
    await send();
    expect(flashes()).toEqual([['alert', 'Die Kommentare zu diesem Beitrag sind geschlossen.']]);
    expect(document.querySelector('#meldungen > .warning')).not.toBeNull();
    expect([isNewFormOpen(), field().value]).toEqual([true, 'Noch schnell:\nEin Nachtrag.']);
    expect(areButtonsOff()).toEqual([false, false, false]);
  });

  it.each([
    ['the server is in trouble', () => void (browser.isBroken = true)],
    ['the article is gone', (article: TestArticle) => putArticleInState(ctx, article.id, 'withdrawn')],
  ])('that fails because %s says so as an alert and loses nothing', async (_, spoil) => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Lange überlegt.');
    await spoil(article);
    await send();
    expect(flashes()).toEqual([['alert', 'Something went wrong. Please try again.']]);
    expect(document.querySelector('#meldungen > .alert')).not.toBeNull();
    expect([isNewFormOpen(), field().value]).toEqual([true, 'Lange überlegt.']);
    expect(areButtonsOff()).toEqual([false, false, false]);
    expect(await listComments(ctx, article)).toEqual([]);
  });

  it.each([
    ['fails', () => void (browser.isBroken = true)],
    ['isn’t granted', (article: TestArticle) => lockComments(asEditor, article, true)],
  ])('gives the focus back to the button that sent it when it %s', async (_, spoil) => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Mit der Tastatur.');
    await spoil(article);
    const release = browser.hold();
    const button = formButtons()[0]!;
    button.focus();
    await acting(() => form().requestSubmit());
    // Browsers take the focus from what is switched off.
    button.blur();
    await doing(release);
    await vi.waitFor(() => expect(focused()).toBe(button));
  });

  it('takes nothing along that is typed while it is sent: that is the next one', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Der Anfang.');
    const release = browser.hold();
    await acting(() => form().requestSubmit());
    await acting(() => {
      field().value = 'Der Anfang. Und mehr.';
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
    await doing(release);
    expect(await listComments(ctx, article)).toMatchObject([{ text: 'Der Anfang.' }]);
    expect([isNewFormOpen(), field().value]).toEqual([true, 'Und mehr.']);
    await vi.waitFor(() => expect(focused()).toBe(field()));
    expect(scrolledTo).toEqual([]);
  });

  it('can be sent again after a failure', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write('Zweiter Versuch.');
    browser.isBroken = true;
    await send();
    browser.isBroken = false;
    await send();
    expect(await listComments(ctx, article)).toMatchObject([{ text: 'Zweiter Versuch.' }]);
    expect(isNewFormOpen()).toBe(false);
  });

  it('without words is not sent', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await write(' \n ');
    await send();
    expect(form().textContent).toContain('Bitte schreiben Sie etwas.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(browser.calls).toEqual([]);
  });

  it('can be put aside and taken up again, with the focus on its way', async () => {
    const { article } = await aThread(0);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await vi.waitFor(() => expect(focused()).toBe(field()));
    await type('Später vielleicht.');
    await press('Escape');
    expect(isNewFormOpen()).toBe(false);
    await vi.waitFor(() => expect(focused()).toBe(control('Kommentar schreiben')));
    await click('Kommentar schreiben');
    expect(field().value).toBe('Später vielleicht.');
    await click('Abbrechen');
    expect(isNewFormOpen()).toBe(false);
  });
});

describe('an answer', () => {
  it('is written under what it answers, and appears there', async () => {
    const { article, ids } = await aThread(5);
    await open(article, { headers });
    await click('Antworten', commentById(ids[3]!));
    expect(commentById(ids[3]!).nextElementSibling?.contains(form())).toBe(true);
    expect(form().textContent).toContain('Ihre Antwort an');
    expect(focused()).toBe(field());
    await type('Das stimmt.');
    await send();
    const [reply] = (await listComments(ctx, article)).slice(-1);
    expect(reply).toMatchObject({ text: 'Das stimmt.', parentId: ids[3], authorId: writer.id });
    expect(shownIds()).toEqual([ids[0], ids[1], ids[2], ids[3], reply!.id, ids[4]]);
    expect(commentById(reply!.id).className).toContain('reply');
    expect(form().querySelector('[name=parentId]')).toBeNull();
  });

  it('closes the form that is open, and gives the focus back when it is put aside', async () => {
    const { article, ids } = await aThread(2);
    await open(article, { headers });
    await click('Kommentar schreiben');
    await click('Antworten', commentById(ids[0]!));
    expect([isNewFormOpen(), form().querySelector<HTMLInputElement>('[name=parentId]')?.value]).toEqual([
      false,
      String(ids[0]),
    ]);
    await click('Antworten', commentById(ids[1]!));
    expect(form().querySelector<HTMLInputElement>('[name=parentId]')?.value).toBe(String(ids[1]));
    await press('Escape');
    expect(document.querySelector('[name=parentId]')).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe(control('Antworten', commentById(ids[1]!))));
  });

  it('to an answer stands under the same comment', async () => {
    const { article, ids } = await aThread(1);
    const { id: first } = await aComment(ctx, article, { parentId: ids[0]! });
    await open(article, { headers });
    await click('Antworten', commentById(first));
    await type('Und noch eine.');
    await send();
    const [second] = (await listComments(ctx, article)).slice(-1);
    expect(second?.parentId).toBe(ids[0]);
    expect(shownIds()).toEqual([ids[0], first, second!.id]);
  });
});

const aThreadOfMine = async () => {
  const { article, ids } = await aThread(1);
  const { id } = await aComment(ctx, article, { author: writer.viewer, text: 'Ganz [b]gut[/b].' });
  return { article, id, other: ids[0]! };
};

describe('a change', () => {
  it('is made in the place of the comment, without asking the server for it', async () => {
    const { article, id } = await aThreadOfMine();
    await open(article, { headers });
    await click('Bearbeiten', commentById(id));
    expect(commentById(id).contains(form())).toBe(true);
    expect([field().value, focused()]).toEqual(['Ganz [b]gut[/b].', field()]);
    expect(browser.calls).toEqual([]);
    await type('Sehr gut.');
    await click('Änderung speichern');
    expect(flashes()).toEqual([['status', 'Ihr Kommentar ist geändert.']]);
    expect(commentById(id).textContent).toContain('Sehr gut.');
    expect(commentById(id).textContent).toContain('bearbeitet');
    expect(commentById(id).querySelector('form textarea')).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe(commentById(id)));
  });

  it('can be put aside; the comment stands as before, with the focus on its link', async () => {
    const { article, id } = await aThreadOfMine();
    await open(article, { headers });
    await click('Bearbeiten', commentById(id));
    await type('Anders.');
    await click('Abbrechen', commentById(id));
    expect(commentById(id).querySelector('.text')?.textContent).toBe('Ganz gut.');
    await vi.waitFor(() => expect(focused()).toBe(control('Bearbeiten', commentById(id))));
  });

  it('that is not granted keeps the form and what was typed', async () => {
    const { article, id } = await aThreadOfMine();
    await open(article, { headers });
    await click('Bearbeiten', commentById(id));
    await type('Anders.');
    browser.headers = await signedIn(app, await aUser(ctx));
    await send();
    expect(flashes()).toEqual([['alert', 'Diesen Kommentar können Sie nicht ändern.']]);
    expect([field().value, areButtonsOff()]).toEqual(['Anders.', [false, false, false]]);
  });

  it('to a comment far back stays where it is', async () => {
    const { article, ids } = await aThread(5);
    await open(article, { headers: memberCookie, hash: `#comment-${ids[0]}` });
    await click('Bearbeiten', commentById(ids[0]!));
    await type('Früh am Tag.');
    await send();
    expect(commentById(ids[0]!).textContent).toContain('Früh am Tag.');
  });
});
