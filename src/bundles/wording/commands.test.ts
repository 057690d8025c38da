import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { resetWording, saveWording } from './commands.ts';
import { findWording, getChanged, listWordings, partsOf, readWording, stampOf } from './queries.ts';
import { problemsIn } from './rules.ts';
import { wordings } from './schema.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const admin = actAs(ctx, aViewer({ roles: [{ role: 'admin', locationPath: '' }] }));
const KEY = 'users.email-notice';
const wording = (await findWording(ctx, KEY))!;
const seenOf = async (key: string) => stampOf((await getChanged(ctx)).get(key));
const standard = partsOf(wording, undefined);
const save = async (changes: Readonly<Record<string, string>>, key = KEY) =>
  saveWording(admin, key, { parts: { ...standard, ...changes }, seen: await seenOf(key) });
const say = () =>
  readWording(ctx, wording, { portal: 'Litfass', benutzername: 'rita', adresse: '{portal} {x} $&' });

describe('the texts that bundles declare', () => {
  it('each have a key of their own, and hold what they ask for', async () => {
    const all = await listWordings(ctx);
    expect(all.length).toBeGreaterThan(15);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    for (const { key, parts, placeholders } of all)
      for (const { standard, needs } of Object.values(parts)) {
        expect(key).toMatch(/^[a-z][a-zA-Z0-9.-]{0,79}$/);
        expect([key, problemsIn(standard, Object.keys(placeholders), needs)]).toEqual([
          key,
          { unknown: [], missing: [] },
        ]);
      }
  });
});

describe('saveWording', () => {
  it('is what the portal says from then on, and tells it in the history', async () => {
    expect(await save({ subject: 'Pause bei {portal}' })).toEqual({ kind: 'saved' });
    expect(await say()).toMatchObject({
      subject: 'Pause bei Litfass',
      text: expect.stringContaining('angegeben: {portal} {x} $&.'),
    });
    const [last] = await listHistory(ctx, { type: 'wording', id: 0 });
    expect(last).toMatchObject({
      action: 'wording.changed',
      before: {
        wording: 'Adresse soll geändert werden',
        words: 'Betreff: Ihre Adresse für {portal} soll geändert werden',
      },
      after: { words: 'Betreff: Pause bei {portal}' },
    });
  });

  it.each([
    ['subject', { subject: ' ' }, texts.partMissing],
    ['subject', { subject: '\u202e\u200b' }, texts.partMissing],
    ['subject', { subject: 'x'.repeat(151) }, texts.tooLong(150)],
    ['subject', { subject: 'Eins\nBcc: alle@litfass.example' }, texts.oneLine],
    ['text', { text: 'Für {benutzername}, {adresse}, {naem}.' }, texts.placeholdersUnknown(['naem'])],
    ['text', { text: 'Für {benutzername}.' }, texts.placeholdersMissing(['adresse'])],
    ['text', { text: `{benutzername}{adresse}${'x'.repeat(3000)}` }, texts.tooLong(3000)],
  ])('refuses a %s that is wrong: %j', async (field, changes, said) => {
    const before = await say();
    expect(await save(changes)).toEqual({ kind: 'invalid', errors: { [field]: said } });
    expect(await say()).toEqual(before);
  });

  it('of two who change it at once keeps one, and tells the other', async () => {
    await resetWording(admin, KEY);
    const both = ['Eins', 'Zwei'].map((subject) =>
      saveWording(admin, KEY, { parts: { ...standard, subject }, seen: '' }),
    );
    const outcomes = (await Promise.all(both)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(outcomes).toEqual([{ kind: 'refused', text: texts.conflict }, { kind: 'saved' }]);
  });

  it('keeps nothing that says what the portal says anyway', async () => {
    await resetWording(admin, KEY);
    expect(await save({})).toEqual({ kind: 'saved' });
    expect((await getChanged(ctx)).has(KEY)).toBe(false);
  });

  it('is for administrators of the whole portal, and of texts that there are', async () => {
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    const forbidden = expect.objectContaining({ status: 403 });
    await expect(saveWording(editor, KEY, { parts: standard, seen: '' })).rejects.toThrow(forbidden);
    await expect(resetWording(editor, KEY)).rejects.toThrow(forbidden);
    const unknown = expect.objectContaining({ status: 404 });
    await expect(saveWording(admin, 'gibt.es.nicht', { parts: {}, seen: '' })).rejects.toThrow(unknown);
  });
});

describe('resetWording', () => {
  it('makes the text what it was at first', async () => {
    await save({ subject: 'Anders' });
    await resetWording(admin, KEY);
    expect((await say()).subject).toBe('Ihre Adresse für Litfass soll geändert werden');
    expect((await listHistory(ctx, { type: 'wording', id: 0 }))[0]).toMatchObject({
      action: 'wording.reset',
    });
    expect(await resetWording(admin, KEY)).toEqual({ kind: 'saved' });
  });

  it('takes away nothing that somebody else has written since the page was opened', async () => {
    await save({ subject: 'Erster Wortlaut' });
    const seen = await seenOf(KEY);
    await save({ subject: 'Zweiter Wortlaut' });
    expect(await resetWording(admin, KEY, seen)).toEqual({ kind: 'refused', text: texts.conflict });
    expect((await say()).subject).toBe('Zweiter Wortlaut');
    expect(await resetWording(admin, KEY, await seenOf(KEY))).toEqual({ kind: 'saved' });
  });
});

describe('a text from before an update', () => {
  it('that says what nobody fills in any more is as the portal comes', async () => {
    const parts = { ...standard, subject: 'Von {gestern}', action: 'Los' };
    await withTransaction(ctx, async ({ db }) => {
      await db.insert(wordings).values({ key: 'users.confirm', parts, changedAt: ctx.now });
    });
    const confirm = (await findWording(ctx, 'users.confirm'))!;
    const row = { key: 'users.confirm', parts, changedAt: ctx.now };
    expect(partsOf(confirm, row)).toMatchObject({
      subject: 'Bitte bestätigen Sie Ihre Adresse für {portal}',
      action: 'Los',
    });
  });
});

describe('reading a text', () => {
  it('asks the database once for all texts, whether any of them was changed or not', async () => {
    await say();
    const before = ctx.portal.database.queryCount();
    await Promise.all((await listWordings(ctx)).map((wording) => readWording(ctx, wording, {})));
    expect(ctx.portal.database.queryCount()).toBe(before);
  });
});
