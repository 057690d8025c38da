// Holds the addresses of inviting people, and of the page that the link in an invitation opens.
import { path } from '#kernel/named-routes.ts';

export const invitationPaths = {
  desk: path('admin_invitations', 'GET', '/admin/mitglieder/einladungen'),
  invite: path('admin_invite', 'POST', '/admin/mitglieder/einladungen'),
  again: path('admin_invite_again', 'POST', '/admin/mitglieder/einladungen/{invitationId}/noch-einmal'),
  withdraw: path(
    'admin_invite_withdraw',
    'POST',
    '/admin/mitglieder/einladungen/{invitationId}/zurueckziehen',
  ),
  open: path('invitation', 'GET', '/einladung/{token}'),
  /** The call that accepts with an account of one's own from now on. */
  acceptSend: path('invitation_send', 'POST', '/einladung/{token}'),
  /** The call that accepts with the account that one is signed in with. */
  acceptAsMember: path('invitation_accept', 'POST', '/einladung/{token}/annehmen'),
};
