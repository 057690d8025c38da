// Whatever is done is refused to people who may not act at all, however wide their role: one row for each thing that a policy
// lets somebody do.
import { describe, expect, it } from 'vitest';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayEraseAccounts, mayLookIntoAccounts, mayMergeAccounts } from '#bundles/accounts/policy.ts';
import { mayBookmark } from '#bundles/bookmarks/policy.ts';
import { maySaveCmsPages } from '#bundles/cms/policy.ts';
import { mayComment, mayDeleteComment, mayEditComment, mayModerate } from '#bundles/comments/policy.ts';
import { articleExporting } from '#bundles/articles/exporting.ts';
import { mayExportPlace, mayExportThing } from '#bundles/data-export/policy.ts';
import { mayMark } from '#bundles/events/marks/policy.ts';
import { mayHaveCalendar } from '#bundles/events/feeds/own/policy.ts';
import { mayHaveOwnFeed } from '#bundles/feeds/own/policy.ts';
import { mayOrganise, mayRegister } from '#bundles/events/registrations/policy.ts';
import { mayArchive } from '#bundles/archives/policy.ts';
import { mayChangeSource, mayTrustSource } from '#bundles/events/imports/policy.ts';
import { mayMarkForNews } from '#bundles/feeds/news/policy.ts';
import { maySendBreaking } from '#bundles/subscriptions/breaking/policy.ts';
import { maySaveSearches } from '#bundles/search/saved/policy.ts';
import { mayChangeLocations } from '#bundles/locations/policy.ts';
import { mayReadOutbox, mayResendMails } from '#bundles/mail/policy.ts';
import * as media from '#bundles/media/policy.ts';
import { mayWorkOnCase } from '#bundles/moderation/policy.ts';
import { mayChangeNewsletters, mayEditNewsletter, mayGetNewsletters } from '#bundles/newsletters/policy.ts';
import { mayOperate } from '#bundles/operations/policy.ts';
import { mayImport } from '#bundles/imports/policy.ts';
import { mayChangeRedirects } from '#bundles/redirects/policy.ts';
import { mayPublishPiece } from '#bundles/pieces/policy.ts';
import { mayChangeSettings } from '#bundles/settings/policy.ts';
import { mayChangeCategories, mayMakeTags } from '#bundles/topics/policy.ts';
import { mayInvite, maySeeInvitations } from '#bundles/users/invitations/policy.ts';
import { mayAdministerMembers, maySuspend, mayUseMembersDesk } from '#bundles/users/members/policy.ts';
import { mayCreateUser, maySeeAllUsers } from '#bundles/users/policy.ts';
import { mayManageTerms } from '#bundles/users/terms/policy.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { mayEditManuscript, mayWrite } from '#bundles/writing/policy.ts';

const administrator = aViewer({ id: 7, roles: [{ role: 'admin', locationPath: '' }] });
const thread = { isLocked: false, locationPath: '' };
const comment = { authorId: 8, state: 'visible', createdAt: new Date(), locationPath: '' } as const;
const image = { ownerId: 7, access: 'public', isReleased: true, places: [''] } as const;
const manuscript = { authorId: 7, locationPath: '', pieceState: null, takenBackBy: null };
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
