// Shows where a member is signed in and how, on the page that administrators have of them.
import { createElement } from 'react';
import { agoOf } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import type { PersonPanel, PersonShown } from '#kernel/person-panels.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { findApp, listPasskeys, listSessions } from '../security/queries.ts';
import { deviceInWords } from '../security/rules.ts';
import { DEVICES_SHOWN } from './constants.ts';
import { memberSessionPaths } from './paths.ts';
import * as texts from './texts.ts';
import { SessionsPanel } from './ui/SessionsPanel.tsx';
import type { SessionsPanelView } from './views.ts';

export const sessionsPanel = async (ctx: Ctx, { userId }: PersonShown): Promise<PersonPanel | undefined> => {
  if (!mayAdministerMembers(ctx.viewer)) return undefined;
  const [sessions, app, passkeys] = await Promise.all([
    listSessions(ctx, userId),
    findApp(ctx, userId),
    listPasskeys(ctx, userId),
  ]);
  const factors = [app && texts.app, passkeys.length > 0 && texts.passkeys(passkeys.length)].filter(Boolean);
  const hidden = sessions.length - DEVICES_SHOWN;
  const view: SessionsPanelView = {
    factor: factors.join(', ') || texts.noFactor,
    sessions: sessions.length === 0 ? texts.nowhere : texts.devices(sessions.length),
    devices: sessions.slice(0, DEVICES_SHOWN).map(({ id, userAgent, seenAt }) => ({
      id,
      name: deviceInWords(userAgent),
      seen: texts.seen(agoOf(seenAt, ctx.now).text),
    })),
    more: hidden > 0 ? texts.more(hidden) : null,
    endAction: sessions.length > 0 ? url(memberSessionPaths.endAll, { id: userId }) : null,
  };
  return {
    key: 'anmeldung',
    order: 30,
    title: texts.panelTitle,
    body: createElement(SessionsPanel, { view }),
  };
};
