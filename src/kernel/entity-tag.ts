// Tags by which a client asks whether what it has kept is still the same: If-None-Match and 304.
import { hash } from 'node:crypto';

/** Returns a weak tag of the text: the same for all its encodings. */
export const entityTag = (body: Buffer): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, TAG_LENGTH)}"`;

const TAG_LENGTH = 22;

/** Returns true when an If-None-Match header names the tag, strong or weak. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));

const bare = (tag: string) => tag.trim().replace(/^W\//, '');
