// Puts the pages about people side by side.
import type { LinkView } from '#design/page-frame.ts';
import { url } from '#kernel/named-routes.ts';
import { groupPaths } from '../groups/paths.ts';
import * as groupTexts from '../groups/texts.ts';
import { invitationPaths } from '../invitations/paths.ts';
import * as invitationTexts from '../invitations/texts.ts';
import { directoryPaths } from './paths.ts';
import * as texts from './texts.ts';

const TABS = [
  { name: texts.tabName, path: directoryPaths.table },
  { name: groupTexts.title, path: groupPaths.list },
  { name: invitationTexts.title, path: invitationPaths.desk },
];

/** `open` is the path of the page that stands below them. */
export const peopleTabs = (open: (typeof TABS)[number]['path']): LinkView[] =>
  TABS.map(({ name, path }) => ({ name, href: url(path), ...(path === open && { isCurrent: true }) }));
