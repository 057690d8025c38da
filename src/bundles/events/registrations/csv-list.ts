// Writes the list of a date for spreadsheets: cells that a program would calculate are words. It has the addresses of guests
// only, whom nobody can reach otherwise.
import { textFile } from '#kernel/answers.ts';
import { momentOf } from '#design/dates.ts';
import { dayOf } from '#kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvRow } from '#kernel/csv-cell.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { namesOf } from './names.ts';
import { listOrganised } from './organised-dates.ts';
import { findOrganised } from './organising.ts';
import { listOfDate } from './queries.ts';
import type { DateRef } from './seats.ts';
import * as texts from './texts.ts';

/** Throws 403 and 404. */
export const loadCsv = async (ctx: Ctx, ref: DateRef) => {
  const event = await findOrganised(ctx, ref.eventId);
  const date = (await listOrganised(ctx, event)).find(({ key }) => key === ref.dateKey);
  if (!date) throw notFound();
  const rows = await listOfDate(ctx, ref, ['registered', 'waiting']);
  const named = await namesOf(ctx, rows);
  const { name, seats, state, answer, email, came, since } = texts.columns;
  const lines = [
    csvRow([name, seats, state, answer, email, came, since]),
    ...rows.map((row) =>
      csvRow([
        named(row).name,
        row.seats,
        texts.stateWords[row.state],
        row.answer,
        row.email,
        row.hasCome ? texts.yes : texts.no,
        momentOf(row.createdAt).text,
      ]),
    ),
  ];
  const filename = `anmeldungen-${event.id}-${dayOf(new Date(date.known.startsAt))}.csv`;
  return textFile(BYTE_ORDER_MARK + lines.join(''), 'text/csv; charset=utf-8', filename);
};
