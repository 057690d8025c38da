import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { acting, takeComplaints } from '#kernel/testing/hydrate.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createManuscript, reviewFirst } from '#bundles/writing/public.ts';
import { aContent, savedIn } from '#bundles/writing/test-data.ts';
import {
  aDeviceWithStorage,
  outboxTexts as texts,
  ownWaitingPieces,
  sendWaitingPieces,
} from '#bundles/writing/outbox/test-data.ts';
import {
  articlesOf,
  app,
  author,
  button,
  callsOf,
  choose,
  cookie,
  ctx,
  open,
  publishedOffline,
  served,
  until,
  uploads,
} from '../composer/test-data.ts';

let stored: Map<string, Response>;
beforeEach(() => {
  stored = aDeviceWithStorage();
  document.documentElement.dataset['reader'] = 'author';
});
afterEach(() => {
  delete document.documentElement.dataset['reader'];
});

const closeWindow = () => acting(() => void (document.body.innerHTML = '<div id="meldungen"></div>'));
const messages = () => document.getElementById('meldungen')!.textContent;
/** Sends waiting pieces as the next page does. */
const send = async () => {
  const sent = sendWaitingPieces();
  await acting(() => sent);
};
const isWaiting = () => until(async () => expect(await ownWaitingPieces()).toHaveLength(1));

/** Returns its composer, in which a picture was chosen and publishing pressed without a network. */
const aSnapshotOffline = async (title: string) => {
  const { locationId, categoryId } = await aContent(ctx, {});
  const content = { title, imageId: null, locationId, categoryId };
  const creation = { type: 'imagepost', key: randomUUID(), objectId: null, content };
  const { id } = savedIn(await createManuscript(actAs(ctx, author.viewer), creation));
  const page = await open(`/schreiben/schnappschuss/${id}`);
  served.isOffline = true;
  await choose(page, 'imageId');
  await acting(() => button(page, 'Veröffentlichen').click());
  await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
  await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
  await until(() => expect(stored.size).toBe(2));
  return { page, id };
};

describe('what is to come out without a network, when its window is closed', () => {
  it('comes out with the next page of its author, with its picture, and once', async () => {
    const { id } = await aSnapshotOffline('Aus dem Tunnel');
    await closeWindow();
    served.isOffline = false;
    const sent = sendWaitingPieces();
    await until(() => expect(uploads).toHaveLength(1));
    await uploads.pop()!.arrive();
    await acting(() => sent);
    expect(messages()).toContain(texts.sentLater('Aus dem Tunnel'));
    expect(callsOf({ id })).toEqual(['speichern', 'veroeffentlichen']);
    await send();
    expect([callsOf({ id }).length, stored.size, uploads.length]).toEqual([2, 0, 0]);
  });

  it('comes out although its composer saved words as it was left, and never heard of it', async () => {
    const { id } = await aSnapshotOffline('Beim Gehen');
    const [waiting] = await ownWaitingPieces();
    await closeWindow();
    served.isOffline = false;
    const { version, content, window } = waiting!;
    await served.fetch(`/schreiben/ajax/manuskript/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ version, content: { ...content, title: 'Im Gehen' }, key: window }),
    });
    const sent = sendWaitingPieces();
    await until(() => expect(uploads).toHaveLength(1));
    await uploads.pop()!.arrive();
    await acting(() => sent);
    expect(messages()).toContain(texts.sentLater('Beim Gehen'));
  });

  it('is handed in by who needs an editor for it, with the words to them, once', async () => {
    const member = await aUser(ctx);
    served.headers = await signedIn(app, member);
    const { locationId, categoryId } = await aContent(ctx, {});
    const { id: imageId } = await anImage(ctx, { ownerId: member.id, access: 'gated' });
    const content = { title: 'Erster Schnappschuss', imageId, locationId, categoryId };
    const creation = { type: 'imagepost', key: randomUUID(), objectId: null, content };
    await changeSetting(actAs(ctx, portalItself), reviewFirst, 3);
    const { id } = savedIn(await createManuscript(actAs(ctx, member.viewer), creation));
    const page = await open(`/schreiben/schnappschuss/${id}`);
    await acting(() => button(page, 'Zur Prüfung einreichen').click());
    served.isOffline = true;
    await acting(() => button(page.querySelector('dialog')!, 'Zur Prüfung einreichen').click());
    await until(() => expect(page.textContent).toContain('wird eingereicht, sobald'));
    await until(() => expect(stored.size).toBe(1));
    await closeWindow();
    served.isOffline = false;
    await send();
    await send();
    expect(messages()).toContain(texts.sentLater('Erster Schnappschuss'));
    expect(served.calls.filter((call) => call.endsWith(`/${id}/einreichen`))).toHaveLength(1);
    await changeSetting(actAs(ctx, portalItself), reviewFirst, 0);
  });

  it('comes out once although the answers of the server got lost', async () => {
    const { manuscript } = await publishedOffline('Antwort verloren');
    const before = await articlesOf(author);
    await until(() => expect(stored.size).toBe(1));
    await closeWindow();
    served.isOffline = false;
    served.losesAnswers = true;
    await send();
    served.losesAnswers = false;
    expect(messages()).toContain(texts.waits('Antwort verloren'));
    await send();
    await send();
    expect(await articlesOf(author)).toBe(before + 1);
    expect(callsOf(manuscript).length).toBeGreaterThan(1);
    expect(stored.size).toBe(0);
  });

  it('is said to wait, and deleted by a button', async () => {
    const { manuscript } = await publishedOffline('Lieber nicht');
    await until(() => expect(stored.size).toBe(1));
    await closeWindow();
    await send();
    expect(messages()).toContain(texts.waits('Lieber nicht'));
    await acting(() => button(document.body, texts.drop).click());
    await until(() => expect(stored.size).toBe(0));
    served.isOffline = false;
    await send();
    expect(callsOf(manuscript)).toEqual([]);
  });

  it('is deleted also while its picture is on its way, and doesn’t come out', async () => {
    const { id } = await aSnapshotOffline('Im letzten Augenblick');
    await closeWindow();
    await send();
    served.isOffline = false;
    uploads.length = 0;
    const sent = sendWaitingPieces();
    await until(() => expect(uploads).toHaveLength(1));
    await acting(() => button(document.body, texts.drop).click());
    await until(() => expect(stored.size).toBe(0));
    await uploads.pop()!.arrive();
    await acting(() => sent);
    expect([callsOf({ id }), stored.size]).toEqual([[], 0]);
  });

  it('is sent by nobody else, and shown to nobody else', async () => {
    await publishedOffline('Nur von mir');
    await until(() => expect(stored.size).toBe(1));
    const before = await articlesOf(author);
    await closeWindow();
    served.isOffline = false;
    served.headers = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    document.documentElement.dataset['reader'] = 'somebody else';
    await send();
    expect([messages(), await articlesOf(author)]).toEqual(['', before]);
    // The piece isn't even sent with the label of the author.
    document.documentElement.dataset['reader'] = 'author';
    await send();
    expect([await articlesOf(author), stored.size]).toEqual([before, 1]);
    served.headers = cookie;
    await send();
    expect(await articlesOf(author)).toBe(before + 1);
  });

  it('stays a draft where somebody changed it meanwhile, and says so', async () => {
    const { manuscript } = await publishedOffline('Inzwischen anders');
    await until(() => expect(stored.size).toBe(1));
    await closeWindow();
    served.isOffline = false;
    const other = { ...(await aContent(ctx, { headline: 'Ganz anders' })) };
    await served.fetch(`/schreiben/ajax/manuskript/${manuscript.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ version: 1, content: other, key: 'anderes Fenster' }),
    });
    await send();
    expect(messages()).toContain(texts.refusedLater('Inzwischen anders', texts.changedMeanwhile));
    expect(stored.size).toBe(0);
  });
});

describe('what waits', () => {
  it('isn’t sent by another page while its composer is open', async () => {
    const { page, manuscript } = await publishedOffline('Noch offen');
    await until(() => expect(stored.size).toBe(1));
    expect(page.textContent).toContain('auf der nächsten Seite des Portals');
    served.isOffline = false;
    await send();
    expect(callsOf(manuscript)).toEqual([]);
  });

  it('doesn’t wait any more once it is taken back', async () => {
    const { page } = await publishedOffline('Doch noch nicht');
    await until(() => expect(stored.size).toBe(1));
    await acting(() => button(page, 'Doch noch nicht').click());
    await until(() => expect(stored.size).toBe(0));
  });

  it('is taken up by its composer, with its picture', async () => {
    const { id } = await aSnapshotOffline('Wieder da');
    await closeWindow();
    served.isOffline = false;
    await isWaiting();
    const page = await open(`/schreiben/schnappschuss/${id}`);
    await until(() => expect(uploads).toHaveLength(1));
    expect(button(page, 'Doch noch nicht')).toBeDefined();
    await acting(() => uploads.pop()!.arrive());
    await until(() => expect(callsOf({ id })).toEqual(['speichern', 'veroeffentlichen']));
    await acting(waitForRequests);
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
    await until(() => expect(stored.size).toBe(0));
  });
});
