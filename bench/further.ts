// Makes what newsrooms gather over the years beside pieces: people, pictures and entries of the history, in a portal that has
// pieces already; and what waits for moderators on a bad day.
import type { Query } from './starting.ts';

/** How many rows are written at once, so that no statement takes longer than the portal lets one. */
const AT_ONCE = 20_000;
/** How many different surnames there are, so that a word means some of the people and not all. */
const SURNAMES = 2000;
const SECONDS_APART = 40;

/** Makes so many people, pictures and entries of the history each. */
export const makeFurther = async (query: Query, count: number): Promise<void> => {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1);
    await makeFurtherPeople(query, first, last);
    await makeFurtherImages(query, first, last);
    await makeEntries(query, first, last);
  }
};

const makeFurtherPeople = async (query: Query, first: number, last: number) => {
  await query(
    `with made as (
      insert into users (login, name, email, password_hash, confirmed_at, created_at)
      select 'mitglied' || n, 'Mitglied Name' || n % ${SURNAMES}, 'mitglied' || n || '@example.org', 'none',
        now() - make_interval(secs => n * ${SECONDS_APART}), now() - make_interval(secs => n * ${SECONDS_APART})
      from generate_series($1::int, $2::int) as n returning id)
    insert into user_roles (user_id, role) select id, 'member' from made`,
    [first, last],
  );
};

/** Makes pictures that are older than the others; each stands in one article. */
const makeFurtherImages = async (query: Query, first: number, last: number) => {
  await query(
    `with made as (
      insert into images (owner_id, original_key, sha256, bytes, width, height, caption, copyright, alt, is_stub, version,
        sizes, access, created_at)
      select 1 + n % 1000, 'originals/weiteres-' || n || '.jpg', 'none', 300000, 1600, 1067, 'Motiv ' || n % ${SURNAMES} || ' am Morgen',
        'Tomasz Adamek', 'Eine Brücke im Nebel', false, 'f00dfade' || n, (select sizes from images where id = 1), 'public',
        now() - make_interval(days => 1, secs => n * ${SECONDS_APART})
      from generate_series($1::int, $2::int) as n returning id)
    insert into image_uses (image_id, type, object_id, is_public, location_path)
    select id, 'article', 1 + id % 200, true, '1/' || 2 + id % 3 || '/' from made`,
    [first, last],
  );
};

const makeEntries = async (query: Query, first: number, last: number) => {
  await query(
    `insert into history_entries (at, actor_id, type, object_id, action, after)
    select now() - make_interval(secs => ($2 - n) * ${SECONDS_APART}), 1 + n % 1000, 'comment', 1 + n % 200, 'comment.created',
      '{"owner": {"id": 1, "type": "article"}}'
    from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
};

/** Makes comments that somebody told moderators of, each once; every fifth is grave. */
export const makeCases = (query: Query, count: number) =>
  query(
    `with made as (
      insert into moderation_cases (type, object_id, author_id, title, href, location_path, state, severity, due_at, created_at, notice_count)
      select 'comment', n, 1 + n % 1000, 'Kommentar zu „Beitrag ' || n || '“', '/x#comment-' || n, '1/' || 2 + n % 3 || '/', 'open',
        case n % 5 when 0 then 3 else 1 end, now() + make_interval(secs => n * ${SECONDS_APART}), now(), 1
      from generate_series(1, $1::int) as n returning id)
    insert into moderation_notices (case_id, category, explanation, name, email, reporter_key, created_at)
    select id, 'spam', 'Schon wieder dieselbe Werbung.', 'Leserin Nummer ' || id, 'leser' || id || '@example.org', 'key' || id, now()
    from made`,
    [count],
  );
