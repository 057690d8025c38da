// Lists the calls of looking after accounts, for the table of roles. For tests only.
import { aUser } from '#bundles/users/test-data.ts';
import { ADMINS, row } from './row.ts';

const REASON = 'Auskunft, um die das Mitglied gebeten hat';

export const accountRows = {
  admin_account_look_send: row(ADMINS, async ({ ctx }) => ({
    params: { id: (await aUser(ctx)).id },
    body: { reason: REASON },
  })),
  admin_account_erase: row(ADMINS, async ({ ctx }) => {
    const { id, login } = await aUser(ctx);
    return { params: { id }, body: { login, reason: REASON } };
  }),
  admin_account_merge: row(ADMINS, async ({ ctx }) => {
    const [from, into] = [await aUser(ctx), await aUser(ctx)];
    return { params: { id: into.id }, body: { other: from.id, login: from.login, reason: REASON } };
  }),
};
