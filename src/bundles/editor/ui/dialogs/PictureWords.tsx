// This says how a picture stands in the text: its caption there, its side and its size.
import { IMAGE_ALIGNMENTS, IMAGE_SIZES, MAX_CAPTION_LENGTH } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../../texts.ts';
import { DialogField } from '../EditorDialog.tsx';
import styles from './dialogs.module.css';
import type { ImageSlot } from './slots.ts';

export const PictureWords = ({ of }: { of: ImageSlot['attrs'] }) => (
  <>
    <DialogField
      name="caption"
      label={texts.captionLabel}
      help={texts.captionHelp}
      maxLength={MAX_CAPTION_LENGTH}
      defaultValue={of.caption ?? ''}
    />
    <div className={styles.pair}>
      <DialogField
        name="align"
        label={texts.alignLabel}
        options={IMAGE_ALIGNMENTS.map((value) => ({ value, name: texts.alignNames[value] }))}
        defaultValue={of.align}
      />
      <DialogField
        name="size"
        label={texts.sizeLabel}
        options={IMAGE_SIZES.map((value) => ({ value, name: texts.sizeNames[value] }))}
        defaultValue={of.size}
      />
    </div>
  </>
);

export const wordsIn = (values: FormData): Omit<ImageSlot['attrs'], 'imageId'> => ({
  caption: String(values.get('caption') ?? '').trim() || null,
  align: IMAGE_ALIGNMENTS.find((align) => align === values.get('align')) ?? 'center',
  size: IMAGE_SIZES.find((size) => size === values.get('size')) ?? 'normal',
});
