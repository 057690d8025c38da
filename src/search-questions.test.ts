import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { fillDemo } from '#demo/fill.ts';
import { searchQuestions } from '#demo/search-questions.ts';

/** Pictures so small that drawing them all takes a few seconds. */
const pictureSize = 0.1;

/** What readers find who ask as people do: the shares that the search promises. docs/decisions/0093 */
const FIRST = 0.85;
const AMONG_THREE = 0.95;

describe('searching the demo portal', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp();
    await fillDemo(app.ctx, { pictureSize });
  }, 300_000);

  const titlesFor = async (asked: string): Promise<string[]> => {
    const url = `/suche?${new URLSearchParams({ q: asked })}`;
    const { body } = await app.http.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    const { ways, results } = JSON.parse(body) as {
      ways: { name: string }[];
      results: { title: string }[];
    };
    // Numbers and their words are held together by spaces that don't break.
    return [...ways.map(({ name }) => name), ...results.map(({ title }) => title)].map((title) =>
      title.replaceAll(/\s/g, ' '),
    );
  };

  it(`gives what was meant first in ${FIRST * 100} of 100 questions, among the first three in ${AMONG_THREE * 100}`, {
    timeout: 120_000,
  }, async () => {
    const missed: string[] = [];
    let first = 0;
    let amongThree = 0;
    for (const { asked, expected } of searchQuestions) {
      const titles = await titlesFor(asked);
      const at = titles.findIndex((title) => title.startsWith(expected));
      if (at === 0) first++;
      else missed.push(`${at < 0 ? 'nowhere' : at + 1}: ${asked} – ${titles.slice(0, 3).join(' · ')}`);
      if (at >= 0 && at < 3) amongThree++;
    }
    expect(searchQuestions.length).toBe(120);
    expect(first / searchQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(FIRST);
    expect(amongThree / searchQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(AMONG_THREE);
  });
});
