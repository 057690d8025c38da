// The calls of setting up a portal, for the table of roles. For tests only.
import { ADMINS, row } from './row.ts';

export const onboardingRows = {
  admin_onboarding_save: row(ADMINS, () => ({ params: { step: 'rubriken' }, body: { act: 'later' } })),
  admin_mail_server_save: row(ADMINS, () => ({
    body: {
      host: 'smtp.litfass.example',
      port: '587',
      security: 'starttls',
      fromAddress: 'post@litfass.example',
    },
  })),
};
