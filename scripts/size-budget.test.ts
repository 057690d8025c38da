// Tests the scales, on a small build that is written into a temporary folder.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asTable, weigh } from './size-budget.ts';

const MANIFEST = {
  'src/client.ts': { file: 'assets/client.js', name: 'client', isEntry: true, imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', name: 'runtime' },
  'src/kernel/island-react.ts': { file: 'assets/react.js', name: 'react', imports: ['_runtime.js'] },
  'src/bundles/x/ui/Teaser.island.tsx': { file: 'assets/Teaser.js', name: 'Teaser', imports: ['_Card.js'] },
  '_Card.js': { file: 'assets/Card.js', name: 'Card' },
  'style.css': { file: 'assets/style.css' },
};

const STYLES = `
  @font-face{font-family:A;font-style:normal;src:url(/assets/upright.woff2)format("woff2");unicode-range:U+??}
  @font-face{font-family:A;font-style:normal;src:url(/assets/greek.woff2)format("woff2");unicode-range:U+370-3FF}
  @font-face{font-family:A;font-style:italic;src:url(/assets/italic.woff2)format("woff2")}`;

describe('the size budget', () => {
  let dist: string;
  const put = (name: string, content: string | Buffer) => writeFileSync(path.join(dist, name), content);
  const over = () =>
    weigh(dist)
      .filter(({ bytes, limit }) => bytes > limit)
      .map(({ name }) => name);

  beforeEach(() => {
    dist = mkdtempSync(path.join(os.tmpdir(), 'litfass-size-'));
    for (const folder of ['client/.vite', 'client/assets', 'server/assets'])
      mkdirSync(path.join(dist, folder), { recursive: true });
    put('client/.vite/manifest.json', JSON.stringify(MANIFEST));
    for (const name of ['client', 'runtime', 'react', 'Teaser', 'Card'])
      put(`client/assets/${name}.js`, randomBytes(2_000));
    put('server/assets/style-x.css', STYLES);
    put('server/assets/upright.woff2', randomBytes(80_000));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('weighs entry, React, islands, shared chunks, stylesheets and fonts', () => {
    expect(weigh(dist).map(({ name }) => name)).toEqual([
      'entry',
      'react',
      'article read to its end',
      'island Teaser',
      'shared Card',
      'site.css',
      'work.css',
      'desk.css',
      'fonts at first load',
      'tools for readers',
    ]);
    expect(over()).toEqual([]);
  });

  it('adds up what an article wakes on the way to its end', () => {
    const island = 'src/bundles/comments/ui/CommentTeaser.island.tsx';
    const manifest = { ...MANIFEST, [island]: { file: 'assets/Comments.js', name: 'CommentTeaser' } };
    put('client/.vite/manifest.json', JSON.stringify(manifest));
    put('client/assets/Comments.js', randomBytes(8_000));
    const bytes = weigh(dist).find(({ name }) => name === 'article read to its end')!.bytes;
    expect(Math.round(bytes / 1000)).toBe(14);
  });

  it('counts what the entry imports, and counts it once', () => {
    put('client/assets/runtime.js', randomBytes(4_000));
    expect(over()).toEqual(['entry']);
    expect(asTable(weigh(dist))).toMatch(/^entry .* of +5\.0 KB {2}TOO HEAVY$/m);
  });

  it('holds islands and what they share to their limit', () => {
    put('client/assets/Teaser.js', randomBytes(12_001));
    put('client/assets/Card.js', randomBytes(12_001));
    expect(over()).toEqual(['island Teaser', 'shared Card']);
  });

  it('weighs the stylesheets of all pages, of work and of the desks apart', () => {
    put('server/assets/work-x.css', randomBytes(25_001));
    expect(over()).toEqual(['work.css']);
    put('server/assets/desk-x.css', randomBytes(25_001));
    expect(over()).toEqual(['work.css', 'desk.css']);
    put('server/assets/site-x.css', randomBytes(25_001));
    expect(over()).toEqual(['site.css', 'work.css', 'desk.css']);
  });

  it('weighs upright latin fonts only, for only they are fetched at once', () => {
    put('server/assets/upright.woff2', randomBytes(90_001));
    expect(over()).toEqual(['fonts at first load']);
  });

  it('gives editors’ tools no byte of what readers load', () => {
    put('server/assets/work-x.css', 'nav{--tool-bar:3rem}');
    expect(over()).toEqual([]);
    put('server/assets/site-x.css', 'nav{--tool-bar:3rem}');
    expect(over()).toEqual(['tools for readers']);
    put('server/assets/site-x.css', '');
    put('client/assets/runtime.js', "customElements.define('news-mark', X)");
    expect(over()).toEqual(['tools for readers']);
  });

  it('asks for a build when there is none', () => {
    expect(() => weigh(path.join(dist, 'nowhere'))).toThrow('run npm run build first');
  });
});
