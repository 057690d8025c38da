// Topic: links of an event, which anybody may follow.
import { hasSignIn } from '#kernel/link-address.ts';
import { isWebAddress } from '#bundles/rich-text/public.ts';

/** An address of the web that signs nobody in. */
export const isOpenLink = (link: string): boolean => isWebAddress(link) && !hasSignIn(link);
