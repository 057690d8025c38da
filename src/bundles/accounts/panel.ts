// Shows what stands about an account on the page of a person.
import { createElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { PersonPanel, PersonShown } from '#kernel/person-panels.ts';
import * as erasure from './erasure/texts.ts';
import * as merge from './merge/texts.ts';
import * as holdings from './holdings/texts.ts';
import { accountPaths } from './paths.ts';
import { mayLookIntoAccounts } from './policy.ts';
import * as texts from './texts.ts';
import { AccountPanel } from './ui/AccountPanel.tsx';
import type { AccountPanelView } from './views.ts';

const PANEL_ORDER = 90;

export const accountPanel = async (
  { viewer }: Ctx,
  { userId: id }: PersonShown,
): Promise<PersonPanel | undefined> => {
  if (!mayLookIntoAccounts(viewer)) return undefined;
  const view: AccountPanelView = {
    intro: texts.panelIntro,
    links: [
      { name: holdings.title, href: url(accountPaths.look, { id }), note: holdings.panelNote },
      { name: merge.title, href: url(accountPaths.merging, { id }), note: merge.panelNote },
      { name: erasure.title, href: url(accountPaths.erasure, { id }), note: erasure.panelNote },
    ],
  };
  const body = createElement(AccountPanel, { view });
  return { key: 'konto-verwalten', order: PANEL_ORDER, title: texts.panelTitle, body };
};
