import { describe, expect, it } from 'vitest';
import { build, toParts } from '#bundles/rich-text/public.ts';
import { toPartsWithContents } from './contents.ts';

describe('toPartsWithContents', () => {
  it('gives each heading of the first rank an id, and lists them in order', () => {
    const { parts, contents } = toPartsWithContents(
      build.doc(
        build.p('Vorweg.'),
        build.h2('Welche Daten wir speichern'),
        build.h3('Beim Lesen'),
        build.h2('Ihre Rechte & Pflichten'),
        build.p('Viele.'),
      ),
    );
    expect(contents).toEqual([
      { id: 'welche-daten-wir-speichern', text: 'Welche Daten wir speichern' },
      { id: 'ihre-rechte-pflichten', text: 'Ihre Rechte & Pflichten' },
    ]);
    expect(parts).toEqual([
      { html: '<p>Vorweg.</p>' },
      { html: '<h2 id="welche-daten-wir-speichern">Welche Daten wir speichern</h2><h3>Beim Lesen</h3>' },
      { html: '<h2 id="ihre-rechte-pflichten">Ihre Rechte &amp; Pflichten</h2><p>Viele.</p>' },
    ]);
  });

  it('never gives an id twice, nor one that the page has', () => {
    const { contents } = toPartsWithContents(
      build.doc(
        ...['Inhalt', 'Fragen', 'Fragen', 'Fragen 2', '???', 'Meldungen'].map((text) => build.h2(text)),
      ),
    );
    expect(contents.map(({ id }) => id)).toEqual([
      'inhalt-2',
      'fragen',
      'fragen-2',
      'fragen-2-2',
      'abschnitt',
      'meldungen-2',
    ]);
  });

  it('leaves everything else as it is, in its order', () => {
    const document = build.doc(
      build.image(3),
      build.p('Eins.'),
      build.quote(null, build.h2('Im Zitat')),
      build.h2(),
      build.gallery(1, 2),
    );
    const { parts, contents } = toPartsWithContents(document);
    expect(contents).toEqual([]);
    expect(parts).toEqual(toParts(document));
    const illustrated = build.doc(build.h2('Bild'), build.image(3), build.p('Danach.'));
    expect(toPartsWithContents(illustrated).parts).toEqual([
      { html: '<h2 id="bild">Bild</h2>' },
      expect.objectContaining({ slot: 'image', imageId: 3 }),
      { html: '<p>Danach.</p>' },
    ]);
  });
});
