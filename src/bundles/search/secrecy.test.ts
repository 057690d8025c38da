import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aUser, changeUser } from '#bundles/users/test-data.ts';
import { asking } from './test-data.ts';

// Answers that are kept would cost nothing.
const app = await testApp({ config: { pageCache: false } });
const { ctx, portal } = app;
const { ask, suggest } = asking(app);
const { doc, p, cut } = build;

/** Counts what is asked of the database until there is an answer. */
const workFor = async (asked: () => Promise<unknown>) => {
  await asked();
  const before = portal.database.queryCount();
  await asked();
  return portal.database.queryCount() - before;
};

const hidden = await aUser(ctx, { name: 'Hilde Grauzone' });
for (let time = 0; time < 5; time++)
  await anArticle(ctx, { headline: 'Nebelhornverbot', authorId: hidden.id });
await changeUser(ctx, hidden.id, {
  contributionsHidden: true,
  suspendedUntil: new Date(Date.now() + 86_400_000),
});
await putArticleInState(ctx, (await anArticle(ctx, { headline: 'Drachenhöhle' })).id, 'hidden');
await anArticle(ctx, {
  headline: 'Für Abonnenten',
  isPremium: true,
  body: doc(p('Frei.'), cut(), p('Verborgen ist der Austernfischer.')),
});

describe('an answer takes as much work whether what is kept back has the words or nothing has them', () => {
  it.each(['Nebelhornverbot', 'Drachenhöhle', 'Austernfischer', 'Grauzone'])('%s', async (word) => {
    const unknown = `${word.slice(0, 4)}${word.slice(4).split('').toReversed().join('')}`;
    expect((await ask({ q: unknown })).total).toBe(0);
    expect((await ask({ q: word })).total).toBe(0);
    expect(await workFor(() => ask({ q: word }))).toBe(await workFor(() => ask({ q: unknown })));
    const work = await workFor(() => suggest(word));
    expect(work).toBeGreaterThan(0);
    expect(work).toBe(await workFor(() => suggest(unknown)));
  });
});
