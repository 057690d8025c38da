// Decides who may look into the outbox, and what may be sent again.
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { MailState } from './constants.ts';

/** Says whether the viewer is an administrator of the whole portal: mails hold links that let somebody in. */
export const mayReadOutbox = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

/** Says whether the viewer may have a mail sent once more. */
export const mayResendMails = (viewer: Viewer): boolean => mayAct(viewer) && mayReadOutbox(viewer);

/** Says whether the viewer may choose the server that all mails go to, and try it. */
export const mayChooseMailServer = (viewer: Viewer): boolean =>
  mayAct(viewer) && hasActiveRole(viewer, 'admin');

/** Returns the states of what failed, and of what was kept only when there is a mail server to send it now. */
export const resendableStates = (hasServer: boolean): readonly MailState[] =>
  hasServer ? ['failed', 'kept'] : ['failed'];
