// Who may look into the outbox, and what may be sent again.
import type { Config } from '#kernel/config.ts';
import { hasActiveRole, mayAct } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { MailState } from './constants.ts';

/** Administrators of the whole portal: mails hold links that let somebody in. */
export const mayReadOutbox = (viewer: Viewer): boolean => hasActiveRole(viewer, 'admin');

/** Has one sent once more. */
export const mayResendMails = (viewer: Viewer): boolean => mayAct(viewer) && mayReadOutbox(viewer);

/** What failed; what was kept only when there is somebody to send it now. */
export const resendableStates = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): readonly MailState[] =>
  smtpUrl ? ['failed', 'kept'] : ['failed'];
