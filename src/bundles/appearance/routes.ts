// Serves the page of a portal's looks, what a change of it would look like, and the style sheet that it makes.
import { bytes } from '#kernel/answers.ts';
import { IMMUTABLE } from '#kernel/assets.ts';
import { badInput, conflict, forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { valid } from '#kernel/outcomes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { mayChangeSettings } from '#bundles/settings/public.ts';
import { loadAppearancePage } from './appearance-page.ts';
import { saveTheme } from './commands.ts';
import { AppearanceBody, AppearanceQuery, StyleSheetParams } from './input.ts';
import { appearancePaths } from './paths.ts';
import { STANDARD } from './presets.ts';
import { findStyleSheet } from './queries.ts';
import { propertiesOf, withProposals } from './theme.ts';
import * as texts from './texts.ts';
import { contrastErrors, readTyped } from './typed.ts';
import type { PreviewView } from './views.ts';

export const routes = (app: Routes): void => {
  mount(app, appearancePaths.page, { access: 'admin', query: AppearanceQuery }, async ({ ctx, query }) =>
    loadAppearancePage(ctx, { preset: query.vorlage }),
  );

  const input = { body: AppearanceBody } as const;
  mount(app, appearancePaths.save, { access: 'admin', ...input }, async ({ ctx, body, request }) => {
    const { what, seen, ...typed } = body;
    const read = what === 'reset' ? valid(STANDARD) : readTyped(typed);
    if (read.kind === 'invalid')
      return fail(request, badInput(read.errors), () =>
        loadAppearancePage(ctx, { typed, errors: read.errors, seen }),
      );
    const theme = what === 'proposals' ? withProposals(read.value) : read.value;
    const outcome = await saveTheme(ctx, theme, seen);
    if (outcome.kind === 'invalid')
      return fail(request, badInput(outcome.errors), () =>
        loadAppearancePage(ctx, { typed, errors: outcome.errors, seen }),
      );
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadAppearancePage(ctx, { typed, refusal }));
    }
    const msg = outcome.kind === 'saved' ? texts.saved : texts.unchanged;
    return succeed(request, url(appearancePaths.page), msg);
  });

  mount(
    app,
    appearancePaths.preview,
    { access: 'admin', ...input, respondsWith: 'json' },
    async ({ ctx, body }) => {
      if (!mayChangeSettings(ctx.viewer)) throw forbidden();
      const read = readTyped(body);
      const view: PreviewView =
        read.kind === 'invalid'
          ? { properties: null, errors: { ...read.errors } }
          : { properties: propertiesOf(read.value), errors: { ...contrastErrors(read.value) } };
      return view;
    },
  );

  // No cookie is looked at: everybody sees the same, and an address never says anything else.
  const ofSheet = { params: StyleSheetParams, respondsWith: 'json', isVital: true } as const;
  mount(app, appearancePaths.styleSheet, { access: 'token', ...ofSheet }, async ({ ctx, params }) => {
    const sheet = await findStyleSheet(ctx);
    // A page that was kept a moment too long asks for the looks of before.
    if (sheet?.version !== params.version) throw notFound();
    return bytes(Buffer.from(sheet.css), {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': IMMUTABLE,
      vary: 'Accept-Encoding',
    });
  });
};
