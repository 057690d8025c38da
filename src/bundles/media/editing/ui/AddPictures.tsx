// Brings pictures to the list: from the device, or from one's lists.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import type { ImageObj } from '../../image-obj.ts';
import * as referenceTexts from '../../references/texts.ts';
import { ReferenceReveal } from '../../references/ui/ReferenceReveal.tsx';
import { uploadPaths } from '../../upload/paths.ts';
import { deleteImage } from '../../ui/image-editor/editor-calls.ts';
import { Uploader } from '../../ui/upload/Uploader.tsx';
import * as texts from '../texts.ts';
import type { PictureOrderView } from '../views.ts';
import styles from './PictureOrder.module.css';

interface AddPicturesProps {
  readonly view: PictureOrderView;
  /** Called with the images that are added; `src` shows what has no files yet. */
  readonly onAdd: (images: readonly ImageObj[], src?: string) => void;
}

/** Draws the ways to add pictures, for use within islands. */
export const AddPictures = ({ view, onAdd }: AddPicturesProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const imageManagerPrefix = `pictures-${view.ownerType}-${view.ownerId}`;
  return (
    <section className={styles.part}>
      <h2>{view.hasGallery ? texts.addHeading : texts.addOneHeading}</h2>
      <Uploader
        rules={view.uploads}
        target={{ href: url(uploadPaths.upload), imageManagerPrefix }}
        isSingle={!view.hasGallery}
        removeNew={deleteImage}
        onUploaded={({ imageObj }, { file }) => onAdd([imageObj], URL.createObjectURL(file))}
      />
      <div>
        <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
          {referenceTexts.openPicker}
        </Button>
      </div>
      {isChoosing && (
        <ReferenceReveal
          imageManagerPrefix={imageManagerPrefix}
          isMultiple={view.hasGallery}
          onCopied={(references) => onAdd(references.map(({ imageObj }) => imageObj))}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
};
