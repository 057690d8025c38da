import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS, LOCAL_COPY_MS } from '../../../constants.ts';
import { MAX_UNSAVED_MS, openManuscript } from './manuscript.ts';
import { may } from './model/server.ts';

interface Text {
  title: string;
  lead: string;
}
const blank: Text = { title: '', lead: '' };
const viewer = { id: 5, name: 'Uwe Jansen' };

/** What stands at the other end of the wire: keeps one manuscript as the server would. */
const far = {
  version: 0,
  content: blank as Text,
  history: [blank] as Text[],
  calls: [] as { address: string; body: Record<string, unknown> }[],
  /** What comes instead of the answer, once: a status, no network, or an answer that gets lost on its way back. */
  next: [] as (number | 'gone' | 'lost' | 'other-account')[],
  gate: Promise.resolve(),
};

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const keep = (content: Text) => {
  far.version += 1;
  far.content = content;
  far.history[far.version] = content;
};
const savedAt = { iso: '2026-11-21T09:42:00Z', text: '10.42 Uhr' };

const answer = (body: Record<string, unknown>): Response => {
  const { version = 0, content } = body as { version?: number; content: Text };
  if (version !== far.version)
    return json(409, {
      status: 'error',
      msg: 'Inzwischen hat jemand gespeichert.',
      current: { version: far.version, content: far.content, editor: 'Nadia', savedAt },
      base: far.history[version] ?? null,
    });
  keep(content);
  return json(200, { status: 'success', id: 12, version: far.version, savedAt, may, problems: null });
};

vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
  const sent = JSON.parse(String(body)) as Record<string, unknown>;
  far.calls.push({ address, body: sent });
  await far.gate;
  const fate = far.next.shift();
  if (fate === 'other-account')
    return json(403, { status: 'error', msg: 'Jemand anderes.', isOtherAccount: true });
  if (fate === 'gone') throw new TypeError('Failed to fetch');
  if (typeof fate === 'number')
    return json(fate, { status: 'error', msg: 'So nicht.', errors: { title: 'Zu lang.' } });
  const reply = answer(sent);
  if (fate === 'lost') throw new TypeError('Failed to fetch');
  return reply;
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(far, {
    version: 0,
    content: blank,
    history: [blank],
    calls: [],
    next: [],
    gate: Promise.resolve(),
  });
});
afterEach(() => vi.useRealTimers());

const begin = (
  more: { id?: number | null; content?: Text; version?: number; viewer?: typeof viewer } = {},
) => {
  const created: number[] = [];
  const view = {
    type: 'article' as const,
    id: null,
    objectId: null,
    content: blank,
    version: 0,
    savedAt: null,
    viewer,
    may,
    ...more,
  };
  const manuscript = openManuscript<Text>(view, (id) => created.push(id));
  manuscript.start();
  return { ...manuscript, created };
};
/** Opens the page once more, by the same person or by somebody else. */
const comeBack = () => begin({ id: 12, content: far.content, version: far.version });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const copies = () => Object.keys(localStorage);
const elsewhere = (content: Partial<Text>) => keep({ ...far.content, ...content });
const anotherWindow = () => sessionStorage.clear();

describe('what is typed', () => {
  it('lies in the browser at once and on the server after a pause, where it gets its address', async () => {
    const one = begin();
    one.change({ title: 'Die Brücke' });
    await wait(LOCAL_COPY_MS);
    expect([copies().length, far.calls.length, one.now().saving]).toEqual([1, 0, 'changed']);
    await wait(AUTOSAVE_MS);
    expect(far.content).toEqual({ title: 'Die Brücke', lead: '' });
    expect([one.created, one.now().saving, one.now().savedAt, copies()]).toEqual([
      [12],
      'saved',
      savedAt,
      [],
    ]);
    one.change({ lead: 'Sie wird gesperrt.' });
    await wait(AUTOSAVE_MS);
    expect(far.calls.at(-1)).toMatchObject({
      address: expect.stringMatching(/\/12$/) as string,
      body: { version: 1 },
    });
  });

  it('is saved also while somebody types without a pause', async () => {
    const one = begin();
    for (let typed = 0; typed < MAX_UNSAVED_MS / 1000; typed += 1) {
      one.change({ title: 'x'.repeat(typed + 1) });
      await wait(1000);
    }
    expect(far.calls).toHaveLength(1);
  });

  it('goes to the server one save at a time', async () => {
    const gate = Promise.withResolvers<void>();
    far.gate = gate.promise;
    const one = begin();
    one.change({ title: 'eins' });
    await wait(AUTOSAVE_MS);
    one.change({ title: 'zwei' });
    void one.flush();
    await wait(AUTOSAVE_MS * 3);
    expect(far.calls).toHaveLength(1);
    gate.resolve();
    await wait(AUTOSAVE_MS);
    expect([far.calls.length, far.content.title, one.now().saving]).toEqual([2, 'zwei', 'saved']);
  });

  it('is made a manuscript without a word when a preview needs one', async () => {
    const one = begin();
    expect(await one.flush()).toBe(true);
    expect(one.created).toEqual([12]);
  });
});

describe('without the server', () => {
  it('says so, tries again, and keeps the words in the browser', async () => {
    far.next = ['gone', 503, 429];
    const one = begin();
    one.change({ title: 'Die Brücke' });
    await wait(AUTOSAVE_MS);
    expect([one.now().saving, copies().length]).toEqual(['unreachable', 1]);
    one.change({ lead: 'Mehr.' });
    await wait(2000 + 4000 + 8000);
    expect([far.content, one.now().saving, copies()]).toEqual([
      { title: 'Die Brücke', lead: 'Mehr.' },
      'saved',
      [],
    ]);
  });

  it('goes on by itself when the network is back', async () => {
    far.next = ['gone'];
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const one = begin();
    one.change({ title: 'Im Funkloch' });
    await wait(AUTOSAVE_MS);
    expect(one.now().saving).toBe('offline');
    online.mockRestore();
    one.retry();
    await wait(0);
    expect([far.content.title, one.now().saving]).toEqual(['Im Funkloch', 'saved']);
  });

  it('a lost answer makes neither a second manuscript nor a conflict', async () => {
    const one = begin({ id: 12, version: 0 });
    far.next = ['lost'];
    one.change({ title: 'eins' });
    await wait(AUTOSAVE_MS);
    one.change({ title: 'eins und zwei' });
    await wait(2000);
    expect([one.now().conflict, one.now().mergedFrom, far.content.title, far.version]).toEqual([
      null,
      null,
      'eins und zwei',
      2,
    ]);
  });

  it('a page that was closed gives back its words', async () => {
    far.next = ['gone'];
    const one = begin();
    one.change({ title: 'Unterwegs' });
    one.leave();
    one.stop();
    const again = begin();
    expect(again.now()).toMatchObject({ content: { title: 'Unterwegs' }, restored: { saved: blank } });
    await wait(0);
    expect(far.content.title).toBe('Unterwegs');
    expect(far.calls.at(-1)?.body['key']).toBe(far.calls[0]?.body['key']);
    again.showSaved();
    await wait(0);
    expect([again.now().content, far.content]).toEqual([blank, blank]);
  });

  it('a new text of another window is offered, not taken', async () => {
    const one = begin();
    one.change({ title: 'Vergessen' });
    one.stop();
    anotherWindow();
    const two = begin();
    expect([two.now().content, two.now().leftBehind?.copy.content]).toEqual([
      blank,
      { title: 'Vergessen', lead: '' },
    ]);
    two.takeLeftBehind();
    await wait(0);
    expect([far.content.title, copies()]).toEqual(['Vergessen', []]);
  });
});

describe('a session that is over', () => {
  it('stops saving and goes on by itself after signing in again', async () => {
    far.next = [401];
    const one = begin();
    one.change({ title: 'Lange geschrieben' });
    await wait(AUTOSAVE_MS);
    expect([one.now().saving, copies().length]).toEqual(['signed-out', 1]);
    one.change({ lead: 'Und noch länger.' });
    await wait(60_000);
    expect(far.calls).toHaveLength(1);
    one.signedIn(viewer.id);
    await wait(0);
    expect([far.content, one.now().saving]).toEqual([
      { title: 'Lange geschrieben', lead: 'Und noch länger.' },
      'saved',
    ]);
  });

  it('gives nothing to somebody else, neither on the server nor in the browser', async () => {
    far.next = [401];
    const one = begin();
    one.change({ title: 'Nur meins' });
    await wait(AUTOSAVE_MS);
    one.signedIn(99);
    await wait(60_000);
    expect([one.now().saving, far.calls.length]).toEqual(['other-account', 1]);
    const other = begin({ viewer: { id: 99, name: 'Eva' } });
    expect([other.now().content, other.now().leftBehind]).toEqual([blank, null]);
    expect(begin().now().content.title).toBe('Nur meins');
  });
});

describe('two windows', () => {
  it('put together what goes together, and say whose it was', async () => {
    keep({ title: 'Alt', lead: 'Alt' });
    const one = comeBack();
    elsewhere({ lead: 'Von Nadia' });
    one.change({ title: 'Von mir' });
    await wait(AUTOSAVE_MS);
    expect(far.content).toEqual({ title: 'Von mir', lead: 'Von Nadia' });
    expect([one.now().mergedFrom, one.now().saving, one.now().content]).toEqual([
      'Nadia',
      'saved',
      far.content,
    ]);
  });

  it('ask about what doesn’t, and keep the refused words until the choice is saved', async () => {
    keep({ title: 'Alt', lead: 'Alt' });
    const one = comeBack();
    elsewhere({ title: 'Nadias Titel', lead: 'Nadias Vorspann' });
    one.change({ title: 'Mein Titel' });
    await wait(AUTOSAVE_MS);
    expect([one.now().saving, one.now().content.title, copies().length]).toEqual([
      'conflict',
      'Mein Titel',
      1,
    ]);
    await wait(60_000);
    expect(far.calls).toHaveLength(1);
    one.resolve({ title: 'both' });
    expect(copies()).toHaveLength(1);
    await wait(0);
    expect([far.content, copies()]).toEqual([
      { title: 'Mein Titel Nadias Titel', lead: 'Nadias Vorspann' },
      [],
    ]);
  });

  it('a copy older than what others saved is put together with it', async () => {
    keep({ title: 'Alt', lead: 'Alt' });
    const one = comeBack();
    one.change({ title: 'Im Zug geschrieben' });
    one.stop();
    elsewhere({ lead: 'Inzwischen' });
    const again = comeBack();
    expect(again.now().content).toEqual({ title: 'Im Zug geschrieben', lead: 'Inzwischen' });
    await wait(0);
    expect(far.content.title).toBe('Im Zug geschrieben');
  });

  it('a copy that contradicts it waits for a choice, also after another look and a new session', async () => {
    keep({ title: 'Alt', lead: '' });
    const one = comeBack();
    one.change({ title: 'Meins' });
    one.stop();
    elsewhere({ title: 'Deins' });
    comeBack().stop();
    const again = comeBack();
    const waits = {
      saving: 'conflict',
      content: { title: 'Meins' },
      conflict: { theirs: { title: 'Deins' } },
    };
    expect(again.now()).toMatchObject(waits);
    again.signedIn(viewer.id);
    await wait(AUTOSAVE_MS);
    expect([far.content.title, again.now()]).toMatchObject(['Deins', waits]);
  });
});

describe('what the server refuses', () => {
  it('is told by field until it is changed, and stays in the browser', async () => {
    far.next = [422];
    const one = begin();
    one.change({ title: 'x'.repeat(999) });
    await wait(AUTOSAVE_MS);
    expect(one.now()).toMatchObject({ saving: 'refused', msg: 'So nicht.', errors: { title: 'Zu lang.' } });
    expect(copies()).toHaveLength(1);
    one.change({ title: 'kurz' });
    expect(one.now().errors).toEqual({});
    await wait(AUTOSAVE_MS);
    expect(far.content.title).toBe('kurz');
  });

  it('of what is done with it stays beside its field until that is put right, and is counted', async () => {
    const one = begin();
    one.takeRefusal('So nicht.', { title: 'Fehlt.', lead: 'Fehlt auch.' });
    expect(one.now().refusals).toBe(1);
    one.change({ title: 'Da ist er' });
    await wait(AUTOSAVE_MS);
    expect(one.now()).toMatchObject({ saving: 'saved', errors: { lead: 'Fehlt auch.' }, refusals: 1 });
    far.next = [422];
    one.change({ title: 'x'.repeat(999) });
    await wait(AUTOSAVE_MS);
    expect(one.now()).toMatchObject({ saving: 'refused', refusals: 1 });
    far.next = [422];
    await one.flush();
    expect(one.now().refusals).toBe(2);
  });

  it('of words under another name is kept for the one who wrote them', async () => {
    far.next = ['other-account'];
    const one = begin();
    one.change({ title: 'Nur meins' });
    await wait(AUTOSAVE_MS);
    expect(far.calls.at(-1)!.body).toMatchObject({ viewer: viewer.id });
    expect([one.now().saving, copies().length]).toEqual(['other-account', 1]);
    one.change({ title: 'Nur meins, noch mehr' });
    await wait(60_000);
    expect(far.calls).toHaveLength(1);
    one.signedIn(viewer.id);
    await wait(0);
    expect([one.now().saving, far.content.title]).toEqual(['saved', 'Nur meins, noch mehr']);
  });

  it('of a place or a day is forgotten with the list it stands in', async () => {
    far.next = [422];
    const one = begin();
    one.change({ title: 'x' });
    await wait(AUTOSAVE_MS);
    one.takeRefusal('So nicht.', { 'lead.0.day': 'Wann?', title: 'Zu kurz.' });
    one.change({ lead: 'Am Montag' });
    expect(one.now().errors).toEqual({ title: 'Zu kurz.' });
  });

  it('is asked about before the page goes only while nothing of it is kept', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('voll', 'QuotaExceededError');
    });
    far.next = [503];
    const one = begin();
    one.change({ title: 'Nirgends' });
    expect(one.isAtRisk()).toBe(false);
    await wait(AUTOSAVE_MS);
    expect([one.now().saving, one.isAtRisk()]).toEqual(['unreachable', true]);
    full.mockRestore();
    await wait(60_000);
    expect([one.now().saving, one.isAtRisk()]).toEqual(['saved', false]);
  });
});
