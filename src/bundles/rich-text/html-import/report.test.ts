import { describe, expect, it } from 'vitest';
import { MAX_DROPPED_PARTS } from './constants.ts';
import { importHtml } from './import-html.ts';
import { droppedSentences } from './report.ts';

const reportOf = (html: string) => droppedSentences(importHtml(html).dropped);

describe('the report', () => {
  it('says how many of each kind, in the order in which they came', () => {
    const html = '<img src=a><img src=b><script></script><a href=x>y</a><img src=a><input>';
    expect(reportOf(html)).toEqual([
      '3 Bilder von fremden Adressen',
      '1 Skript',
      '1 Link, dessen Adresse hier nicht möglich ist (die Wörter sind geblieben)',
      '1 Formularfeld',
    ]);
  });

  it('names each thing once and counts it', () => {
    expect(importHtml('<img src=a><img src=b><img src=a>').dropped).toEqual([
      { kind: 'image', what: 'a', count: 2 },
      { kind: 'image', what: 'b', count: 1 },
    ]);
  });

  it('names what was lost in titles and in code', () => {
    const html = '<details><summary>a<img src=b></summary>c</details><pre>d<img src=e><svg></svg></pre>';
    expect(reportOf(html)).toEqual(['2 Bilder von fremden Adressen', '1 Zeichnung']);
  });

  it('stays short when there is too much to name', () => {
    const images = Array.from({ length: 2 * MAX_DROPPED_PARTS }, (_, at) => `<img src="${at}">`);
    const { dropped } = importHtml(images.join(''));
    expect(dropped).toHaveLength(MAX_DROPPED_PARTS + 1);
    expect(dropped.at(-1)).toEqual({ kind: 'image', what: '', count: MAX_DROPPED_PARTS });
  });

  it('is empty when everything could stay', () => expect(reportOf('<p>a')).toEqual([]));
});
