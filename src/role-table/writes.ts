// This tells in which tables a call has written, as the database itself saw it: a command that writes without an entry in the history is
// noticed, whoever wrote it. For tests only.
import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';

/** The tables of which the history tells nothing, by the reason why; of every other one each change has an entry. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  'is the history itself': ['history_entries', 'written_tables'],
  'counts attempts': ['rate_limits'],
  'counts what went wrong': ['error_days'],
  'holds moments for those who ask whether it is time again': ['marks'],
  'holds a question until it is answered': ['passkey_challenges'],
  'says what somebody has read, or is looking at': ['manuscript_presence', 'message_participants', 'notices'],
  'holds sums that say nothing of anybody': [
    'audience_ages',
    'audience_hours',
    'audience_totals',
    'audience_writers',
  ],
  'is how somebody likes to work': ['saved_views', 'table_columns'],
  'is how somebody likes to read, which is nobody else’s to read': [
    'feed_settings',
    'read_topics',
    'reading_keepers',
    'reading_pieces',
  ],
  'is kept to take back what has entries of its own': ['bulk_operations', 'bulk_items'],
  'is a revision, which says it better': ['manuscript_revisions'],
};

/** The trigger itself writes in one, and the table of the other refuses to be changed. */
const UNWATCHED = ['history_entries', 'written_tables'];

interface Writes {
  readonly forget: () => Promise<void>;
  readonly tables: () => Promise<string[]>;
}

/** Lets the database note from now on where rows are written. */
export const watchWrites = async (ctx: Ctx): Promise<Writes> => {
  const { db } = ctx;
  await db.execute(sql`create table written_tables (name text primary key)`);
  await db.execute(sql`
    create function note_written_table() returns trigger language plpgsql as $$
    begin
      insert into written_tables values (tg_table_name) on conflict do nothing;
      return null;
    end $$`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const silent = new Set(Object.values(SILENT).flat());
  const watched = rows.map(({ name }) => name).filter((name) => !UNWATCHED.includes(name));
  const triggers = watched.map(
    (name) =>
      sql`create trigger note_written after insert or update or delete on ${sql.identifier(name)}
        for each row execute function note_written_table();`,
  );
  await db.execute(sql.join(triggers, sql`\n`));
  const tables = async () => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from written_tables order by name`);
    const names = rows.map(({ name }) => name);
    // What a revision says of its manuscript needs no entry; what happens to one otherwise does.
    const isSaved = names.includes('manuscript_revisions');
    return names.filter((name) => !silent.has(name) && !(isSaved && name === 'manuscripts'));
  };
  return { forget: async () => void (await db.execute(sql`delete from written_tables`)), tables };
};
