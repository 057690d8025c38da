// Serves the page of backups: the plan, and what is to be done now.
import { badInput, conflict } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { BackupPlanBody, RunBackupBody } from '../input.ts';
import { operationsPaths as paths } from '../paths.ts';
import { loadBackupsPage } from './backups-page.ts';
import { askForBackup, askForProof, savePlan } from './commands.ts';
import * as texts from './texts.ts';

const access = 'admin';

export const backupRoutes = (app: Routes): void => {
  mount(app, paths.backups, { access }, ({ ctx }) => loadBackupsPage(ctx));

  mount(app, paths.planBackups, { access, body: BackupPlanBody }, async ({ ctx, body, request }) => {
    const typed = {
      isOn: body.isOn === '1',
      hour: Number(body.hour),
      recipient: body.recipient ?? '',
      hasSecret: body.hasSecret === '1',
    };
    const { seen } = body;
    const outcome = await savePlan(ctx, typed, seen);
    if (outcome.kind === 'saved') return succeed(request, url(paths.backups), texts.saved);
    if (outcome.kind === 'refused') {
      const refusal = outcome.text;
      return fail(request, conflict(refusal), () => loadBackupsPage(ctx, { typed, refusal }));
    }
    const { errors } = outcome;
    return fail(request, badInput(errors), () => loadBackupsPage(ctx, { typed, errors, seen }));
  });

  mount(app, paths.runBackup, { access, body: RunBackupBody }, async ({ ctx, body, request }) => {
    await (body.act === 'proof' ? askForProof : askForBackup)(ctx);
    return succeed(request, url(paths.backups), body.act === 'proof' ? texts.proofAsked : texts.asked);
  });
};
