// Lists the calls of a portal's settings, looks and pictures, for the table of roles. For tests only.
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting, portalDescription } from '#bundles/settings/public.ts';
import { ADMINS, row } from './row.ts';

let count = 0;

export const portalRows = {
  admin_settings_save: row(ADMINS, () => ({
    params: { group: 'portal' },
    body: { 'portal.name': 'Litfass', 'portal.description': 'Von hier.', 'feeds.isIndexed': '1' },
  })),
  admin_settings_take_back: row(ADMINS, async ({ ctx }) => {
    await changeSetting(actAs(ctx, portalItself), portalDescription, `Von hier, zum ${++count}. Mal.`);
    const [entry] = await listHistory(ctx, { type: 'setting', id: 0 });
    return { params: { entry: entry!.id } };
  }),
  admin_appearance_save: row(ADMINS, () => ({ body: { what: 'reset' } })),
  admin_appearance_preview: row(ADMINS, () => ({ body: {} })),
  admin_wording_save: row(ADMINS, () => ({
    params: { key: 'users.suspension-lifted' },
    body: { subject: `Zum ${++count}. Mal`, text: 'Frei.', action: 'Los' },
  })),
  admin_menu_save: row(ADMINS, () => ({
    params: { menu: 'kopf' },
    body: { 'e0.href': '/events', 'e0.label': `Kalender ${++count}`, act: '' },
  })),
  admin_branding_save: row(ADMINS, () => ({ params: { picture: 'logo' }, body: { remove: '1' } })),
};
