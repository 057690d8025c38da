// Makes calendars that are read in and of which nothing is out yet. It is for tests only.
import { isOn } from '#kernel/testing/switched-off.ts';
import { aCalendar, aSource } from '#bundles/events/imports/test-data.ts';
import type { Seeding } from './world.ts';

export const hideCalendars = async ({ ctx, world, at }: Seeding): Promise<void> => {
  if (!isOn('events')) return;
  const word = (of: string) => world.nest.word(`Kalender: ${of}`, ['owner'], ['editor']);
  const lines = [`LOCATION:${word('Ort')}`, 'EXDATE:unlesbar'];
  const entry = { uid: 'geheim', title: word('Titel'), days: 4, lines };
  const { source } = await aSource(ctx, world.people.owner, {
    name: `Kalender ${word('Name')}`,
    organiser: word('Veranstalter'),
    venue: word('wo es sonst stattfindet'),
    locationId: String(at.locationId),
    categoryId: String(at.categoryId),
    calendar: aCalendar(ctx, [entry]),
  });
  world.sourceIds.push(source.id);
};
