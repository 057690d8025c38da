// Serves the terms: reading them, agreeing to them, and their desk.
import { seeOther } from '#kernel/answers.ts';
import { momentAt } from '#kernel/calendar.ts';
import { conflict, badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { safeRedirectPath, url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { loadAgreePage } from './agree-page.ts';
import { agree, publishTerms } from './commands.ts';
import { unpackVersions } from './demands.ts';
import { loadAgreements, loadTermsDesk } from './desk-page.ts';
import { agreeBody, agreeQuery, agreementsQuery, publishBody, versionParams } from './input.ts';
import { termsPaths } from './paths.ts';
import { loadTermsPage } from './terms-page.ts';
import * as texts from './texts.ts';

export const termsRoutes = (app: Routes): void => {
  mountTerms(app);
  mountAgreeing(app);
  mountDesk(app);
};

const mountTerms = (app: Routes) => {
  mount(app, termsPaths.valid, { access: 'anyone', cache: [] }, async ({ ctx }) => loadTermsPage(ctx));

  mount(
    app,
    termsPaths.version,
    { access: 'anyone', params: versionParams, cache: [] },
    async ({ ctx, params }) => loadTermsPage(ctx, params.version),
  );
};

const mountAgreeing = (app: Routes) => {
  mount(app, termsPaths.agree, { access: 'signed-in', query: agreeQuery }, async ({ ctx, query }) =>
    loadAgreePage(ctx, query.next),
  );

  const form = { whenRestricted: 'allow', body: agreeBody } as const;
  mount(app, termsPaths.agreeSend, { access: 'signed-in', ...form }, async ({ ctx, body, request }) => {
    const documents = unpackVersions(body.documents);
    const outcome = await agree(ctx, { version: body.version ?? null, documents });
    if (outcome.kind === 'agreed') return succeed(request, safeRedirectPath(body.next), texts.agreed);
    return fail(request, conflict(texts.outdated), () => loadAgreePage(ctx, body.next, texts.outdated));
  });
};

const mountDesk = (app: Routes) => {
  mount(app, termsPaths.desk, { access: 'admin' }, async ({ ctx }) => loadTermsDesk(ctx));

  mount(app, termsPaths.publish, { access: 'admin', body: publishBody }, async ({ ctx, body, request }) => {
    const { title = '', text = '', changes = '' } = body;
    const typed = { title, text, changes, validFrom: body.validFrom ?? '' };
    const validFrom = typed.validFrom === '' ? ctx.now : momentAt(typed.validFrom);
    const outcome = validFrom
      ? await publishTerms(ctx, { ...typed, validFrom }, body.seen)
      : invalid({ validFrom: texts.dayInvalid });
    if (outcome.kind === 'published')
      return seeOther(url(termsPaths.desk), flash('success', texts.published(outcome.number)));
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadTermsDesk(ctx, { typed, refusal }));
    }
    const { errors } = outcome;
    const { seen } = body;
    return fail(request, badInput(errors), () => loadTermsDesk(ctx, { typed, errors, seen }));
  });

  const input = { params: versionParams, query: agreementsQuery };
  mount(app, termsPaths.agreements, { access: 'admin', ...input }, async ({ ctx, params, query }) =>
    loadAgreements(ctx, params.version, query.seite ?? 1),
  );
};
