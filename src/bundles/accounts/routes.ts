// Looks after accounts by plain forms, which answer JSON to whoever asks for it.
import { Readable } from 'node:stream';
import { download, seeOther } from '#kernel/answers.ts';
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { openAccount } from './commands.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { eraseAccount } from './erasure/commands.ts';
import { loadProofFile, loadProofPage, loadProofsPage } from './erasure/proof-page.ts';
import { loadRehearsalPage } from './erasure/rehearsal-page.ts';
import * as erasureTexts from './erasure/texts.ts';
import { loadHoldingsPage } from './holdings/holdings-page.ts';
import { loadLookPage } from './holdings/look-page.ts';
import {
  AccountParams,
  EraseBody,
  HoldingsParams,
  HoldingsQuery,
  LookBody,
  MergeBody,
  MergeQuery,
  ProofsQuery,
  RehearsalQuery,
} from './input.ts';
import { mergeAccounts } from './merge/commands.ts';
import { loadMergePage } from './merge/merge-page.ts';
import * as mergeTexts from './merge/texts.ts';
import { loadOwnLooksPage } from './own-looks-page.ts';
import { accountPaths } from './paths.ts';

const access = 'admin';
const params = AccountParams;

export const routes = (app: Routes): void => {
  mount(app, accountPaths.ownLooks, { access: 'signed-in' }, ({ ctx }) => loadOwnLooksPage(ctx));
  mountLooks(app);
  mountErasure(app);
  mountMerging(app);
  mountProofs(app);
};

/** Nothing is shown without an entry of the history that says why. */
const mountLooks = (app: Routes) => {
  mount(app, accountPaths.look, { access, params }, ({ ctx, params }) => loadLookPage(ctx, params.id));

  mount(app, accountPaths.lookSend, { access, params, body: LookBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { reason = '' } = body ?? {};
    const outcome = await openAccount(ctx, params.id, reason);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadLookPage(ctx, params.id, { reason, errors }));
    }
    const href = url(accountPaths.holdings, { ...params, entry: outcome.entry });
    return succeedWith(request, { href }, () => seeOther(href));
  });

  mount(
    app,
    accountPaths.holdings,
    { access, params: HoldingsParams, query: HoldingsQuery },
    ({ ctx, params, query }) => loadHoldingsPage(ctx, params, { name: query.teil, page: query.seite ?? 1 }),
  );
};

const KEEP = 'keep';

const mountErasure = (app: Routes) => {
  mount(app, accountPaths.erasure, { access, params, query: RehearsalQuery }, ({ ctx, params, query }) =>
    loadRehearsalPage(ctx, params.id, { keepsComments: (query.kommentare ?? KEEP) === KEEP }),
  );

  mount(app, accountPaths.erase, { access, params, body: EraseBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { login = '', reason = '', comments = KEEP } = body ?? {};
    const typed = { login, reason, keepsComments: comments === KEEP };
    const outcome = await eraseAccount(ctx, params.id, typed);
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadRehearsalPage(ctx, params.id, { ...typed, errors }));
    }
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadRehearsalPage(ctx, params.id, { ...typed, refusal }));
    }
    return succeed(request, url(accountPaths.proof, { id: outcome.proofId }), erasureTexts.ordered);
  });
};

const mountProofs = (app: Routes) => {
  mount(app, accountPaths.proofs, { access, query: ProofsQuery }, ({ ctx, query }) =>
    loadProofsPage(ctx, query.vor),
  );
  mount(app, accountPaths.proof, { access, params }, ({ ctx, params }) => loadProofPage(ctx, params.id));
  mount(app, accountPaths.proofFile, { access, params }, async ({ ctx, params }) => {
    const file = await loadProofFile(ctx, params.id);
    return download(Readable.from([file]), `loeschnachweis-${params.id}.json`, 'application/json');
  });
};

const mountMerging = (app: Routes) => {
  mount(app, accountPaths.merging, { access, params, query: MergeQuery }, ({ ctx, params, query }) =>
    loadMergePage(ctx, params.id, { other: (query.mit ?? '').trim() }),
  );

  mount(app, accountPaths.merge, { access, params, body: MergeBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { other: fromId, login = '', reason = '' } = body;
    const outcome = await mergeAccounts(ctx, { fromId, intoId: params.id }, { login, reason });
    if (outcome.kind === 'merged') return succeed(request, accountDesk.href(params.id), mergeTexts.merged);
    const other = (await accountDesk.find(ctx, fromId))?.login ?? '';
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadMergePage(ctx, params.id, { other, refusal }));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () =>
      loadMergePage(ctx, params.id, { other, login, reason, errors }),
    );
  });
};
