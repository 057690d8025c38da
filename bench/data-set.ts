// Makes the portal that is measured, written straight into a migrated, empty database: 200 articles of 6,000 characters with a
// picture, three topics and 30 comments each, snapshots and dates, a long and a short thread beside them and, where asked for,
// very many short articles.
import { createHash } from 'node:crypto';
import { makeCases, makeFurther } from './further.ts';
import type { Query } from './starting.ts';
import { prose } from './words.ts';

export interface Article {
  readonly id: number;
  readonly path: string;
}

/** Describes articles by their part in the measurements. */
export interface DataSet {
  /** All of them have a usual number of comments. */
  readonly articleIds: readonly number[];
  readonly usual: Article;
  /** One in which more is said while that is measured. */
  readonly talkedAbout: Article;
  readonly long: Article;
  readonly short: Article;
}

export const ARTICLES = 200;
const USUAL_THREAD = 30;
const LONG_THREAD = 10_000;
const SHORT_THREAD = 3;
const BODY_LENGTH = 6000;
const PARAGRAPH_LENGTH = 500;
const PEOPLE = 1000;
/** Edits the whole portal. */
const EDITOR = 12;
const ADMINISTRATOR = 13;
/** How many different texts the articles take turns with. */
const TEXTS = 10;
const HOURS_APART = 4;
/** Where nothing else is, the newest are read so much more often that both portals are read as much. */
const HOURS_APART_ALONE = 2;
/** How many rows are written at once, so that no statement takes longer than the portal lets one. */
const AT_ONCE = 20_000;
/** They have eight dates in three places each. */
const EVENTS_AT_ONCE = 2500;
const IMAGES = 60;
/** People, pictures and entries of the history: more than a page of each. */
const LEAST_FURTHER = 200;
/** How many cases are open where there are very many articles. */
export const MOST_CASES = 50_000;
/** Each stands on more than a page of articles. */
const TAGS = 24;

const tokens = Array.from({ length: PEOPLE }, (_, at) =>
  createHash('sha256').update(`bench ${at}`).digest('base64url'),
);

/** Gives session cookies of all people. */
export const cookies: readonly string[] = tokens.map((token) => `litfass_session=${token}`);

export const editorCookie = cookies[EDITOR - 1]!;
export const administratorCookie = cookies[ADMINISTRATOR - 1]!;

/** Fills the database over two connections; what is further is older than the others. */
export const makeDataSet = async (
  [query, beside]: readonly [Query, Query],
  { furtherPieces, furtherEvents } = { furtherPieces: 0, furtherEvents: 0 },
): Promise<DataSet> => {
  await makePlacesAndCategories(query);
  await makePeople(query);
  await makeImages(query);
  await makeTags(query);
  const [{ longId, shortId, articleIds }] = await Promise.all([
    makePieces(query, furtherPieces),
    makeProgrammeAndFurther(beside, { furtherPieces, furtherEvents }),
  ]);
  await query('analyze');
  return {
    articleIds,
    usual: await findArticle(query, articleIds.at(-1)!),
    talkedAbout: await findArticle(query, articleIds.at(-2)!),
    long: await findArticle(query, longId!),
    short: await findArticle(query, shortId!),
  };
};

const makePieces = async (query: Query, further: number) => {
  const usual = { length: BODY_LENGTH, comments: USUAL_THREAD };
  if (further > 0) await makeArticles(query, { count: further, firstDay: 300, length: 400, comments: 1 });
  const [longId] = await makeArticles(query, { ...usual, count: 1, firstDay: 220, comments: LONG_THREAD });
  const [shortId] = await makeArticles(query, { ...usual, count: 1, firstDay: 210, comments: SHORT_THREAD });
  const articleIds = await makeArticles(query, { ...usual, count: ARTICLES, firstDay: 0 });
  await makeSnapshots(query);
  await makeReadings(query, further > 0 ? HOURS_APART : HOURS_APART_ALONE);
  return { longId, shortId, articleIds };
};

/** Makes what needs no article. */
const makeProgrammeAndFurther = async (query: Query, { furtherPieces = 0, furtherEvents = 0 }) => {
  await makeEvents(query, furtherEvents);
  await makeFurther(query, Math.max(furtherPieces, LEAST_FURTHER));
  await makeCases(query, furtherPieces > 0 ? MOST_CASES : LEAST_FURTHER);
};

const findArticle = async (query: Query, id: number): Promise<Article> => {
  const [row] = await query(
    `select '/' || l.slug || '/c-' || c.slug || '/' || a.slug || '_a' || a.id as path
    from articles a join locations l on l.id = a.location_id join categories c on c.id = a.category_id where a.id = $1`,
    [id],
  );
  return { id, path: String(row!['path']) };
};

const makePlacesAndCategories = async (query: Query) => {
  await query(
    `insert into locations (kind, name, slug, path) values ('district', 'Landkreis', 'landkreis', '1/')`,
  );
  await query(`insert into locations (parent_id, kind, name, slug, path, latitude, longitude)
    select 1, 'town', name, lower(name), '1/' || at + 1 || '/', 51 + at / 20.0, 10
    from unnest(array['Auenfeld', 'Kirchbruck', 'Steinach']) with ordinality as town (name, at)`);
  await query(`insert into categories (name, slug, position) select name, lower(name), at
    from unnest(array['Rathaus', 'Leben', 'Kultur', 'Sport', 'Wirtschaft', 'Natur', 'Verkehr', 'Meinung'])
    with ordinality as category (name, at)`);
};

const makePeople = async (query: Query) => {
  await query(
    `insert into users (login, name, email, password_hash, confirmed_at, created_at)
    select 'leser' || n, 'Leserin Nummer ' || n, 'leser' || n || '@example.org', 'none', now(), now()
    from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
  await query(`insert into user_roles (user_id, role) select id, 'member' from users`);
  await query(
    `insert into user_roles (user_id, role) values (${EDITOR}, 'editor'), (${ADMINISTRATOR}, 'admin')`,
  );
  await query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, is_lasting, user_agent)
    select sha256(convert_to(token, 'UTF8')), at, now(), now(), now() + interval '1 day', true, 'bench'
    from unnest($1::text[]) with ordinality as session (token, at)`,
    [tokens],
  );
};

/** Makes the images; every third person has a portrait. There are no files: what is measured is the pages. */
const makeImages = async (query: Query) => {
  await query(
    `insert into images (owner_id, original_key, sha256, bytes, width, height, caption, copyright, alt, is_stub, version,
      sizes, placeholder, access, created_at)
    select 1, 'originals/' || n || '.jpg', 'none', 300000, 1600, 1067, 'Die Brücke am Morgen, Blick nach Osten',
      'Tomasz Adamek', 'Eine Brücke im Nebel', false, 'f00dfeed' || n,
      (select jsonb_agg(jsonb_build_object('tag', tag, 'width', width) order by width) from
        unnest(array['T', 'XS', 'S', 'M', 'L', 'XL', 'XXL'], array[20, 60, 160, 320, 800, 1200, 1600]) as size (tag, width)),
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAUAAUAmJaQAA3AA/vz0AA' || md5(n::text), 'public', now()
    from generate_series(1, $1::int) as n`,
    [IMAGES],
  );
  await query(`update users set picture_id = 1 + id % ${IMAGES} where id % 3 = 0`);
};

const makeTags = (query: Query) =>
  query(
    `insert into tags (name, slug) select 'Thema ' || n, 'thema-' || n from generate_series(1, $1::int) as n`,
    [TAGS],
  );

/** Makes readings: the newest articles are read every few hours; of the others, each twentieth is read once in the week. */
const makeReadings = (query: Query, hoursApart: number) =>
  query(
    `insert into audience_hours (type, object_id, hour, views, reads, seconds, shares, search, social, direct, internal, other)
    select 'article', id, date_trunc('hour', now()) - make_interval(hours => ago), 1 + (id * 7 + ago) % 40, 1, 60, 0, 0, 0, 1, 0, 0
    from (select id, generate_series(id % ${hoursApart}, 167, ${hoursApart}) as ago from articles
        where published_at > now() - interval '60 days'
      union all select id, id % 168 from articles where published_at <= now() - interval '60 days' and id % 20 = 0) as read`,
  );

const makeSnapshots = async (query: Query) => {
  const made = await query(
    `insert into snapshots (slug, state, title, parts, image_id, location_id, location_path, category_id, author_id,
      tag_ids, created_at, published_at)
    select 'bild-' || n, 'published', 'Bild ' || n, '[]', 1 + n % ${IMAGES}, 2 + n % 3, '1/' || 2 + n % 3 || '/', 1 + n % 8,
      1 + n % ${PEOPLE}, '{}', at, at
    from (select n, now() - make_interval(hours => 31 - n, mins => 30) as at from generate_series(1, 30) as n) as days
    order by n returning id`,
  );
  await makeLists(query, 'imagepost', made);
};

/** Makes events of eight dates a week apart, a few each day; further ones are older and spread over two years. */
const makeEvents = async (query: Query, furtherEvents: number) => {
  for (let at = 0; at < furtherEvents; at += EVENTS_AT_ONCE)
    await makeEventBatch(query, Math.min(EVENTS_AT_ONCE, furtherEvents - at), { firstDay: 300, days: 700 });
  await makeEventBatch(query, 30, { firstDay: 30, days: 7 });
};

interface EventBatch {
  readonly firstDay: number;
  /** On how many days the first of their dates are. */
  readonly days: number;
}

const makeEventBatch = async (query: Query, count: number, { firstDay, days }: EventBatch) => {
  const made = await query(
    `insert into events (slug, state, title, lead, body, parts, image_id, organiser, location_id, location_path,
      category_id, author_id, tag_ids, created_at, published_at)
    select 'termin-' || n, 'published', 'Termin ' || n, 'Wer kommt, hilft mit.', $3, '[]', 1 + n % ${IMAGES}, 'Der Verein',
      2 + n % 3, '1/' || 2 + n % 3 || '/', 1 + n % 8, 1 + n % ${PEOPLE}, '{}', at, at
    from (select n, now() - make_interval(days => $2, hours => n) as at from generate_series(1, $1::int) as n) as days
    order by n returning id`,
    [count, firstDay, JSON.stringify(textOf(firstDay, 200).body)],
  );
  await makeLists(query, 'event', made);
  const ids = made.map((row) => Number(row['id']));
  await query(
    `insert into event_locations (event_id, position, venue, address)
    select id, 0, 'Alter Bahnhof', 'Bahnhofstraße 1' from events where id = any($1)`,
    [ids],
  );
  await query(
    `insert into event_dates (event_id, location_position, position, key, starts_at, ends_at, is_all_day)
    select id, 0, week, 1 + week, moment, moment + interval '2 hours', false
    from events, generate_series(0, 7) as week, lateral (select date_trunc('day', now())
      + make_interval(days => 1 + id % $2::int + 7 * week, hours => 8 + id % 13, mins => id % 60) as moment) as at
    where id = any($1)`,
    [ids, days],
  );
  await query(
    `insert into event_agenda (location_id, starts_at, event_id, over_at, published_at, category_id, is_free)
    select place, starts_at, id, ends_at, published_at, category_id, id % 3 = 0
    from events join event_dates on event_id = id, unnest(array[0, 1, location_id]) as place where id = any($1)`,
    [ids],
  );
};

interface Batch {
  readonly count: number;
  /** Age in days of the newest; the others are an hour apart. */
  readonly firstDay: number;
  /** Counts the characters of each text. */
  readonly length: number;
  /** Counts the comments in each thread. */
  readonly comments: number;
}

/** Gives the ids, the newest article's last. */
const makeArticles = async (query: Query, batch: Batch): Promise<number[]> => {
  const made = await query(
    `insert into articles (slug, state, revision, location_id, location_path, category_id, author_id, is_premium,
      hero_id, tag_ids, created_at, published_at)
    select 'bericht-' || n, 'published', 1, 2 + n % 3, '1/' || 2 + n % 3 || '/', 1 + n % 8, 1 + n % ${PEOPLE}, false,
      1 + n % ${IMAGES}, array[1 + n % ${TAGS}, 1 + (n + 7) % ${TAGS}, 1 + (n + 19) % ${TAGS}], at, at
    from (select n, now() - make_interval(days => $2, hours => $1 - n) as at from generate_series(1, $1::int) as n)
    order by n returning id`,
    [batch.count, batch.firstDay],
  );
  const ids = made.map((row) => Number(row['id']));
  await makeTexts(query, ids, batch.length);
  for (let at = 0; at < made.length; at += AT_ONCE) {
    await makeLists(query, 'article', made.slice(at, at + AT_ONCE));
    await makeComments(query, ids.slice(at, at + AT_ONCE), batch.comments);
  }
  return ids;
};

const makeTexts = async (query: Query, ids: readonly number[], length: number) => {
  const texts = Array.from({ length: TEXTS }, (_, seed) => textOf(seed, length));
  await query(
    `insert into article_revisions (article_id, number, headline, lead, body, parts, free_parts, reading_minutes, created_at)
    select id, 1, texts ->> 'headline' || ' Nr. ' || id, texts ->> 'lead', texts -> 'body', texts -> 'parts', texts -> 'parts', 4, created_at
    from articles, jsonb_extract_path($2::jsonb, (id % ${TEXTS})::text) as texts where id = any($1)`,
    [ids, JSON.stringify(texts)],
  );
};

/** Returns a tree and its ready HTML, as publishing would have made them. */
const textOf = (seed: number, length: number) => {
  const paragraphs = Array.from({ length: Math.ceil(length / PARAGRAPH_LENGTH) }, (_, at) =>
    prose(seed * 100 + at + 1, Math.min(length, PARAGRAPH_LENGTH)),
  );
  const content = paragraphs.map((text) => ({
    type: 'paragraph',
    attrs: { textAlign: null },
    content: [{ type: 'text', text }],
  }));
  return {
    headline: prose(seed + 5000, 55).slice(0, -1),
    lead: prose(seed + 6000, 150),
    body: { schemaVersion: 1, type: 'doc', content },
    parts: [{ html: paragraphs.map((text) => `<p>${text}</p>`).join('') }],
  };
};

const TABLES = { article: 'articles', imagepost: 'snapshots', event: 'events' } as const;

const TITLES = {
  article: '(select headline from article_revisions where article_id = id and number = revision)',
  imagepost: 'title',
  event: 'title',
} as const;

const makeLists = async (
  query: Query,
  type: keyof typeof TABLES,
  made: readonly Record<string, unknown>[],
) => {
  const ids = made.map((row) => Number(row['id']));
  const table = TABLES[type];
  await query(
    `insert into pieces (type, object_id, location_id, category_id, author_id, published_at, is_listed, was_listed, is_premium,
      tag_ids, title, state, updated_at)
    select $2, id, location_id, category_id, author_id, published_at, true, true, false, tag_ids, ${TITLES[type]}, state,
      published_at
    from ${table} where id = any($1)`,
    [ids, type],
  );
  await query(`insert into piece_comment_counts (type, object_id) select $2, unnest($1::int[])`, [ids, type]);
  await query(
    `insert into piece_places (type, object_id, location_id, category_id, published_at)
    select $2, id, place, category_id, published_at
    from ${table}, unnest(array[1, location_id]) as place where id = any($1)`,
    [ids, type],
  );
  await query(
    `insert into piece_tags (type, object_id, tag_id, published_at)
    select $2, id, tag, published_at from ${table}, unnest(tag_ids) as tag where id = any($1)`,
    [ids, type],
  );
};

const makeComments = async (query: Query, ids: readonly number[], each: number) => {
  await query(
    `insert into comments (owner_type, owner_id, author_id, text, html, state, created_at)
    select 'article', id, 1 + (id * 7 + n) % ${PEOPLE}, texts[1 + (id + n) % ${TEXTS}], '<p>' || texts[1 + (id + n) % ${TEXTS}] || '</p>',
      'visible', now() - make_interval(mins => 10 + $2 - n)
    from unnest($1::int[]) as id, generate_series(1, $2::int) as n, (select $3::text[] as texts) as texts`,
    [ids, each, Array.from({ length: TEXTS }, (_, seed) => prose(seed + 7000, 60 + seed * 25))],
  );
  await query(
    `insert into comment_threads (owner_type, owner_id, comment_count) select 'article', unnest($1::int[]), $2`,
    [ids, each],
  );
  for (const table of ['pieces', 'piece_comment_counts'])
    await query(`update ${table} set comment_count = $2 where type = 'article' and object_id = any($1)`, [
      ids,
      each,
    ]);
};
