// Serves the page on embedded contents, and the form on it, which works without JavaScript.
import { Type } from 'typebox';
import { seeOther } from '#kernel/answers.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { consentCookie } from './rules.ts';
import { loadConsentPage } from './consent-page.ts';
import { CONSENT_COOKIE } from './constants.ts';
import { ConsentBody } from './input.ts';
import { embedPaths } from './paths.ts';
import { PROVIDERS } from './providers.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  // Says what this browser has agreed to, so it is never kept.
  mount(app, embedPaths.consent, { access: 'anyone' }, ({ ctx, request }) =>
    loadConsentPage(ctx, request.cookies[CONSENT_COOKIE] ?? ''),
  );

  const input = { body: Type.Optional(ConsentBody) };
  mount(
    app,
    embedPaths.saveConsent,
    { access: 'anyone', whenRestricted: 'allow', ...input },
    async ({ body, reply, request }) => {
      const types = agreedIn(body ?? {});
      reply.header('set-cookie', consentCookie(types));
      const msg = types.length > 0 ? texts.saved : texts.withdrawn;
      return succeedWith(request, { msg, types }, () =>
        seeOther(url(embedPaths.consent), flash('success', msg)),
      );
    },
  );
};

/** Unknown types are left out; taking back counts more than what is ticked. */
const agreedIn = ({ type = [], withdraw }: { type?: string | string[]; withdraw?: string }): string[] => {
  if (withdraw !== undefined) return [];
  const wanted = new Set([type].flat());
  return PROVIDERS.map(({ key }) => key).filter((key) => wanted.has(key));
};
