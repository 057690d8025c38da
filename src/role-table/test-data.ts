// This is the table of roles: for each unsafe route a call that would work, and what it comes to for anonymous, unconfirmed,
// suspended, member, foreign member, moderator of another place, editor, admin. For tests only.
import { noticeKindsOf } from '#kernel/notices.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { aMail } from '#bundles/mail/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { BROWSER_KEYS } from '#bundles/notifications/push/test-data.ts';
import { aDevice, aNotice } from '#bundles/notifications/test-data.ts';
import { HASH_PURPOSE } from '#bundles/subscriptions/constants.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { accountRows } from './accounts.ts';
import { calendarRows } from './calendars.ts';
import { caseRows } from './cases.ts';
import { tableRows } from './desk-tables.ts';
import { editorRows } from './editor.ts';
import { frontRows } from './front.ts';
import { embedRows } from './embeds.ts';
import {
  mediaElements,
  mediaEditing,
  mediaReferences,
  mediaOwn,
  mediaRights,
  mediaUploads,
} from './media.ts';
import { onboardingRows } from './onboarding.ts';
import { invitationRows } from './invitations.ts';
import { kindRows } from './kinds.ts';
import { newsletterRows } from './newsletters.ts';
import { operationsRows } from './operations.ts';
import { archiveRows } from './archives.ts';
import { importRows } from './imports.ts';
import { gateRows } from './gates.ts';
import { redirectRows } from './redirects.ts';
import { ownCalendarRows } from './own-calendars.ts';
import { feedRows } from './feeds.ts';
import { ownFeedRows } from './own-feeds.ts';
import { bookmarkRows } from './bookmarks.ts';
import { searchRows } from './searches.ts';
import { peopleRows } from './people.ts';
import { placeRows } from './places.ts';
import { portalRows } from './portal.ts';
import { registrationRows } from './registrations.ts';
import { streamRows } from './streams.ts';
import {
  row,
  EVERYBODY,
  OWN,
  OWN_UNLESS_SUSPENDED,
  TOLD,
  MODERATORS,
  MODERATORS_WHO_SEE_IT,
  EDITORS,
  ADMINS,
  INVALID,
  NOT_BEGUN,
  WRONG_IF_CONFIRMED,
  GONE,
  MISSING,
} from './row.ts';
import type { Call, Case, World } from './row.ts';
import { writingRows } from './writing.ts';

const articleHere = ({ ctx, place }: World) => anArticle(ctx, { locationId: place.id });

const ownArticle = ({ ctx, place, owner }: World) =>
  anArticle(ctx, { locationId: place.id, authorId: owner.id });

/** Makes a comment that the owner wrote while they still could. */
const ownComment = async (world: World, make = aComment) => {
  const author = { ...world.owner.viewer, isConfirmed: true };
  return make(world.ctx, await articleHere(world), { author });
};
const onComment =
  (body?: object, make = aComment): Call =>
  async (world) => ({
    params: { commentId: (await ownComment(world, make)).id },
    ...(body && { body }),
  });

/** Somebody wrote to the owner, or to somebody else when the owner can't be written to. */
const ownMessage = async ({ ctx, owner, isReachable }: World) => {
  const recipient = isReachable ? owner : await aUser(ctx);
  return { recipient, ...(await aMessage(ctx, await aUser(ctx), recipient)) };
};
const inThread =
  (body?: object): Call =>
  async (world) => {
    const { threadId, messageId } = await ownMessage(world);
    return { params: { threadId, messageId }, ...(body && { body }) };
  };
const FOREIGN_THREAD = 'signIn missing forbidden ok missing missing missing missing';

const onMember =
  (body: object | undefined): Call =>
  async ({ ctx }) => ({
    params: { id: (await aUser(ctx)).id },
    ...(body && { body }),
  });

const token = { token: 'x'.repeat(43) };

/** A form as a browser sends it, with no file and the wish to have none. */
const withoutPicture = {
  type: 'multipart/form-data; boundary=x',
  body: '--x\r\ncontent-disposition: form-data; name="remove"\r\n\r\n1\r\n--x--\r\n',
};

export const CASES: Readonly<Record<string, Case>> = {
  // These are doors, open to all; what is sent there is wrong, or nothing.
  setup_send: row('missing missing forbidden missing missing missing missing missing', () => ({ body: {} })),
  sign_in_send: row(INVALID, () => ({ body: { login: 'x', password: 'y' } })),
  sign_in_confirm_send: row(NOT_BEGUN, () => ({ body: { code: '123456' } })),
  sign_in_confirm_question: row(NOT_BEGUN),
  sign_in_passkey: row(INVALID, () => ({ body: { answer: '{}' } })),
  sign_in_passkey_question: row(EVERYBODY),
  sign_out: row(EVERYBODY),
  register_send: row('invalid ok forbidden ok ok ok ok ok', () => ({ body: {} })),
  register_confirm_send: row(GONE, () => ({ params: token })),
  register_resend_send: row('ok ok forbidden ok ok ok ok ok', () => ({
    body: { email: 'niemand@litfass.example' },
  })),
  password_forgotten_send: row(EVERYBODY, () => ({ body: { login: 'niemand@litfass.example' } })),
  password_reset_send: row(GONE, () => ({ params: token, body: {} })),
  password_reset_question: row(GONE, () => ({ params: token })),
  email_confirm_send: row(GONE, () => ({ params: token })),
  email_undo_send: row(GONE, () => ({ params: token })),
  notice_mail_unsubscribe_send: row(MISSING, () => ({ params: token, body: {} })),

  // These are about one's own account.
  account_profile_send: row(OWN_UNLESS_SUSPENDED, () => ({ body: { name: 'Neuer Name' } })),
  account_picture: row(OWN_UNLESS_SUSPENDED, () => ({ params: { which: 'portrait' }, ...withoutPicture })),
  account_export: row(OWN, ({ user }) => ({ body: { password: user?.password ?? '' } })),
  account_leave: row(OWN, ({ user }) => ({ body: { password: user?.password ?? '' } })),
  account_stay: row(OWN),
  account_session_end: row(OWN, () => ({ params: { id: 1 } })),
  account_sessions_end: row(OWN),
  account_password_send: row(OWN, ({ user }) => ({
    body: { current: user?.password ?? '', password: 'ein ganz neuer Satz' },
  })),
  account_proof_send: row(OWN, ({ user }) => ({ body: { password: user?.password ?? '' } })),
  account_app_send: row(WRONG_IF_CONFIRMED, () => ({ body: { code: '123456' } })),
  account_app_remove: row(OWN),
  account_passkey_question: row('signIn forbidden ok ok ok ok ok ok'),
  account_passkey_send: row(WRONG_IF_CONFIRMED, () => ({ body: { answer: '{}' } })),
  account_passkey_remove: row(OWN, () => ({ params: { id: 1 } })),
  // Without a second factor there are no codes.
  account_codes_renew: row('signIn conflict conflict conflict conflict conflict conflict conflict'),
  email_change_send: row(OWN_UNLESS_SUSPENDED, ({ user }) => ({
    body: { email: `neu-${user?.login}@litfass.example`, password: user?.password ?? '' },
  })),
  // There are no terms yet that one could agree to.
  terms_agree_send: row('signIn conflict conflict conflict conflict conflict conflict conflict', () => ({
    body: {},
  })),

  ...kindRows,
  ...registrationRows,
  ...ownCalendarRows,
  ...ownFeedRows,
  ...searchRows,
  ...feedRows,
  ...bookmarkRows,
  ...newsletterRows,
  ...caseRows,

  // These are about comments, whatever they stand under.
  export_task: row(
    'signIn forbidden forbidden ok forbidden forbidden ok ok',
    async ({ ctx, owner, place }) => ({
      params: { dataType: 'article' },
      body: {
        dataRef: (await anArticle(ctx, { locationId: place.id, authorId: owner.id })).id,
        plugin: 'json',
      },
    }),
  ),
  comment_edit: row('told told told ok told told ok ok', onComment({ text: 'Anders gesagt.' })),
  comment_delete: row('signIn forbidden forbidden ok forbidden forbidden ok ok', onComment()),
  comment_delete_form: row('signIn forbidden forbidden ok forbidden forbidden ok ok', onComment()),
  log_history: row('signIn forbidden forbidden ok forbidden forbidden ok ok', async (world) => ({
    body: { type_identifier: 'article', object_id: (await ownArticle(world)).id },
  })),
  comment_lock_form: row(MODERATORS, onComment({ lock: 1 })),
  comment_decide: row(MODERATORS_WHO_SEE_IT, onComment({ decision: 'approve' }, aPendingComment)),
  comments_moderate_form: row(MODERATORS, async (world) => ({
    params: { type: 'article', id: (await articleHere(world)).id },
    body: { lock: 0, slowModeSeconds: 60 },
  })),

  // These count readers. Nobody is refused the gauge, but it is empty for those who only see the piece.
  audience_reading: row(EVERYBODY, async (world) => ({
    body: {
      contentType: 'article',
      contentId: (await articleHere(world)).id,
      views: 1,
      reads: 0,
      seconds: 1,
      shares: 0,
      channel: 'direct',
    },
  })),
  performancegauge_teaser: row(EVERYBODY, async (world) => ({
    body: { type: 'detail', contentType: 'article', contentId: (await articleHere(world)).id },
  })),

  // These are about liking and following.
  like_interaction: row(TOLD, async (world) => ({
    params: { intention: 'like', contentType: 'article', contentId: (await articleHere(world)).id },
  })),
  subscription_toggle: row(TOLD, ({ ctx, user, place }) => {
    const selectorTag = `location-${place.id}`;
    const hash = signHash(ctx.portal.secrets, HASH_PURPOSE, user?.id ?? 0, selectorTag);
    return { params: { selectorTag, securityHash: hash } };
  }),

  // These calls are about messages and notices: strangers don't even learn that there are any.
  personalmessage_send: row(TOLD, async ({ ctx }) => ({
    params: { recipientId: (await aUser(ctx)).id },
    body: { text: 'Guten Tag!' },
  })),
  message_read: row('signIn missing missing ok missing missing missing missing', async (world) => {
    const { threadId, messageId } = await ownMessage(world);
    return { params: { threadId }, body: { upTo: messageId } };
  }),
  message_thread_delete: row(FOREIGN_THREAD, inThread()),
  message_delete: row(FOREIGN_THREAD, inThread()),
  boundary_save: row(OWN_UNLESS_SUSPENDED, async ({ ctx }) => ({
    params: { userId: (await aUser(ctx)).id },
    body: { choice: 'block' },
  })),
  hidden_word_add: row(OWN_UNLESS_SUSPENDED, () => ({ body: { word: 'Wahlkampf' } })),
  calm_notes: row(OWN_UNLESS_SUSPENDED, () => ({ body: { notes: 'off' } })),
  hidden_word_remove: row(OWN, () => ({ params: { wordId: 1 }, body: {} })),
  notice_open: row('signIn ok ok ok missing missing missing missing', async (world) => {
    const notice = await aNotice(world.ctx, world.owner, await articleHere(world));
    return { params: { id: notice.id } };
  }),
  notices_read_all: row(OWN, () => ({ body: {} })),
  notice_settings_save: row(OWN_UNLESS_SUSPENDED, ({ ctx }) => ({
    body: Object.fromEntries(noticeKindsOf(ctx.portal.bundles).map(({ name }) => [`mail_${name}`, 'off'])),
  })),
  push_subscribe: row(OWN_UNLESS_SUSPENDED, () => ({
    body: { endpoint: 'https://push.example/1', keys: BROWSER_KEYS },
  })),
  push_unsubscribe: row(OWN, () => ({ body: { endpoint: 'https://push.example/2' } })),
  push_device_remove: row(OWN, async ({ ctx }) => ({
    params: { id: (await aDevice(ctx, await aUser(ctx))).device.id },
  })),

  // These are about the desks.
  breaking_send: row(EDITORS, async (world) => ({
    params: { contentType: 'article', contentId: (await articleHere(world)).id },
  })),
  member_suspend: row(MODERATORS, onMember({ reason: 'Beleidigungen', until: '2999-01-01' })),
  member_lift: row(MODERATORS, onMember({})),
  member_role_grant: row(ADMINS, onMember({ role: 'author', place: '' })),
  member_role_revoke: row(ADMINS, onMember({ role: 'member', place: '' })),
  member_pass: row(ADMINS, onMember({ passUntil: '2999-01-01' })),
  terms_publish: row(ADMINS, () => ({
    body: { title: 'Neue Fassung', text: 'Ein Absatz.', validFrom: '2999-01-01' },
  })),
  ...portalRows,
  ...invitationRows,
  ...onboardingRows,
  ...accountRows,
  ...operationsRows,
  ...archiveRows,
  ...importRows,
  ...gateRows,
  ...redirectRows,
  ...peopleRows,
  ...placeRows,
  admin_outbox_resend: row(ADMINS, async ({ ctx }) => ({ params: { id: await aMail(ctx) } })),

  ...mediaUploads,
  ...mediaEditing,
  ...mediaElements,
  ...mediaReferences,
  ...streamRows,
  ...embedRows,
  ...editorRows,
  ...frontRows,
  ...tableRows,
  ...writingRows,
  ...calendarRows,
  ...mediaOwn,
  ...mediaRights,
};
