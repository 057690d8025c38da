import { describe, expect, it } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { termsOf } from './analysis/terms.ts';
import { asking } from './test-data.ts';
import { learnWords } from './vocabulary.ts';

const app = await testApp();
const { ctx } = app;
const { ask } = asking(app);

describe('„Meinten Sie …?“', () => {
  it('asks where hardly anything is found, and a word like it often', async () => {
    for (let time = 0; time < 6; time++) await anArticle(ctx, { headline: `Das Hallenbad ${time}` });
    await anArticle(ctx, { headline: 'Ein Hallenrad' });
    const { total, meant } = await ask({ q: 'Hallenrad -Sauna' });
    expect(total).toBe(1);
    expect(meant).toEqual({ name: 'Hallenbad -Sauna', href: '/suche?q=Hallenbad+-Sauna' });
    const within = await ask({ q: '-Hallenradweg Hallenrad' });
    expect(within.meant?.name).toBe('-Hallenradweg Hallenbad');
    expect((await ask({ q: 'Hallenbad' })).meant).toBeNull();
    const page = await app.http.inject({ url: '/suche?q=Hallenrad' });
    expect(page.body).toContain('Meinten Sie');
  });

  it('says nothing of what is kept back', async () => {
    await anArticle(ctx, { headline: 'Der Kirchturm' });
    const pieces = [];
    for (let time = 0; time < 6; time++) pieces.push(await anArticle(ctx, { headline: 'Der Kirchwurm' }));
    expect((await ask({ q: 'Kirchturm' })).meant?.name).toBe('Kirchwurm');
    for (const { id } of pieces) await putArticleInState(ctx, id, 'hidden');
    expect((await ask({ q: 'Kirchturm' })).meant).toBeNull();
  });
});

describe('a word that stands nowhere', () => {
  it('is taken for the most usual of those that are as near', async () => {
    await anArticle(ctx, { headline: 'Eine Brühe' });
    for (let time = 0; time < 3; time++) await anArticle(ctx, { headline: 'Die Brücke' });
    expect((await ask({ q: 'Brüke' })).note).toContain('„Brücke“');
  });

  it('is not taken for one that is usual only in what is kept back', async () => {
    await anArticle(ctx, { headline: 'Ein Segel' });
    for (let time = 0; time < 3; time++)
      await putArticleInState(ctx, (await anArticle(ctx, { headline: 'Der Kegel' })).id, 'hidden');
    expect((await ask({ q: 'Tegel' })).note).toContain('„Segel“');
  });
});

const letters = (at: number) =>
  at
    .toString(9)
    .padStart(3, '0')
    .replaceAll(/\d/g, (digit) => 'bdfglmnpr'[Number(digit)]!);

it('a word is mended however many longer ones begin like it', async () => {
  const text = Array.from({ length: 600 }, (_, at) => `schleusenwart${letters(at)}`).join(' ');
  await withTransaction(ctx, (ctx) => learnWords(ctx, [{ text, terms: termsOf(text) }], []));
  await anArticle(ctx, { headline: 'Schleuse' });
  expect((await ask({ q: 'Schleusse' })).results[0]?.title).toBe('Schleuse');
});
