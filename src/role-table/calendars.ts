// Lists the calls of calendars that events are read from, for the table of roles. For tests only.
import { aCalendar, aSource } from '#bundles/events/imports/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { row } from './row.ts';
import type { Call, Case, World } from './row.ts';

/** Makes a calendar that its owner read in while they still could. */
const ownSource = ({ ctx, owner, place }: World) =>
  aSource(
    ctx,
    { ...owner, viewer: { ...owner.viewer, isConfirmed: true } },
    { locationId: String(place.id) },
  );

/** Whose calendar it is and editors of its place; all others don't know of it. */
const OWNER_AND_EDITORS = 'signIn forbidden forbidden ok missing missing ok ok';

const aFile: Call = async ({ ctx, place }) => {
  const fields = { organiser: 'Chor', locationId: place.id, categoryId: (await aCategory(ctx)).id };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const calendar = aCalendar(ctx, [{ uid: 'a', title: 'Probe', days: 3 }]);
  const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.ics"\r\n\r\n${calendar}\r\n`;
  return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}${file}--x--\r\n` };
};

export const calendarRows: Readonly<Record<string, Case>> = {
  event_source_create: row('signIn forbidden forbidden ok ok ok ok ok', aFile),
  event_source_take: row(OWNER_AND_EDITORS, async (world) => {
    const { source, items } = await ownSource(world);
    return { params: { sourceId: source.id }, body: { items: items.map(({ id }) => id) } };
  }),
  event_source_read: row(OWNER_AND_EDITORS, async (world) => {
    const calendar = aCalendar(world.ctx, [{ uid: 'neu', title: 'Konzert', days: 5 }]);
    const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.ics"\r\n\r\n${calendar}\r\n--x--\r\n`;
    const { source } = await ownSource(world);
    return { params: { sourceId: source.id }, type: 'multipart/form-data; boundary=x', body: file };
  }),
  event_source_merge: row(OWNER_AND_EDITORS, async (world) => {
    const { source, items } = await ownSource(world);
    return { params: { sourceId: source.id }, body: { merge: items[0]!.id } };
  }),
  event_source_set: row(OWNER_AND_EDITORS, async (world) => ({
    params: { sourceId: (await ownSource(world)).source.id },
    body: { mode: 'review', takesNew: 'yes' },
  })),
  event_source_decide: row(OWNER_AND_EDITORS, async (world) => {
    const { source, items } = await ownSource(world);
    return {
      params: { sourceId: source.id },
      body: { itemId: items[0]!.id, field: 'title', choice: 'ours' },
    };
  }),
  event_source_remove: row(OWNER_AND_EDITORS, async (world) => ({
    params: { sourceId: (await ownSource(world)).source.id },
  })),
};
