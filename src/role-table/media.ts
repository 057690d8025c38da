// Lists the rows of pictures and lists, topic by topic.
export { mediaUploads } from './media/uploads.ts';
export { mediaEditing } from './media/editing.ts';
export { mediaElements } from './media/elements.ts';
export { mediaReferences } from './media/references.ts';
export { mediaOwn } from './media/own.ts';
export { mediaRights } from './media/rights.ts';
