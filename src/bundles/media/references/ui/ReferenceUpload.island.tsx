// Uploads pictures onto the temporary list.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { deleteImage } from '../../ui/image-editor/editor-calls.ts';
import { Uploader } from '../../ui/upload/Uploader.tsx';
import { REFERENCE_ADDED } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ReferenceKey } from '../views.ts';
import { callChange } from './reference-calls.ts';

export interface ReferenceUploadView {
  /** The rules are given for the file chooser, and in words. */
  readonly rules: { readonly accept: string; readonly types: string };
  readonly href: string;
}

/** The prefix of the uploads here. Any name will do: these pictures are for no editor yet. */
const PREFIX = 'merkliste';

/**
 * This is an island because it shows each file on its way with real progress, and puts what has arrived onto the list. It tells
 * the page around it by the event `litfass:reference-added`.
 */
export const ReferenceUpload = ({ view: { rules, href } }: { view: ReferenceUploadView }) => (
  <Uploader
    rules={rules}
    target={{ href, imageManagerPrefix: PREFIX }}
    removeNew={deleteImage}
    onUploaded={({ imageObj }) => void keep({ imageType: 'image', imageId: imageObj.id })}
    onSilentRefusal={({ file }) => showFlash({ type: 'alert', text: texts.fileRefused(file.name) })}
  />
);

const keep = async (key: ReferenceKey) => {
  const answer = await callChange(key, 'reference-add');
  if (answer.status === 'error')
    return showFlash({ type: 'alert', text: answer.msg ?? texts.outcomes.error('image') });
  document.dispatchEvent(new CustomEvent<ReferenceKey>(REFERENCE_ADDED, { detail: key }));
  return showFlash({ type: 'success', text: answer.msg });
};
