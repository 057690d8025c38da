// This bundle knows people: who they are, what they may, and that they are signed in. contract.md 11.3 and 16.1
import { namedRows } from '#kernel/account-merges.ts';
import { accountMenu, loadOwnLinks } from '#kernel/account-menu.ts';
import { accountNotices } from '#kernel/account-notices.ts';
import { erasedAgain } from '#kernel/erasure-notes.ts';
import { deskMenu } from '#kernel/desk-menu.ts';
import { deskSearch } from '#kernel/desk-search.ts';
import { deskTables } from '#kernel/desk-table.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { defineBundle } from '#kernel/bundle.ts';
import { personPanels } from '#kernel/person-panels.ts';
import { setupSteps } from '#kernel/setup-steps.ts';
import { bulkActions } from '#bundles/desk-tables/public.ts';
import { historyWords } from '#bundles/history/public.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { wordings } from '#bundles/wording/public.ts';
import { ownAddress } from '#bundles/mail/public.ts';
import { usersInHistory } from './history-words.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readerMark } from '#kernel/offline-pages.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { peopleActions } from './directory/bulk.ts';
import { directoryRoutes } from './directory/routes.ts';
import { PEOPLE_DESK, peopleEntry } from './directory/table-page.ts';
import { userExporting } from './exporting.ts';
import { removeOldInvitationsJob } from './invitations/jobs.ts';
import { invitationsData } from './invitations/personal-data.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { invitationsStep } from './invitations/setup-step.ts';
import { groupsPanel } from './groups/groups-panel.ts';
import { groupsData } from './groups/personal-data.ts';
import { groupRoutes } from './groups/routes.ts';
import { removeOldSessionsJob } from './jobs.ts';
import { userSearching } from './searching.ts';
import { userKind } from './kind.ts';
import { eraseAgain } from './leaving/erasure-notes.ts';
import { eraseLeaversJob, noteErasureJob } from './leaving/jobs.ts';
import { privacyEntry } from './leaving/menu-entry.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { memberSessionRoutes } from './member-sessions/routes.ts';
import { sessionsPanel } from './member-sessions/sessions-panel.ts';
import { renewAfterSuspensionsJob } from './members/jobs.ts';
import { membersEntry } from './members/menu-entry.ts';
import { suspensionNotice } from './members/notice.ts';
import { suspensionData } from './members/personal-data.ts';
import { findMemberHits } from './members/desk-hits.ts';
import { memberRoutes } from './members/routes.ts';
import { suspended } from './members/suspended-notice.ts';
import { notesPanel } from './notes/notes-panel.ts';
import { notesData } from './notes/personal-data.ts';
import { noteRoutes } from './notes/routes.ts';
import { signInHref, userPaths } from './paths.ts';
import { accountData } from './personal-data.ts';
import { homesAtPlaces, invitationsAtPlaces, rolesAtPlaces } from './placed-rows.ts';
import { findOwnAddress, hasUsers } from './queries.ts';
import { emailChangeRoutes } from './registration/email-change/routes.ts';
import { removeUnconfirmedJob } from './registration/jobs.ts';
import { passwordPaths, registrationPaths } from './registration/paths.ts';
import { passwordResetRoutes } from './registration/password-reset/routes.ts';
import { linksData } from './registration/personal-data.ts';
import { registrationRoutes } from './registration/routes.ts';
import { routes } from './routes.ts';
import { accountWordings } from './mails/wordings.ts';
import { factorRemovalRoutes } from './factor-removal/routes.ts';
import { factorDetour, factorPanel } from './security/demand-page.ts';
import { securityEntry } from './security/menu-entry.ts';
import { securityData } from './security/personal-data.ts';
import { securityRoutes } from './security/routes.ts';
import { resolveViewer } from './session-viewer.ts';
import { settingFields } from './settings-fields.ts';
import { pruneAttemptsJob } from './sign-in/jobs.ts';
import { signInPaths } from './sign-in/paths.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { TERMS_TAG } from './terms/constants.ts';
import { termsDeskEntry, termsDetour, termsFooter, termsTarget } from './terms/frame.ts';
import { agreementsData } from './terms/personal-data.ts';
import { authorsOfTerms } from './terms/named-rows.ts';
import { termsRoutes } from './terms/routes.ts';

/** Pages that are the way in themselves show no other one. */
const ENTRY_PATHS: readonly string[] = [
  userPaths.signIn.template,
  signInPaths.confirm.template,
  userPaths.setup.template,
  registrationPaths.register.template,
  registrationPaths.resend.template,
  passwordPaths.forgotten.template,
];

export const users = defineBundle({
  name: 'users',
  routes: (app) => {
    routes(app);
    signInRoutes(app);
    securityRoutes(app);
    memberRoutes(app);
    memberSessionRoutes(app);
    directoryRoutes(app);
    groupRoutes(app);
    noteRoutes(app);
    registrationRoutes(app);
    passwordResetRoutes(app);
    emailChangeRoutes(app);
    termsRoutes(app);
    leavingRoutes(app);
    invitationRoutes(app);
    factorRemovalRoutes(app);
  },
  kinds: [{ ...userKind, exporting: userExporting, searching: userSearching }],
  jobs: [
    removeOldSessionsJob,
    pruneAttemptsJob,
    removeUnconfirmedJob,
    eraseLeaversJob,
    noteErasureJob,
    removeOldInvitationsJob,
    renewAfterSuspensionsJob,
  ],
  personalData: [
    accountData,
    securityData,
    suspensionData,
    agreementsData,
    linksData,
    invitationsData,
    groupsData,
    notesData,
  ],
  slots: [
    namedRows.add(authorsOfTerms),
    erasedAgain.add(eraseAgain),
    historyWords.add(async () => usersInHistory),
    ownAddress.add(findOwnAddress),
    wordings.addAll(async () => accountWordings),
    linkTargets.add(termsTarget),
    accountMenu.add(securityEntry),
    accountMenu.add(privacyEntry),
    deskMenu.add(membersEntry),
    deskMenu.add(peopleEntry),
    deskTables.add(async () => PEOPLE_DESK),
    bulkActions.addAll(peopleActions),
    personPanels.add(groupsPanel),
    personPanels.add(notesPanel),
    personPanels.add(sessionsPanel),
    deskMenu.add(termsDeskEntry),
    deskSearch.addAll(findMemberHits),
    accountNotices.add(suspensionNotice),
    personPanels.add(factorPanel),
    settingsPage.addAll(async () => settingFields),
    setupSteps.add(async () => invitationsStep),
    placedRows.addAll(async () => [rolesAtPlaces, invitationsAtPlaces, homesAtPlaces]),
  ],
  notices: [suspended],
  viewer: resolveViewer,
  detour: async (ctx, path, pathAndQuery) =>
    (await hasUsers(ctx))
      ? (termsDetour(ctx, path, pathAndQuery) ?? factorDetour(ctx, path, pathAndQuery))
      : url(userPaths.setup),
  frameTags: [TERMS_TAG],
  frame: async (ctx: Ctx, { path }: PagePlace) => ({
    footer: await termsFooter(ctx, path),
    signInHref: ENTRY_PATHS.includes(path) ? '' : signInHref(path),
    account: isSignedIn(ctx.viewer)
      ? { name: ctx.viewer.name, links: await loadOwnLinks(ctx), signOutAction: url(userPaths.signOut) }
      : null,
    ...(isSignedIn(ctx.viewer) && { reader: readerMark(ctx.portal, ctx.viewer) }),
  }),
});
