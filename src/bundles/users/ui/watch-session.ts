// Browser code: a page that comes back as it was left asks whether its reader is still signed in; a session can be ended from elsewhere.
import { leaveOwnPage } from '#kernel/browser/own-page.ts';
import { request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { userPaths } from '../paths.ts';

const UNAUTHORISED = 401;

export const watchSession = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const options = { headers: { accept: 'application/json' } };
    // Without a network nothing is known, and the page stays.
    void request(url(userPaths.bells), options, ({ status }) => {
      if (status === UNAUTHORISED) leaveOwnPage();
    }).catch(() => undefined);
  });
