// Whatever the house records can be read: each action that stands in the sources has words.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlesOffInTests, isKindOn } from '#kernel/testing/switched-off.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { actionOf } from '#bundles/publishing/public.ts';
import { loadVocabulary } from './vocabulary.ts';

const words = await loadVocabulary(await testCtx());
const isOff = (file: string) => bundlesOffInTests.some((name) => file.startsWith(`src/bundles/${name}/`));
const files = globSync('src/bundles/**/*.ts').filter((file) => !file.includes('.test.') && !isOff(file));
const sources = files.map((file) => readFileSync(file, 'utf8')).filter((text) => /\brecord\w*\(/.test(text));

/** Names of other things that look alike. */
const withoutOthers = (text: string) =>
  text.replaceAll(/(define\w+|prepared)(<[^>]*>)?\(\s*(\{\s*name:\s*)?'[^']*'/g, '');

const prefixes = new Set(
  words.groups.flatMap(({ actions }) => Object.keys(actions).map((action) => action.split('.')[0])),
);
const written = sources.flatMap((text) =>
  [...withoutOthers(text).matchAll(/'([a-z-]+)\.([a-zA-Z-]+)'/g)].map(([, kind, done]) => `${kind}.${done}`),
);
const ofManuscripts = sources.flatMap((text) =>
  [...text.matchAll(/recordManuscript\([^;]*?'([a-z-]+)'/g)].map(([, done]) => `manuscript.${done}`),
);
const ofPieces = (['published', 'withdrawn', 'expired', 'erased'] as const).flatMap((state) =>
  ['article', 'imagepost', 'event'].filter(isKindOn).map((type) => actionOf(type, state)),
);

describe('every action that is recorded', () => {
  it('has words', () => {
    const actions = new Set([
      ...written.filter((action) => prefixes.has(action.split('.')[0])),
      ...ofManuscripts,
      ...ofPieces,
    ]);
    expect(actions.size).toBeGreaterThan(70);
    expect([...actions].filter((action) => words.phraseOf(action) === undefined)).toEqual([]);
  });

  it('is recorded of nothing that no words are declared for', () => {
    const named = sources.flatMap((text) =>
      [...text.matchAll(/\baction: '([^']+)'/g)].map(([, action]) => action!),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((action) => words.phraseOf(action) === undefined)).toEqual([]);
  });

  it('has words of one bundle alone', () => {
    const all = words.groups.flatMap(({ actions }) => Object.keys(actions));
    expect(all.filter((action, at) => all.indexOf(action) !== at)).toEqual([]);
  });
});
