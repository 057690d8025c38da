// Measures what readers of the pages notice while an issue goes out to ten thousand recipients, on a mail server in this
// process.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { atLeast } from './figures.ts';
import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { Peer } from './pinned.ts';
import type { Portals } from './portals.ts';

const RECIPIENTS = 10_000;
const SECONDS = 4;
const CONNECTIONS = 50;
const PIECES = 8;
/** Jobs that nobody announced are looked for every ten seconds. */
const LONGEST_RUN_UP_MS = 30_000;
const LONGEST_MS = 30 * 60_000;

const share = (value: number) => `${value.toFixed(2)} of quiet`;

export const judgeNewsletter = async (portals: Portals, load: Peer<LoadJob, LoadResult>): Promise<Figure> => {
  const { usual, data, query } = portals;
  const mailServer = await openMailServer();
  try {
    const job = { url: usual.origin + data.usual.path, connections: CONNECTIONS, seconds: SECONDS };
    const quiet = await load.ask(job);
    await addMailServer(query, mailServer.port);
    const issueId = await addIssue(query);
    const start = performance.now();
    await query(`insert into pgboss.job (name, data) values ('newsletters.send-slice', $1)`, [
      { issueId, afterId: 0, pauses: 0 },
    ]);
    await untilSending(mailServer, start);
    const before = mailServer.taken();
    const busy = await load.ask(job);
    const beside = mailServer.taken() - before;
    if (beside === 0) throw new Error('Neben der Last ging kein Brief hinaus.');
    const seconds = await untilSent(query, issueId, start);
    if (mailServer.taken() !== RECIPIENTS)
      throw new Error(`${mailServer.taken()} von ${RECIPIENTS} Briefen kamen an.`);
    return {
      title: 'article from the page cache while a newsletter goes to 10,000',
      ...atLeast(busy.perSecond / quiet.perSecond, 2 / 3, share),
      details: `${Math.round(beside / SECONDS)} mails a second beside the load, all of them in ${Math.round(seconds)} s`,
    };
  } finally {
    await mailServer.close();
  }
};

/** Takes everything and keeps nothing but the count. */
const openMailServer = async () => {
  let taken = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.on('end', () => {
        taken++;
        done();
      });
      stream.resume();
    },
  });
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };
  return {
    port,
    taken: () => taken,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
};

const addMailServer = (query: Portals['query'], port: number) =>
  query(
    `insert into mail_servers (id, host, port, security, username, password, from_name, from_address, changed_at)
    values (1, '127.0.0.1', $1, 'starttls', '', '', 'Litfass', 'post@litfass.example', now())`,
    [port],
  );

/** Adds an issue as if it had just been put together. */
const addIssue = async (query: Portals['query']): Promise<number> => {
  const [newsletter] = await query(
    `insert into newsletters (name, slug, description, rhythm, weekday, hour, category_ids, tag_ids, length, has_dates,
      has_discussed, is_active, created_at)
    values ('Messung', 'messung', 'Messung', 'daily', 1, 6, '{}', '{}', $1, false, false, true, now()) returning id`,
    [PIECES],
  );
  const newsletterId = newsletter!['id'];
  await query(
    `insert into newsletter_readers (newsletter_id, email, state, created_at, confirmed_at, links)
    select $1, 'leserin-' || n || '@litfass.example', 'active', now(), now(), 1 from generate_series(1, $2::int) n`,
    [newsletterId, RECIPIENTS],
  );
  const [issue] = await query(
    `insert into newsletter_issues (newsletter_id, number, state, due_at, since, subject, intro, "order", left_out, added,
      version, started_at, taken_count, refused_count)
    values ($1, 1, 'sending', now(), now(), '', '', '{}', '{}', '{}', 1, now(), 0, 0) returning id`,
    [newsletterId],
  );
  await query(
    `insert into newsletter_pieces (issue_id, newsletter_id, section, position, type, object_id)
    select $1, $2, 'news', row_number() over (), type, object_id
    from (select type, object_id from pieces where is_listed order by published_at desc limit $3) newest`,
    [issue!['id'], newsletterId, PIECES],
  );
  return Number(issue!['id']);
};

/** Waits until sending is under way before the load begins, as it is when readers meet it. */
const untilSending = async ({ taken }: { taken: () => number }, start: number): Promise<void> => {
  while (taken() === 0) {
    if (performance.now() - start > LONGEST_RUN_UP_MS) throw new Error('Kein Brief ging hinaus.');
    await sleep(50);
  }
};

const untilSent = async (query: Portals['query'], issueId: number, start: number): Promise<number> => {
  while (performance.now() - start < LONGEST_MS) {
    const [row] = await query('select state from newsletter_issues where id = $1', [issueId]);
    if (row!['state'] === 'sent') return (performance.now() - start) / 1000;
    await sleep(500);
  }
  throw new Error('Der Newsletter war nach einer halben Stunde nicht draußen.');
};
