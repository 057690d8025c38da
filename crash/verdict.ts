// This is what must be true of the database and of the portal's answers after the last kill.
import { connectEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.ts';
import { openDatabase } from '#kernel/database.ts';
import { createLogger } from '#kernel/log.ts';
import { eventually } from './portal-process.ts';
import type { Acknowledged } from './writers.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Runs `work` on the database in a data folder, beside the portal. */
export const withDatabaseOf = async <T>(dataDir: string, work: (query: Query) => Promise<T>): Promise<T> => {
  const address = await connectEmbeddedPostgres({ dataDir });
  const database = openDatabase({ ...address, database: 'litfass' }, createLogger({ logLevel: 'silent' }), 2);
  try {
    return await work(async (text, values) => (await database.query(text, values)).rows);
  } finally {
    await database.close();
  }
};

/** Returns sentences about what is wrong; none when nothing is. */
export const judge = async (
  origin: string,
  dataDir: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> => {
  const verdicts = await Promise.all([
    withDatabaseOf(dataDir, (query) => judgeRows(query, acknowledged)),
    judgeAnswers(origin, acknowledged),
    withDatabaseOf(dataDir, judgeWorker),
  ]);
  return verdicts.flat();
};

const judgeRows = async (query: Query, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  const rows = await query(`select id, owner_id, text from comments where state = 'visible'`);
  const textById = new Map(rows.map((row) => [Number(row['id']), `${row['owner_id']} ${row['text']}`]));
  const lost = acknowledged.filter(
    ({ commentId, articleId, text }) => textById.get(commentId) !== `${articleId} ${text}`,
  );
  const found = await Promise.all(CHECKS.map(async ({ sql, wrong }) => ({ wrong, rows: await query(sql) })));
  return [
    ...lost.map((comment) => `Bestätigt, aber nicht da: Kommentar ${comment.commentId} „${comment.text}“`),
    ...found.flatMap(({ wrong, rows }) => rows.map((row) => `${wrong}: ${JSON.stringify(row)}`)),
  ];
};

const JOB = 'users.remove-old-sessions';
const JOB_TIMEOUT_MS = 20_000;

/** Says so unless a worker that outlived the database has found it again and works what is put before it. */
const judgeWorker = async (query: Query): Promise<string[]> => {
  const [job] = await query('insert into pgboss.job (name) values ($1) returning id', [JOB]);
  const isDone = async () => {
    const [row] = await query('select state from pgboss.job where id = $1', [job!['id']]);
    return row?.['state'] === 'completed';
  };
  return eventually('ein Auftrag', JOB_TIMEOUT_MS, isDone).then(
    () => [],
    () => ['Der Worker lässt einen Auftrag liegen'],
  );
};

const VISIBLE = `(select count(*) from comments c
  where c.owner_type = t.owner_type and c.owner_id = t.owner_id and c.state = 'visible')`;

/** Each finds nothing in a sound database. */
const CHECKS = [
  {
    sql: `select id from images where failure is not null or (is_stub and not exists (select from pgboss.job
      where name = 'media.make-variants' and (data ->> 'imageId')::int = images.id
        and state in ('created', 'retry', 'active')))`,
    wrong: 'Ein Bild, an dem niemand mehr arbeitet',
  },
  {
    wrong: 'Zweimal geschrieben',
    sql: `select text, array_agg(id) as ids from comments where text like '%, einmalig.'
      group by text having count(*) > 1`,
  },
  {
    wrong: 'Der Faden zählt anders als seine Kommentare',
    sql: `select t.owner_id, t.comment_count, ${VISIBLE} as visible from comment_threads t
      where t.comment_count <> ${VISIBLE}`,
  },
  {
    wrong: 'Die Karte zählt anders als der Faden',
    sql: `select p.object_id, p.comment_count, c.comment_count as in_order, t.comment_count as thread from pieces p
      left join piece_comment_counts c using (type, object_id)
      left join comment_threads t on t.owner_type = p.type and t.owner_id = p.object_id
      where p.comment_count <> coalesce(t.comment_count, 0) or c.comment_count is distinct from p.comment_count`,
  },
  {
    wrong: 'Nicht genau ein Eintrag im Verlauf',
    sql: `select c.id, count(h.id) as entries from comments c
      left join history_entries h on h.type = 'comment' and h.object_id = c.id and h.action = 'comment.created'
      group by c.id having count(h.id) <> 1`,
  },
  {
    wrong: 'Ein Eintrag im Verlauf ohne Kommentar',
    sql: `select h.id, h.object_id from history_entries h
      where h.type = 'comment' and not exists (select from comments c where c.id = h.object_id)`,
  },
];

/** Judges what readers are told: the list of each article holds what was acknowledged there, also on kept pages. */
const judgeAnswers = async (origin: string, acknowledged: readonly Acknowledged[]): Promise<string[]> => {
  const byArticle = Map.groupBy(acknowledged, (comment) => comment.articleId);
  const wrong: string[] = [];
  for (const [articleId, written] of byArticle) {
    const answer = await fetch(`${origin}/a/pub-api/articles/${articleId}/comments`);
    const { comments, commentCount } = (await answer.json()) as {
      comments: { commentId: number }[];
      commentCount: number;
    };
    const shown = new Set(comments.map((comment) => comment.commentId));
    const missing = written.filter((comment) => !shown.has(comment.commentId));
    if (missing.length > 0) wrong.push(`Die Liste von Artikel ${articleId} zeigt ${missing.length} nicht`);
    if (commentCount !== shown.size)
      wrong.push(`Artikel ${articleId}: ${commentCount} gezählt, ${shown.size} da`);
  }
  return wrong;
};
