// Browser code: a page that came back as it was left asks whether its reader is still signed in; a session can be ended from elsewhere.
import { leaveOwnPage } from '#kernel/browser/own-page.ts';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { userPaths } from '../paths.ts';

const UNAUTHORISED = 401;

/** Without a network nothing is known, and the page stays. */
export const askSession = async (): Promise<void> => {
  const options = { headers: { accept: 'application/json' } };
  const status = await request(url(userPaths.bells), options, (answer) => answer.status).catch(() => 0);
  if (status === UNAUTHORISED) leaveOwnPage();
};
