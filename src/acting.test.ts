// Whatever is done is refused to people who may not act at all, however wide their role: one row for each thing that a policy
// lets somebody do.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayEraseAccounts, mayLookIntoAccounts, mayMergeAccounts } from '#bundles/accounts/policy.ts';
import { mayBookmark } from '#bundles/bookmarks/policy.ts';
import { maySaveCmsPages } from '#bundles/cms/policy.ts';
import {
  mayApproveComment,
  mayComment,
  mayDeleteComment,
  mayEditComment,
  mayLockComments,
  mayModerate,
  mayReply,
} from '#bundles/comments/policy.ts';
import { mayUseCockpit } from '#bundles/cockpit/policy.ts';
import { articleExporting } from '#bundles/articles/exporting.ts';
import {
  mayExportPlace,
  mayExportThing,
  mayFetchFile,
  maySeeAllRuns,
  mayUseExportDesk,
} from '#bundles/data-export/policy.ts';
import { mayUseTable } from '#bundles/desk-tables/policy.ts';
import { mayMark } from '#bundles/events/marks/policy.ts';
import { mayAllowOrganiser, mayVouchForOrganiser } from '#bundles/events/organisers/policy.ts';
import { mayHaveCalendar } from '#bundles/events/feeds/own/policy.ts';
import { mayHaveOwnFeed } from '#bundles/feeds/own/policy.ts';
import { mayOrganise, mayRegister } from '#bundles/events/registrations/policy.ts';
import { mayArchive, maySeeArchives } from '#bundles/archives/policy.ts';
import { mayChangeSource, mayTrustSource } from '#bundles/events/imports/policy.ts';
import { mayMarkForNews } from '#bundles/feeds/news/policy.ts';
import { mayPin, maySeePins } from '#bundles/front/pins/policy.ts';
import { mayChangeGate, maySeeGates } from '#bundles/gates/policy.ts';
import { mayReadOfReaders, mayUseHistoryDesk } from '#bundles/history-desk/policy.ts';
import { maySendBreaking } from '#bundles/subscriptions/breaking/policy.ts';
import { maySaveSearches } from '#bundles/search/saved/policy.ts';
import { mayChangeLocations } from '#bundles/locations/policy.ts';
import { mayChooseMailServer, mayReadOutbox, mayResendMails } from '#bundles/mail/policy.ts';
import * as media from '#bundles/media/policy.ts';
import { mayReferImage } from '#bundles/media/references/policy.ts';
import {
  mayDecideAppeal,
  mayLookAgain,
  mayReadRecord,
  maySeeCases,
  mayWorkOnCase,
} from '#bundles/moderation/policy.ts';
import {
  mayChangeNewsletters,
  mayEditNewsletter,
  mayGetNewsletters,
  maySeeNewsletterDesk,
} from '#bundles/newsletters/policy.ts';
import { mayOperate, maySeeOperations } from '#bundles/operations/policy.ts';
import { mayImport, maySeeImports } from '#bundles/imports/policy.ts';
import { mayChangeRedirects, maySeeRedirects } from '#bundles/redirects/policy.ts';
import { mayPublishPiece } from '#bundles/pieces/policy.ts';
import { mayChangeSettings } from '#bundles/settings/policy.ts';
import * as streams from '#bundles/streams/policy.ts';
import { mayChangeCategories, mayMakeTags } from '#bundles/topics/policy.ts';
import { mayRemoveFactorsOf } from '#bundles/users/factor-removal/policy.ts';
import { mayInvite, maySeeInvitations } from '#bundles/users/invitations/policy.ts';
import { mayAdministerMembers, maySuspend, mayUseMembersDesk } from '#bundles/users/members/policy.ts';
import { mayDeleteNote, mayReadNotes, mayWriteNotes } from '#bundles/users/notes/policy.ts';
import { mayCreateUser, maySeeAllUsers } from '#bundles/users/policy.ts';
import { mayManageTerms } from '#bundles/users/terms/policy.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import {
  mayDiscard,
  mayEditManuscript,
  mayHandOn,
  mayPublishManuscript,
  mayRepublish,
  mayReview,
  mayWithdraw,
  mayWrite,
} from '#bundles/writing/policy.ts';

const administrator = aViewer({ id: 7, roles: [{ role: 'admin', locationPath: '' }] });
const thread = { isLocked: false, locationPath: '' };
const comment = { authorId: 8, state: 'visible', createdAt: new Date(), locationPath: '' } as const;
const image = { ownerId: 7, access: 'public', isReleased: true, places: [''] } as const;
const stream = { ownerId: 7, access: 'public', state: 'ready' } as const;
const aCase = { locationPath: '', authorId: 8 };
const decision = { deciderId: 9, confirmedBy: null };
const manuscript = { authorId: 7, locationPath: '', pieceState: null, takenBackBy: null };
const published = { ...manuscript, pieceState: 'published' } as const;
const rules = { now: new Date(), editMinutes: 0 };

const ACTS: Readonly<Record<string, (viewer: Viewer) => boolean>> = {
  'adding people': mayCreateUser,
  'looking after the terms': mayManageTerms,
  'giving roles': mayAdministerMembers,
  'looking into accounts': mayLookIntoAccounts,
  'inviting people': mayInvite,
  'erasing accounts': mayEraseAccounts,
  'merging accounts': mayMergeAccounts,
  'suspending somebody': (viewer) => maySuspend(viewer, { id: 8, roles: [] }),
  'changing places': mayChangeLocations,
  'changing categories': mayChangeCategories,
  'making tags': mayMakeTags,
  'changing settings': mayChangeSettings,
  'writing pages about the portal': maySaveCmsPages,
  'sending mails again': mayResendMails,
  'looking after the machinery': mayOperate,
  'leading old addresses to new ones': mayChangeRedirects,
  'taking another portal over': mayImport,
  'taking all of a portal along': mayArchive,
  'working on a case': (viewer) => mayWorkOnCase(viewer, { locationPath: '', authorId: 8 }),
  writing: mayWrite,
  'changing a manuscript': (viewer) => mayEditManuscript(viewer, manuscript),
  'publishing a piece': (viewer) => mayPublishPiece(viewer, { locationPath: '', authorId: 7 }),
  'coming to an event': mayMark,
  'having a calendar of one’s own': mayHaveCalendar,
  'having a feed of one’s own': mayHaveOwnFeed,
  'saving a search': maySaveSearches,
  'saving for later': mayBookmark,
  'getting newsletters': mayGetNewsletters,
  'looking after a newsletter': (viewer) => mayEditNewsletter(viewer, ''),
  'saying which newsletters there are': mayChangeNewsletters,
  'registering for an event': mayRegister,
  'looking after registrations': (viewer) => mayOrganise(viewer, { locationPath: '', authorId: 7 }),
  'changing a calendar': (viewer) => mayChangeSource(viewer, { ownerId: 7, locationPath: '' }),
  'trusting a calendar': (viewer) => mayTrustSource(viewer, { ownerId: 7, locationPath: '' }),
  'sending breaking news': (viewer) => maySendBreaking(viewer, { locationPath: '' }),
  'marking news': (viewer) => mayMarkForNews(viewer, { locationPath: '' }),
  commenting: (viewer) => mayComment(viewer, thread),
  'changing a comment': (viewer) => mayEditComment(viewer, comment, rules),
  'deleting a comment': (viewer) => mayDeleteComment(viewer, comment),
  'moderating comments': (viewer) => mayModerate(viewer, thread),
  'bringing pictures': media.mayUploadImage,
  'changing pictures': (viewer) => media.mayEditImage(viewer, image),
  'using pictures': (viewer) => media.mayReuseImage(viewer, image),
  'exporting a thing': (viewer) =>
    mayExportThing(viewer, { exporting: articleExporting }, { authorId: 7, locationPath: '' }),
  'exporting a place': (viewer) => mayExportPlace(viewer, { path: '' }),
  'taking pictures away': (viewer) => media.mayQuarantineImage(viewer, image),
  'owning pictures': (viewer) => media.mayOwnImage(viewer, 8),
  'deleting pictures': (viewer) => media.mayDeleteImage(viewer, image),
  'downloading pictures': (viewer) => media.mayDownloadImage(viewer, image),
  'listing pictures': (viewer) => mayReferImage(viewer, { ...image, failure: null, sizes: [] }),
  'bringing films': streams.mayUploadStream,
  'changing films': (viewer) => streams.mayEditStream(viewer, stream),
  'listing films': (viewer) => streams.mayReferStream(viewer, stream),
  'pinning a piece': (viewer) => mayPin(viewer, ''),
  'changing a gate': (viewer) => mayChangeGate(viewer, ''),
  'choosing the mail server': mayChooseMailServer,
  'writing notes about people': mayWriteNotes,
  'deleting a note': (viewer) => mayDeleteNote(viewer, { authorId: 8 }),
  'taking somebody’s factors': (viewer) => mayRemoveFactorsOf(viewer, 8),
  'vouching for an organiser': (viewer) => mayVouchForOrganiser(viewer, { locationPath: '' }),
  'naming an organiser': mayAllowOrganiser,
  'using the desk of exports': mayUseExportDesk,
  'seeing all exports': maySeeAllRuns,
  'fetching an exported file': (viewer) => mayFetchFile(viewer, { userId: 7 }),
  'doing something with many rows': (viewer) => mayUseTable(viewer, { may: () => true }),
  'answering a comment': (viewer) => mayReply(viewer, comment, thread),
  'approving a comment': (viewer) => mayApproveComment(viewer, { ...comment, state: 'held' }),
  'locking comments': (viewer) => mayLockComments(viewer, thread),
  'looking again at a decision': (viewer) => mayLookAgain(viewer, aCase, decision),
  'deciding about an appeal': (viewer) => mayDecideAppeal(viewer, aCase, decision, { reporterId: 9 }),
  'handing a manuscript on': (viewer) => mayHandOn(viewer, manuscript),
  'publishing a manuscript': (viewer) => mayPublishManuscript(viewer, manuscript, false),
  'reviewing a manuscript': (viewer) => mayReview(viewer, { ...manuscript, authorId: 8 }),
  'withdrawing a piece': (viewer) => mayWithdraw(viewer, published),
  'publishing it again': (viewer) => mayRepublish(viewer, { ...published, pieceState: 'withdrawn' }),
  'discarding a manuscript': (viewer) => mayDiscard(viewer, manuscript),
};

describe.each(Object.entries(ACTS))('%s', (_, may) => {
  it('is for those who may act', () => {
    expect(may(administrator)).toBe(true);
    expect(may({ ...administrator, isConfirmed: false })).toBe(false);
    expect(may({ ...administrator, isSuspended: true })).toBe(false);
    expect(may({ ...administrator, owesAgreement: true })).toBe(false);
    expect(may({ ...administrator, owesFactor: true })).toBe(false);
    expect(may({ ...administrator, id: null })).toBe(false);
  });
});

const DESKS: Readonly<Record<string, (viewer: Viewer) => boolean>> = {
  'the desks': mayUseCockpit,
  'the history': mayUseHistoryDesk,
  'what is written down of readers': mayReadOfReaders,
  'the record of moderation': mayReadRecord,
  cases: maySeeCases,
  pins: maySeePins,
  gates: maySeeGates,
  archives: maySeeArchives,
  'taken over portals': maySeeImports,
  'the machinery': maySeeOperations,
  'old addresses': maySeeRedirects,
  newsletters: maySeeNewsletterDesk,
  'notes about people': mayReadNotes,
  films: streams.mayManageStreams,
};

it.each(Object.entries(DESKS))('%s: nobody who is suspended or signed out gets to them', (_, may) => {
  expect(may({ ...administrator, isConfirmed: false, owesAgreement: true })).toBe(true);
  expect(may({ ...administrator, isSuspended: true })).toBe(false);
  expect(may(anonymous)).toBe(false);
});

it.each([
  ['reading mails', mayReadOutbox],
  ['the desk of members', mayUseMembersDesk],
  ['invitations', maySeeInvitations],
  ['everybody who has an account', maySeeAllUsers],
])('%s is also for those who have still to confirm or to agree, not for the suspended', (_, may) => {
  expect(may({ ...administrator, isConfirmed: false, owesAgreement: true })).toBe(true);
  expect(may({ ...administrator, isSuspended: true })).toBe(false);
  expect(may(portalItself)).toBe(true);
});

/** What asks nothing of whether somebody may act, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  mayEraseUser: 'everybody may erase their own account, suspended or not',
  mayEditUser: 'who has still to confirm may mend the address',
  mayAddFactor: 'who owes a factor adds it',
  mayReleaseMembers: 'who publishes new terms owes an agreement to them',
  mayShowImage: 'it is asked of who is writing, beside whether they may',
  mayShowStream: 'it is asked of who is writing, beside whether they may',
  mayCompareWith: 'it shows numbers of one’s own',
};
const SEES_ONE_THING = /^maySee(Audience|Case|Comment|Followers|Image|Manuscript|Pending|Run|Source|Stream)$/;

it('every question of a policy stands here', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  const policies = globSync('bundles/**/policy.ts', { cwd: import.meta.dirname });
  const asked = policies.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/^export const (may\w+)/gm)].map(([, name]) => name!);
  });
  expect(asked.length).toBeGreaterThan(100);
  expect(
    asked.filter((name) => !SEES_ONE_THING.test(name) && !new RegExp(`\\b${name}\\b`).test(own)),
  ).toEqual([]);
  expect(Object.keys(OTHERS).filter((name) => !asked.includes(name))).toEqual([]);
});
