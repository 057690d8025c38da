// Numbers and fixed words of streaming media.

/** `pending`: uploaded and being worked on; `ready` can be played; `deleted` is only remembered. */
export const STREAM_STATES = ['pending', 'ready', 'failed', 'deleted'] as const;
export type StreamState = (typeof STREAM_STATES)[number];

export type StreamKind = 'video' | 'audio';
