import { expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anEvent, inDays } from '../test-data.ts';
import { loadEventFile } from './event-file.ts';

const ctx = await testCtx();
const town = await aPlace(ctx, { name: 'Auenfeld' });

const placeIn = async (venue: string, address: string) => {
  const dates = [{ startsAt: inDays(ctx, 7) }];
  const { id } = await anEvent(ctx, { locationId: town.id, locations: [{ venue, address, dates }] });
  const answer = await loadEventFile(ctx, { eventitemId: id });
  if (answer.kind !== 'text') throw new Error(`No file: ${answer.kind}`);
  const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
  return lines
    .find((line) => line.startsWith('LOCATION:'))
    ?.slice('LOCATION:'.length)
    .replaceAll('\\,', ',');
};

it.each([
  ['Rathaus', 'Markt 1', 'Rathaus, Markt 1, Auenfeld'],
  ['Rathaus', 'Rathaus, Markt 1', 'Rathaus, Markt 1, Auenfeld'],
  ['Markt 1', 'Markt 1', 'Markt 1, Auenfeld'],
  ['Rathaus', 'Rathausplatz 1', 'Rathaus, Rathausplatz 1, Auenfeld'],
  ['Markt 1', 'Markt 12', 'Markt 1, Markt 12, Auenfeld'],
  ['Rathaus', '', 'Rathaus, Auenfeld'],
])('names in calendars the venue %s at %s once', async (venue, address, location) =>
  expect(await placeIn(venue, address)).toBe(location),
);
