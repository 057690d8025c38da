// Offers the way to begin writing, in what surrounds every page.
import type { LinkView } from '#design/page-frame.ts';
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../paths.ts';
import { contribute } from '../ui/pages/texts.ts';

/** It reads „Beitrag schreiben“. */
export const contributeLink: LinkView = { name: contribute, href: url(writingPaths.overview) };

/** Returns the same for everybody, so that pages can be kept: visitors sign in on the way. */
export const writingFrame = async () => ({ contribute: contributeLink });
