// A page tells the browser's worker who it was made for, and whether it may be kept for times without a network.
import type { FastifyRequest } from 'fastify';
import type { PageAnswer } from './answers.ts';
import { isLookedAt } from './looked-at.ts';
import type { Portal } from './portal.ts';
import { settingsOf } from './route-settings.ts';
import { signHash } from './signed-hash.ts';
import type { PageState } from './shell.ts';
import { isSignedIn } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** Pages of everybody: the same for all of them. */
const NOBODY = 'nobody';

/** Tells one reader from all others, and nothing about them. */
export const readerMark = ({ secrets }: Pick<Portal, 'secrets'>, viewer: Viewer): string =>
  isSignedIn(viewer) ? signHash(secrets, 'kept-pages', viewer.id) : NOBODY;

/**
 * Returns the headers by which a page may be kept. A page that was made without looking who asks says nothing; neither is one
 * kept that tells of what was just done.
 */
export const offlineHeaders = (
  request: FastifyRequest,
  { options }: PageAnswer,
  { viewer, state }: { readonly viewer: Viewer; readonly state: PageState },
): Readonly<Record<string, string>> => {
  if (settingsOf(request)?.access === 'token') return {};
  const { isForOffline, isTool, status = 200, head } = options;
  const isForDevice = isForOffline && status === 200 && state.flashes.length === 0;
  const isOfPass = viewer.hasPass && !isSignedIn(viewer);
  const title = encodeURIComponent(head.title.toWellFormed());
  return {
    'litfass-reader': readerMark(request.portal, viewer),
    ...(isForDevice && !isOfPass && { 'litfass-kept': title }),
    ...(isTool && !isLookedAt(request) && { 'litfass-tool': title }),
  };
};
