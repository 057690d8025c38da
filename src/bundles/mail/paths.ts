// Addresses of the outbox.
import { path } from '#kernel/named-routes.ts';

export const mailPaths = {
  outbox: path('admin_outbox', 'GET', '/admin/postausgang/{page?}'),
  mail: path('admin_outbox_mail', 'GET', '/admin/postausgang/mail/{id}'),
  resend: path('admin_outbox_resend', 'POST', '/admin/postausgang/mail/{id}/senden'),
};
