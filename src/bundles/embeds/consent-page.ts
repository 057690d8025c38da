// Serves the page on embedded contents: who gets what, and what this browser has agreed to. contract.md 14.3
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { breadcrumbList } from '#kernel/structured-data.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { agreedTypes } from './rules.ts';
import { embedPaths } from './paths.ts';
import { PROVIDERS } from './providers.ts';
import type { Provider } from './providers.ts';
import { freeProviders } from './settings.ts';
import * as texts from './texts.ts';
import { ConsentPage } from './ui/ConsentPage.tsx';
import type { ConsentPageView, ConsentProviderView } from './views.ts';

/** Loads the page without tags, so that nobody gets another's. `consent` is the value of the reader's cookie. */
export const loadConsentPage = async (ctx: Ctx, consent: string): Promise<PageAnswer> => {
  const [name, free] = await Promise.all([readSetting(ctx, portalName), freeProviders(ctx)]);
  const agreed = agreedTypes(consent);
  const path = url(embedPaths.consent);
  const breadcrumbs = [{ name, href: '/' }];
  const view: ConsentPageView = {
    breadcrumbs,
    action: url(embedPaths.saveConsent),
    providers: PROVIDERS.map((provider) => toView(provider, agreed, free)),
    hasAgreed: agreed.size > 0,
  };
  const title = texts.consentTitle;
  const { publicUrl } = ctx.config;
  const description = texts.consentDescription;
  return page(ConsentPage, view, {
    head: {
      title,
      description,
      canonical: publicUrl + path,
      openGraph: { type: 'website', title, description, url: publicUrl + path },
      structuredData: [breadcrumbList(publicUrl, [...breadcrumbs, { name: title, href: path }])],
    },
  });
};

const toView = (
  { key, frameHosts }: Provider,
  agreed: ReadonlySet<string>,
  free: ReadonlySet<string>,
): ConsentProviderView => {
  const { name, company, what, privacyHref } = texts.providerWords[key];
  return {
    type: key,
    name,
    company,
    what,
    hosts: frameHosts.join(', '),
    privacyHref,
    isAgreed: agreed.has(key),
    isFree: free.has(key),
  };
};
