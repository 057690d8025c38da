// Makes pictures into nodes of the tree.
import type { ReferenceView } from '#bundles/media/ui/public.ts';
import type { SlotJson } from '../media-dialog.ts';

export type ImageSlot = Extract<SlotJson, { readonly type: 'image' }>;
type ImageWords = Partial<Omit<ImageSlot['attrs'], 'imageId'>>;

export const imageSlot = (imageId: number, words: ImageWords = {}): ImageSlot => ({
  type: 'image',
  attrs: { caption: null, align: 'center', size: 'normal', ...words, imageId },
});

/** Returns the node for what stands on a list: an image, or a video or sound of ours. */
export const slotOfReference = ({ imageId, imageType }: ReferenceView): SlotJson =>
  imageType === 'image'
    ? imageSlot(imageId)
    : { type: 'video', attrs: { type: imageType, src: null, videoId: String(imageId), playerId: null } };
