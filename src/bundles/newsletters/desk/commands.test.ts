import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { clockOf } from '#kernel/calendar.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { sendNow } from '../issues/commands.ts';
import { findNewsletter } from '../queries.ts';
import { changeIssueRow, nextIssueOf } from '../test-data.ts';
import { createNewsletter, saveNewsletter } from './commands.ts';
import * as texts from './texts.ts';
import type { TypedNewsletter } from './typed-newsletter.ts';

const ctx = await testCtx();

const typed = (changes: Partial<TypedNewsletter> = {}): TypedNewsletter => ({
  name: 'Der Morgen',
  slug: '',
  description: 'Was über Nacht geschehen ist.',
  rhythm: 'daily',
  weekday: '5',
  hour: '7',
  place: '',
  tags: '',
  length: '8',
  categories: [],
  kinds: [],
  hasDates: true,
  hasDiscussed: true,
  isActive: true,
  ...changes,
});

describe('a newsletter', () => {
  it('is made with its first issue, under an address of its own', async () => {
    const made = await createNewsletter(ctx, typed({ name: 'Der Abend in Auenfeld', hour: '18' }));
    if (made.kind !== 'saved') throw new Error('not saved');
    expect(made.newsletter.slug).toBe('der-abend-in-auenfeld');
    const issue = await nextIssueOf(ctx, made.newsletter);
    expect([issue.number, clockOf(issue.dueAt)]).toEqual([1, '18:00']);
    expect(await createNewsletter(ctx, typed({ name: 'Der Abend in Auenfeld' }))).toMatchObject({
      kind: 'invalid',
      errors: { slug: expect.any(String) as string },
    });
    await saveNewsletter(
      ctx,
      made.newsletter.id,
      typed({ name: 'Der Abend', slug: 'der-abend', hour: '20' }),
    );
    expect(clockOf((await nextIssueOf(ctx, made.newsletter)).dueAt)).toBe('20:00');
    await changeIssueRow(ctx, issue.id, { dueAt: ctx.now });
    await saveNewsletter(
      ctx,
      made.newsletter.id,
      typed({ name: 'Der Abend', slug: 'der-abend', hour: '20' }),
    );
    expect((await nextIssueOf(ctx, made.newsletter)).dueAt.getTime()).toBeGreaterThan(ctx.now.getTime());
    expect(await findNewsletter(ctx, made.newsletter.id)).toMatchObject({ name: 'Der Abend', hour: 20 });
    const entries = await listHistory(ctx, { type: 'newsletter', id: made.newsletter.id });
    expect(entries.map(({ action }) => action)).toContain('newsletter.created');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u200b', slug: 'unsichtbar' }],
    ['slug', { slug: 'Abmelden!' }],
    ['slug', { slug: 'abmelden' }],
    ['description', { description: '' }],
    ['description', { description: '\u2060\ufeff' }],
    ['rhythm', { rhythm: 'yearly' }],
    ['weekday', { weekday: '8' }],
    ['hour', { hour: '24' }],
    ['place', { place: '99999' }],
    ['tags', { tags: 'gibt es nicht' }],
    ['categories', { categories: ['99999'] }],
    ['kinds', { kinds: ['nonsense'] }],
    ['length', { length: '99' }],
  ] as const)('is refused beside the field %s', async (field, changes) => {
    expect(await createNewsletter(ctx, typed(changes))).toMatchObject({
      kind: 'invalid',
      errors: { [field]: expect.any(String) as string },
    });
  });

  it('is about a tag with a comma in its name, beside others, and says it so', async () => {
    const [both] = await ensureTags(ctx, ['Müller, Hans', 'Bau', 'Bau Verkehr', 'Verkehr']);
    const made = await createNewsletter(
      ctx,
      typed({ name: 'Mit Komma', tags: 'Bau, müller, hans, Verkehr' }),
    );
    if (made.kind !== 'saved') throw new Error(JSON.stringify(made));
    expect(made.newsletter.tagIds).toHaveLength(3);
    expect(made.newsletter.tagIds).toContain(both);
    const unknown = await createNewsletter(ctx, typed({ name: 'Ohne', tags: 'Bau, Müller' }));
    expect(unknown).toMatchObject({ kind: 'invalid', errors: { tags: texts.tagUnknown('Müller') } });
  });

  it('is about tags in other writings, too, and can be saved with them', async () => {
    const tagIds = await ensureTags(ctx, ['Україна', '日本']);
    const made = await createNewsletter(ctx, typed({ name: 'Aus der Ferne', tags: 'Україна, 日本' }));
    expect(made).toMatchObject({ kind: 'saved', newsletter: { tagIds } });
  });

  it('keeps its address once mails lead there', async () => {
    const made = await createNewsletter(ctx, typed({ name: 'Feierabend' }));
    if (made.kind !== 'saved') throw new Error('not saved');
    const { id } = made.newsletter;
    const save = (slug: string) => saveNewsletter(ctx, id, typed({ name: 'Nach Feierabend', slug }));
    expect(await save('nach-feierabend')).toMatchObject({ kind: 'saved' });
    await anArticle(ctx);
    expect(await sendNow(ctx, id, { number: 1, isSure: true })).toMatchObject({ kind: 'sending' });
    expect(await save('feierabend')).toMatchObject({ kind: 'invalid', errors: { slug: texts.slugFixed } });
    for (const slug of ['', 'nach-feierabend'])
      expect(await save(slug)).toMatchObject({ kind: 'saved', newsletter: { slug: 'nach-feierabend' } });
  });

  it('is made and changed by administrators of the whole portal alone', async () => {
    const place = await aPlace(ctx);
    const editor = await aUser(ctx, { roles: [{ role: 'admin', locationPath: place.path }] });
    await expect(createNewsletter(actAs(ctx, editor.viewer), typed())).rejects.toMatchObject({ status: 403 });
    await expect(saveNewsletter(ctx, 2_000_000_000, typed())).rejects.toMatchObject({ status: 404 });
  });
});
