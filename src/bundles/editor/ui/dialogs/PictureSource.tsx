// This says where a picture comes from: a file that is uploaded, an address, or the text where it stands
// already.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { Uploader } from '#bundles/media/ui/public.ts';
import { useBlobUrl } from '#design/use-blob-url.ts';
import * as texts from '../../texts.ts';
import { DialogField } from '../EditorDialog.tsx';
import { cachePicture } from '../slot-previews.ts';
import styles from './dialogs.module.css';
import { PICTURE_RULES, PICTURE_TARGET } from './picture-calls.ts';
import { usePicture } from './use-picture.ts';

interface PictureUploadProps {
  readonly error: string;
  /** Hears of the image, and when it is to be another one. */
  readonly onChange: (id: number | undefined) => void;
}

export const PictureUpload = ({ error, onChange }: PictureUploadProps) => {
  const [name, setName] = useState('');
  const [src, show] = useBlobUrl();
  if (src)
    return (
      <div className={styles.chosen}>
        <img src={src} alt={texts.uploadedImage} className={styles.preview} />
        <p>{name}</p>
        <Button
          isSmall
          onClick={() => {
            show(null);
            onChange(undefined);
          }}
        >
          {texts.otherImage}
        </Button>
      </div>
    );
  return (
    <>
      <Uploader
        isSingle
        keepsDuplicates
        rules={PICTURE_RULES}
        target={PICTURE_TARGET}
        onUploaded={({ imageObj }, item) => {
          cachePicture(imageObj.id, item.file);
          setName(item.file.name);
          show(item.file);
          onChange(imageObj.id);
        }}
      />
      <p role="alert" className={styles.error}>
        {error && <Icon name="warning" />}
        {error}
      </p>
    </>
  );
};

export const PictureAddress = () => (
  <DialogField
    name="url"
    label={texts.imageAddressLabel}
    help={texts.imageAddressHelp}
    inputMode="url"
    autoComplete="off"
  />
);

export const StandingPicture = ({ id }: { id: number }) => {
  const picture = usePicture(id);
  return (
    <div className={styles.chosen}>
      {picture.src ? (
        <img src={picture.src} alt="" className={styles.preview} />
      ) : (
        <span className={`${styles.preview} note`}>{texts.pictureWaits}</span>
      )}
      <p>{picture.name}</p>
    </div>
  );
};
