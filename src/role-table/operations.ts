// Lists the calls of running the portal, for the table of roles. For tests only.
import { aFailedJob } from '#bundles/operations/test-data.ts';
import { ADMINS, row } from './row.ts';

export const operationsRows = {
  admin_bundle_switch: row(ADMINS, () => ({ params: { bundle: 'events' }, body: { act: 'off' } })),
  admin_caches_empty: row(ADMINS),
  admin_backups_plan: row(ADMINS, () => ({ body: { isOn: '1', hour: '3' } })),
  admin_backups_run: row(ADMINS, () => ({ body: { act: 'backup' } })),
  admin_self_test_run: row(ADMINS),
  admin_jobs_change: row(ADMINS, async ({ ctx }) => ({
    body: { act: 'again', id: await aFailedJob(ctx) },
  })),
};
