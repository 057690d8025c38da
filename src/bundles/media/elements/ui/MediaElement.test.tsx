import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PictureFigure } from '../../ui/PictureFigure.tsx';
import type { PictureView } from '../../views.ts';
import type { MediaControls, MediaFlags } from '../views.ts';
import { MediaElement } from './MediaElement.tsx';

const NOTHING: MediaControls = {
  mayEdit: false,
  mayDelete: false,
  mayDownload: false,
  mayReuse: false,
  mayQuarantine: false,
  licence: '',
  source: '',
};
const picture: PictureView = {
  id: 31,
  width: 1600,
  height: 900,
  alt: 'Eine Brücke im Nebel',
  caption: 'Am Morgen',
  credit: 'Tomasz Adamek',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: '/media/image/31/v1',
  query: '',
  sizes: [{ tag: 'L', width: 800 }],
};
const draw = (may: Partial<MediaControls>, flags?: MediaFlags) => {
  const place = document.createElement('div');
  const of = { ...picture, controls: { ...NOTHING, ...may } };
  place.innerHTML = renderToHtml(<MediaElement of={of} sizes="50vw" {...(flags && { flags })} />);
  return place;
};
const namesIn = (place: Element) =>
  [...place.querySelectorAll('fieldset :is(a, button)')].map((control) => control.getAttribute('aria-label'));
const menuIn = (place: Element) =>
  [...place.querySelectorAll('[id$="-menu"] :is(a, button)')].map((entry) => entry.textContent);

describe('a picture on a page', () => {
  it('is the plain picture, to the byte, for who may do nothing with it', () => {
    const plain = renderToHtml(<Picture of={picture} sizes="50vw" />);
    expect(renderToHtml(<MediaElement of={picture} sizes="50vw" />)).toBe(plain);
    expect(renderToHtml(<PictureFigure of={picture} sizes="50vw" />)).toContain(plain);
  });

  it('carries id, type, image type and reload data, and all controls for its owner', () => {
    const place = draw({ mayEdit: true, mayDelete: true, mayDownload: true, mayReuse: true });
    const element = place.querySelector<HTMLElement>('media-element')!;
    expect(element.dataset).toMatchObject({ mediaId: '31', mediaType: 'image', imageType: 'image' });
    expect(JSON.parse(element.dataset['reload']!)).toEqual({
      ratio: 'original',
      showEdit: 1,
      showDownload: 1,
      showDelete: 1,
      showContextMenu: 1,
      showMetadataBadge: 1,
      referenceMode: 0,
    });
    expect(namesIn(place)).toEqual([
      'Bild bearbeiten',
      'Bild herunterladen',
      'Bild löschen',
      'Angaben zum Bild',
      'Mehr zu diesem Bild',
    ]);
    expect(menuIn(place)).toEqual(['Auf die Merkliste', 'Bildadressen']);
  });

  it('offers moderators to take it away', () => {
    const place = draw({ mayQuarantine: true });
    expect(menuIn(place)).toEqual(['Bild sperren']);
    expect(namesIn(place)).toEqual(['Angaben zum Bild', 'Mehr zu diesem Bild']);
  });

  it('leads on without JavaScript', () => {
    const place = draw({ mayDelete: true, mayDownload: true, mayReuse: true, mayQuarantine: true });
    const targets = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/media/download/31',
      '/konto/bilder/31/loeschen',
      '/media/bildadressen/31',
      '/cockpit/bilder/31/sperren',
    ]);
    const form = place.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/media/ajax/imagereference/image/31/reference-add');
  });

  it('opens what its signs name', () => {
    const place = draw({ mayReuse: true });
    for (const sign of place.querySelectorAll('[popovertarget]'))
      expect(place.querySelector(`[id="${sign.getAttribute('popovertarget')}"][popover]`)).not.toBeNull();
  });

  it('tells who made it and under which licence', () => {
    const badge = draw({ mayEdit: true, licence: 'CC BY 4.0', source: 'Stadtarchiv' }).querySelector('dl')!;
    const facts = [...badge.children].map(({ children: [name, words] }) => [
      name!.textContent,
      words!.textContent,
    ]);
    expect(facts).toEqual([
      ['Bildtext', 'Am Morgen'],
      ['Foto', 'Tomasz Adamek'],
      ['Quelle', 'Stadtarchiv'],
      ['Lizenz', 'CC BY 4.0'],
    ]);
  });

  it('can be picked where that is asked for', () => {
    const flags = { edit: false, download: false, delete: false, contextMenu: false, metadataBadge: false };
    const field = draw({ mayReuse: true }, { ...flags, referenceMode: true }).querySelector('input')!;
    expect([field.type, field.name, field.value, field.ariaLabel]).toEqual([
      'checkbox',
      'images[]',
      '31',
      'Bild auswählen: Eine Brücke im Nebel',
    ]);
    expect(draw({}, { ...flags, referenceMode: true }).querySelector('input')).toBeNull();
  });
});
