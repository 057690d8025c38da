// Uploads pictures that are dropped into a text or pasted: one after the other, each a node of the tree in the end.
import { refusalOfFile, sendFile } from '#bundles/media/ui/public.ts';
import { isImageName } from '../../rules.ts';
import * as texts from '../../texts.ts';
import type { SlotJson, UploadFiles } from '../media-dialog.ts';
import { cachePicture } from '../slot-previews.ts';
import { PICTURE_RULES, PICTURE_TARGET } from './picture-calls.ts';
import { imageSlot } from './slots.ts';

export const uploadFiles: UploadFiles = async (files) => {
  const slots: SlotJson[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const outcome = await uploadFile(file);
    if (typeof outcome === 'number') {
      cachePicture(outcome, file);
      slots.push(imageSlot(outcome));
    } else problems.push(texts.aboutFile(file.name, outcome));
  }
  return { slots, problems };
};

/** Uploads a file; returns the id of the image, or why there is none. */
export const uploadFile = async (file: File): Promise<number | string> => {
  const refusal = isImageName(file.name) ? refusalOfFile(file, PICTURE_RULES) : texts.wrongName;
  if (refusal !== undefined) return refusal;
  const outcome = await sendFile(file, PICTURE_TARGET, () => {}).outcome;
  if (outcome.kind === 'sent') return outcome.image.imageObj.id;
  return (outcome.kind === 'refused' && outcome.msg) || texts.uploadFailed;
};
