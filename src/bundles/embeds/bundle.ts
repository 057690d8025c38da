// The subject of this bundle is contents of other sites in our texts: asked about by the server, shown in
// frames once the reader agrees.
import { defineBundle } from '#kernel/bundle.ts';
import type { PagePlace } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { linkTargets } from '#kernel/link-targets.ts';
import { url } from '#kernel/named-routes.ts';
import { settingsPage } from '#bundles/settings/public.ts';
import { refreshEmbedsJob } from './jobs.ts';
import { embedPaths } from './paths.ts';
import { ownEmbeds } from './personal-data.ts';
import { FRAME_HOSTS } from './providers.ts';
import { routes } from './routes.ts';
import { settingFields } from './settings.ts';
import * as texts from './texts.ts';

/** The menu entry of the page on contents of other sites. */
const CONSENT_KEY = 'embeds';

export const embeds = defineBundle({
  name: 'embeds',
  routes,
  jobs: [refreshEmbedsJob],
  slots: [
    settingsPage.addAll(async () => settingFields),
    linkTargets.add(async () => ({
      key: CONSENT_KEY,
      group: texts.targetGroup,
      name: texts.consentTitle,
      href: url(embedPaths.consent),
    })),
  ],
  personalData: [ownEmbeds],
  frameHosts: FRAME_HOSTS,
  frame: async (_ctx: Ctx, { path }: PagePlace) => {
    const href = url(embedPaths.consent);
    return { footer: [{ key: CONSENT_KEY, name: texts.consentTitle, href, isCurrent: href === path }] };
  },
});
