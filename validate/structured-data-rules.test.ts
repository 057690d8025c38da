import { describe, expect, it } from 'vitest';
import { elementsOf } from './html.ts';
import { structuredDataOf } from './structured-data-rules.ts';

const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="de"><head><title>T</title>${head}</head><body><h1>T</h1>${body}</body></html>`;

const faultsIn = (thing: object | string) =>
  structuredDataOf(
    elementsOf(pageWith(`<script type="application/ld+json">${JSON.stringify(thing)}</script>`)),
  );
const CONTEXT = { '@context': 'https://schema.org' };
const way = (...itemListElement: object[]) => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement,
});

describe('structured data', () => {
  it('lacks what search engines ask for, also within other things', () => {
    const event = { ...CONTEXT, '@type': 'Event', name: 'Fest', startDate: '2026-05-01', location: {} };
    expect(faultsIn({ ...event, location: { '@type': 'Place' } }).faults).toEqual([
      'Event: location.address|location.url fehlt',
      'Event.Place: name|address fehlt',
    ]);
    const place = { '@type': 'Place', name: 'Markt', address: 'Markt 1, Werle' };
    expect(faultsIn({ ...event, location: place })).toMatchObject({
      count: 1,
      faults: [],
      advice: expect.arrayContaining(['Event: endDate wird empfohlen']),
    });
  });

  it('asks each place of an event for its own address', () => {
    const event = { ...CONTEXT, '@type': 'Event', name: 'Fest', startDate: '2026-05-01' };
    const place = { '@type': 'Place', name: 'Markt', address: 'Markt 1, Werle' };
    const online = { '@type': 'VirtualLocation', url: 'https://l.example/' };
    expect(faultsIn({ ...event, location: [place, online] }).faults).toEqual([]);
    expect(faultsIn({ ...event, location: [place, { '@type': 'VirtualLocation' }] }).faults).toEqual([
      'Event: location.address|location.url fehlt',
      'Event.VirtualLocation: url fehlt',
    ]);
  });

  it('names every step of the way to a page', () => {
    const step = { '@type': 'ListItem', position: 1, item: 'https://l.example/' };
    expect(faultsIn(way({ ...step, name: 'Werle' })).faults).toEqual([]);
    expect(faultsIn(way({ ...step, name: 'Werle' }, step)).faults).toEqual([
      'BreadcrumbList: itemListElement.name fehlt',
    ]);
  });

  it('tells moments with their zone, whole addresses, and types that are known', () => {
    const thing = { ...CONTEXT, '@type': 'Person', name: '', url: '/a', dateCreated: '2026-05-01T10:00' };
    expect(faultsIn(thing).faults).toEqual([
      'Person: name fehlt',
      'Person: name ist leer',
      'Person: url ist keine ganze Adresse',
      'Person: dateCreated ist kein Zeitpunkt (2026-05-01T10:00)',
    ]);
    expect(faultsIn({ ...CONTEXT, '@type': 'Thingummy' }).faults).toEqual([
      'Thingummy: kein bekannter Typ (Thingummy)',
    ]);
    expect(faultsIn({ '@type': 'Person', name: 'A' }).faults).toEqual([
      '@context ist nicht https://schema.org',
    ]);
  });
});
