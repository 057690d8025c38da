// Every limit on attempts is seen to be kept: each call of `limitAttempts` in the sources has a row here with a request that it
// counts, and a second one that it refuses once its attempts are used up. What counts otherwise, or refuses with 429 for
// another reason, names the test that shows it.
import { globSync, readFileSync } from 'node:fs';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from '#kernel/named-routes.ts';
import { rateLimits } from '#kernel/rate-limit.schema.ts';
import { routesOff } from '#kernel/testing/routes-off.ts';
import { rowsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { Call, Request } from './role-table/row.ts';
import { CASES } from './role-table/test-data.ts';

const app = await testApp();
const { ctx, portal } = app;
const off = await routesOff(app);
const place = await aPlace(ctx);

interface Limited {
  readonly route: string;
  /** Where the route's call in the table of roles doesn't get as far as the limit. */
  readonly call?: Call | Request;
  /** Whether the request comes from somebody who isn't signed in. */
  readonly isVisitor?: true;
  readonly method?: 'GET' | 'POST';
  readonly query?: string;
  /** The beginning of its key, where the call doesn't say it. */
  readonly key?: string;
  /** The status of the refusal: 429, unless the contract has another answer. contract.md 11.2 */
  readonly status?: number;
}

const aFile = {
  type: 'multipart/form-data; boundary=x',
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a\r\n--x--\r\n',
};

const aRegistration = {
  name: 'Frieda Über',
  login: 'frieda',
  email: 'frieda@litfass.example',
  password: 'ein ganzer Satz',
};

const LIMITED: Readonly<Record<string, Limited>> = {
  'bookmarks/commands.ts bookmark:': { route: 'bookmark_folder_create' },
  'boundaries/commands.ts boundary:': { route: 'boundary_save' },
  'boundaries/commands.ts calm-notes:': { route: 'calm_notes' },
  'boundaries/commands.ts hidden-word:': { route: 'hidden_word_add' },
  'comments/commands.ts comment-edit:': { route: 'comment_edit' },
  'comments/mentioned.ts mentions:': {
    route: 'comment_mentions',
    method: 'GET',
    call: { params: { ownerType: 'article', ownerId: 1 } },
    query: 'q=a',
  },
  'data-export/routes.ts data-export:': { route: 'export_task' },
  'editor/routes.ts editor-embed:': { route: 'editor_embed' },
  'editor/routes.ts editor-fetch:': { route: 'editor_image_fetch', status: 200 },
  'editor/routes.ts editor-paste:': { route: 'editor_import' },
  'editor/routes.ts editor-search:': { route: 'editor_pieces', method: 'GET', call: {}, query: 'q=ab' },
  'events/marks/commands.ts event-mark:': { route: 'event_mark' },
  'events/registrations/commands.ts event-register:address:': {
    route: 'event_registration_send',
    isVisitor: true,
  },
  'events/registrations/commands.ts event-register:email:': {
    route: 'event_registration_send',
    isVisitor: true,
  },
  'events/feeds/own/commands.ts event-calendar:': { route: 'account_calendar_renew' },
  'events/organisers/commands.ts organiser-answer:': { route: 'account_organiser_decide' },
  'events/clashes.ts venue-taken:': {
    route: 'events_taken',
    method: 'GET',
    call: {},
    query: `locationId=${place.id}&venue=Saal&from=2026-11-28&until=2026-11-28`,
  },
  'events/organisers/people.ts organiser-search:': {
    route: 'event_organisers',
    method: 'GET',
    call: {},
    query: 'q=ab',
  },
  'feeds/own/commands.ts own-feed-address:': { route: 'account_feed_address_renew' },
  'events/registrations/commands.ts event-register:member:': { route: 'event_registration_send' },
  'events/imports/commands.ts calendar-read:': { route: 'event_source_create' },
  'events/imports/following/commands.ts calendar-read:': { route: 'event_source_read' },
  'likes/routes.ts like:': { route: 'like_interaction' },
  'media/editing/routes.ts image-prerotate:': {
    route: 'image_editor_prerotate',
    method: 'GET',
    call: { params: { degrees: 90, id: 1 } },
    query: 'prefix=test',
  },
  'streams/uploading/routes.ts stream-upload:': { route: 'stream_upload_create' },
  'streams/uploading/routes.ts stream-upload: (2)': { route: 'own_streams_upload' },
  'media/upload/import-image.ts image-upload:': { route: 'image_editor_upload' },
  'moderation/appeals/commands.ts case-appeal:': { route: 'case_appeal', isVisitor: true },
  'moderation/reporting/commands.ts notice:address:': { route: 'notice_send', isVisitor: true },
  'moderation/reporting/commands.ts notice:email:': { route: 'notice_send', isVisitor: true },
  'moderation/reporting/commands.ts notice:member:': { route: 'notice_send' },
  'moderation/reporting/routes.ts notice:find:': {
    route: 'notice',
    isVisitor: true,
    method: 'GET',
    call: {},
    query: 'adresse=/profile/1/x',
  },
  'newsletters/reading/commands.ts newsletter-ask:address:': { route: 'newsletter_ask', isVisitor: true },
  'newsletters/reading/commands.ts newsletter-ask:email:': { route: 'newsletter_ask', isVisitor: true },
  'notifications/commands.ts push:': { route: 'push_subscribe' },
  'profiles/account/own-page.ts profile-picture:': {
    route: 'account_picture',
    call: { params: { which: 'portrait' }, ...aFile },
  },
  'reading-history/commands.ts reading:': { route: 'reading_history_sync' },
  'search/routes.ts search-suggestions:': {
    route: 'search_suggestions',
    method: 'GET',
    call: {},
    query: 'q=ab',
  },
  'search/routes.ts search:address:': {
    route: 'search',
    isVisitor: true,
    method: 'GET',
    call: {},
    query: 'q=Hallenbad',
  },
  'users/leaving/routes.ts export:': { route: 'account_export' },
  'subscriptions/routes.ts subscribe:': { route: 'subscription_toggle' },
  'users/leaving/confirm-password.ts key': {
    route: 'account_export',
    call: { body: { password: 'geraten' } },
    key: 'confirm-password:',
  },
  'users/invitations/accepting.ts limitLinks': {
    route: 'invitation_send',
    isVisitor: true,
    key: 'account-link:address:',
  },
  'users/invitations/accepting.ts limitLinks (2)': {
    route: 'invitation_accept',
    key: 'account-link:address:',
  },
  'users/registration/commands.ts limitLinks': {
    route: 'register_confirm_send',
    isVisitor: true,
    key: 'account-link:address:',
  },
  'users/registration/commands.ts register:address:': { route: 'register_send', isVisitor: true },
  'users/registration/commands.ts register:email:': {
    route: 'register_send',
    isVisitor: true,
    call: { body: aRegistration },
  },
  'users/registration/commands.ts resend:address:': { route: 'register_resend_send', isVisitor: true },
  'users/registration/commands.ts resend:email:': { route: 'register_resend_send', isVisitor: true },
  'users/registration/email-change/commands.ts change-email:email:': { route: 'email_change_send' },
  'users/registration/email-change/commands.ts change-email:member:': { route: 'email_change_send' },
  'users/registration/email-change/commands.ts limitLinks': {
    route: 'email_confirm_send',
    isVisitor: true,
    key: 'account-link:address:',
  },
  'users/registration/email-change/commands.ts limitLinks (2)': {
    route: 'email_undo_send',
    isVisitor: true,
    key: 'account-link:address:',
  },
  'users/registration/password-reset/commands.ts limitLinks': {
    route: 'password_reset_send',
    isVisitor: true,
    key: 'account-link:address:',
  },
  'users/registration/password-reset/commands.ts passkey:address:': {
    route: 'password_reset_question',
    isVisitor: true,
  },
  'users/registration/password-reset/commands.ts reset:address:': {
    route: 'password_forgotten_send',
    isVisitor: true,
  },
  'users/registration/password-reset/commands.ts reset:login:': {
    route: 'password_forgotten_send',
    isVisitor: true,
  },
  'users/sign-in/commands.ts limitSignIns': {
    route: 'sign_in_send',
    isVisitor: true,
    key: 'sign-in:address:',
  },
  'users/sign-in/commands.ts passkey:address:': { route: 'sign_in_passkey_question', isVisitor: true },
  'users/sign-in/commands.ts passkey:address: (2)': { route: 'sign_in_confirm_question', isVisitor: true },
  'users/sign-in/commands.ts sign-in-passkey:address:': { route: 'sign_in_passkey', isVisitor: true },
  'writing/routes.ts manuscript-create:': { route: 'manuscript_create' },
  'writing/routes.ts manuscript-save:': { route: 'manuscript_save' },
  'writing/routes.ts manuscript-talk:': { route: 'manuscript_note' },
  'writing/states/routes.ts manuscript-talk:': { route: 'manuscript_submit' },
};

/** What no request of this table can show, and where it is shown. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  // These attempts are counted by whose address it is, which only the secret in it says.
  'feeds/own/file.ts own-feed:': 'feeds/own/routes.test.ts',
  'events/feeds/own/file.ts own-calendar:': 'events/feeds/own/routes.test.ts',
  // The same limit is named by the functions that call it.
  'users/registration/tokens.ts account-link:address:': 'the rows of limitLinks',
  'users/sign-in/commands.ts sign-in:': 'the row of limitSignIns',
  // Nobody is told of it: there simply comes no mail.
  'users/registration/password-reset/commands.ts reset:email:': 'users/registration/password-reset',
  // Only editors get as far as this limit.
  'subscriptions/breaking/commands.ts breaking:': 'subscriptions/breaking/commands.test.ts',
  // Only administrators get as far as this limit.
  'archives/commands.ts archives:': 'archives/commands.test.ts',
  'branding/commands.ts brand-picture:': 'branding/commands.test.ts',
  'events/organisers/settle.ts organiser-ask:': 'events/organisers/commands.test.ts',
  'events/registrations/organising.ts event-letter:': 'events/registrations/commands.test.ts',
  'place-pictures/commands.ts place-picture:': 'place-pictures/commands.test.ts',
  'newsletters/issues/commands.ts newsletter-test:': 'newsletters/issues/commands.test.ts',
  'mail/server/commands.ts mail-test:': 'mail/server/commands.test.ts',
  'users/invitations/commands.ts invite:': 'users/invitations/commands.test.ts',
  'users/invitations/commands.ts invite-again:': 'users/invitations/commands.test.ts',
  'operations/backups/commands.ts backup:': 'operations/backups/commands.test.ts',
  'imports/commands.ts imports:': 'imports/commands.test.ts',
  'redirects/commands.ts redirects-import:': 'redirects/commands.test.ts',
  'operations/self-test/commands.ts self-test:': 'operations/self-test/commands.test.ts',
  // The call is open only on a portal where nobody lives yet.
  'users/commands.ts setup:': 'users/commands.test.ts',
  // Each guess is counted by whose secret it is, and the wait grows.
  'users/sign-in/commands.ts countGuess': 'users/sign-in/commands.test.ts',
  'users/sign-in/commands.ts countGuess (2)': 'users/security/routes-factors.test.ts',
  'users/sign-in/routes.ts tooMany': 'users/sign-in/routes.test.ts',
  'users/security/commands.ts countGuess': 'users/security/routes.test.ts',
  'users/security/commands.ts countGuess (2)': 'users/security/routes.test.ts',
  'users/security/routes.ts tooMany': 'users/security/routes.test.ts',
  'users/registration/password-reset/commands.ts countGuess':
    'users/registration/password-reset/routes.test.ts',
  'users/registration/password-reset/routes.ts tooMany': 'users/registration/password-reset/routes.test.ts',
  // These attempts are counted in memory, and by what isn't finished yet.
  'audience/routes.ts tooMany': 'audience/routes.test.ts',
  'streams/uploads.ts tooMany': 'streams/uploading/routes.test.ts',
};

/** What counts attempts by itself, and what refuses with 429 whatever has counted. */
const CALLS =
  /\b(?:limit(?:Attempts\(\s*[\w.]+,\s*`?([^`$,]+)|(?:Links|SignIns)\()|countGuess\(|(?<!\.)tooMany\()/g;

/** Says whether a file calls the kernel's `tooMany`, by the import: a file may give sentences of its own the same name. */
const refuses = (text: string): boolean =>
  /import \{[^}]*\btooMany\b[^}]*\} from '#kernel\/errors\.ts'/.test(text);

/** Returns each limit as `bundle/file.ts key`, or the name of what is called; a second one of the same name has its number. */
const limitsInSources = (): string[] => {
  const found: string[] = [];
  for (const file of globSync('src/bundles/**/*.ts').toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    const text = readFileSync(file, 'utf8');
    for (const [call, key] of text.matchAll(CALLS)) {
      if (call === 'tooMany(' && !refuses(text)) continue;
      const name = `${file.replace('src/bundles/', '')} ${key ?? call.slice(0, -1)}`;
      const before = found.filter((other) => other === name || other.startsWith(`${name} (`)).length;
      found.push(before === 0 ? name : `${name} (${before + 1})`);
    }
  }
  return found.toSorted();
};

const requestOf = async ({ route, call, isVisitor, method = 'POST', query }: Limited) => {
  const user = isVisitor ? undefined : await aUser(ctx);
  const owner = user ?? (await aUser(ctx));
  const world = { ctx, user, owner, isReachable: true, place };
  const given = call ?? CASES[route]!.call;
  const { params = {}, body, type } = typeof given === 'function' ? await given(world) : given;
  const { template } = portal.routes.all().find(({ name }) => name === route)!;
  return {
    method,
    url: fillTemplate(template, params) + (query ? `?${query}` : ''),
    headers: {
      accept: 'application/json',
      ...(user && (await signedIn(app, user))),
      ...(typeof body === 'string' && { 'content-type': type }),
    },
    ...(body !== undefined && { payload: body }),
  };
};

const keyOf = (name: string, { key }: Limited) => key ?? name.split(' ')[1]!;

it('has a row for every limit in the sources, and none that is gone', () => {
  expect(Object.keys({ ...LIMITED, ...SHOWN_ELSEWHERE }).toSorted()).toEqual(limitsInSources());
});

/** Files of tests, not words about a row. */
const testsElsewhere = new Set(Object.values(SHOWN_ELSEWHERE).filter((where) => where.endsWith('.test.ts')));

it.each([...testsElsewhere])('is shown in %s, where something is refused so', (file) => {
  expect(readFileSync(`src/bundles/${file}`, 'utf8')).toContain('429');
});

/** A route that is nowhere is not left out, and fails. */
const limits = rowsOn(
  Object.entries(LIMITED),
  ([, { route }]) => !off.find(route),
  ([name]) => name,
);

describe('once its attempts are used up', () => {
  it.each(limits)('%s lets nothing more through', async (name, limited) => {
    await ctx.db.delete(rateLimits);
    const request = await requestOf(limited);
    const first = await app.http.inject(request);
    expect([name, first.headers['retry-after']]).toEqual([name, undefined]);
    const counted = await ctx.db
      .update(rateLimits)
      .set({ attempts: 1_000_000 })
      .where(like(rateLimits.key, `${keyOf(name, limited)}%`))
      .returning();
    expect(counted).toHaveLength(1);
    // Nobody who only reads is written down, nor who was erased since. 127.0.0.1 is where requests of tests come from.
    expect(counted[0]!.key).not.toMatch(/127\.0\.0\.1|@/);
    const second = await app.http.inject(request);
    const seconds = Number(second.headers['retry-after']);
    expect([second.statusCode, seconds > 0]).toEqual([limited.status ?? 429, true]);
  });
});
