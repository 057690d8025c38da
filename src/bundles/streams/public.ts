// This is what videos and sound offer to other bundles.

/** Videos and sounds for texts; the tag of whatever shows one. */
export { streamsByIds } from './stream-views.ts';
export { streamTag } from './constants.ts';
export type { ShownStream } from './views.ts';
/** Kinds say which of them their things show. */
export { setStreamUses } from './uses.ts';
export type { ShowsStreams } from './uses.ts';
/** Where people find what they brought. */
export { streamPaths } from './paths.ts';
/** The events that are announced when one can be played, and when nothing could be made of it. */
export { streamFailed, streamReady } from './make-stream.ts';
export type { StreamAnnouncement } from './make-stream.ts';
/** Uploads a video or a sound that is at hand as a whole; words under it; the program that makes films. */
export { createStream, removeStreamFile, storeStreamFile } from './store-stream.ts';
/** Streams as another portal gets them, and as they come from one; those that nothing shows any more. */
export {
  findCaptionLanguages,
  listWholeStreams,
  removeStreamIfUnused,
  storeFormerStream,
} from './former-streams.ts';
export type { WholeStream } from './former-streams.ts';
export type { StoredStreamFile } from './store-stream.ts';
export { addCaptions } from './commands.ts';
export { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
/** Names one among the videos of a text. */
export { STREAM_MEDIA_TYPE } from './constants.ts';
