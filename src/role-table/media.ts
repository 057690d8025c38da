// The rows of pictures and streams, topic by topic.
export { mediaUploads } from './media/uploads.ts';
export { mediaEditing } from './media/editing.ts';
export { mediaElements } from './media/elements.ts';
export { mediaReferences } from './media/references.ts';
export { mediaStreams } from './media/streams.ts';
export { mediaOwn } from './media/own.ts';
export { mediaRights } from './media/rights.ts';
