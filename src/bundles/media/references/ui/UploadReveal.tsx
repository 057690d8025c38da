// This is what the call for the upload reveal answers: put into a page, it wakes by itself.
import { Island } from '#kernel/island.tsx';
import { ReferenceUpload } from './ReferenceUpload.island.tsx';
import type { ReferenceUploadView } from './ReferenceUpload.island.tsx';

export const UploadReveal = ({ view }: { view: ReferenceUploadView }) => (
  <Island of={ReferenceUpload} when="load" props={{ view }} />
);
