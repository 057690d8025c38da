// These are addresses of the outbox.
import { path } from '#kernel/named-routes.ts';

export const mailPaths = {
  server: path('admin_mail_server', 'GET', '/admin/postausgang/server'),
  saveServer: path('admin_mail_server_save', 'POST', '/admin/postausgang/server'),
  outbox: path('admin_outbox', 'GET', '/admin/postausgang/{page?}'),
  mail: path('admin_outbox_mail', 'GET', '/admin/postausgang/mail/{id}'),
  resend: path('admin_outbox_resend', 'POST', '/admin/postausgang/mail/{id}/senden'),
};
