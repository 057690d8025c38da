// Draws the files of an uploader, each with its preview, how far it is, and what can be done about it.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from './texts.ts';
import styles from './Uploader.module.css';
import type { UploadItem } from './upload-queue.ts';
import type { Upload } from './use-upload.ts';

export const UploadList = ({ upload }: { upload: Upload }) => {
  const { items } = upload;
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.items} aria-label={texts.uploads}>
          {items.map((item) => (
            <li key={item.key} className={styles.item} data-state={item.state}>
              <Preview src={item.previewUrl} />
              <div>
                <p className={styles.name}>{item.file.name}</p>
                <State item={item} />
                <div className="button-row">
                  <Actions item={item} upload={upload} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">{items.map(announcementOf).filter(Boolean).join(' ')}</output>
    </>
  );
};

/** No browser can draw all kinds of files that are taken, such as HEIC. */
const Preview = ({ src }: { src: string }) => {
  const [isDrawn, setDrawn] = useState(true);
  return (
    <div className={styles.preview}>
      {isDrawn ? (
        <img src={src} alt="" width={64} height={64} onError={() => setDrawn(false)} />
      ) : (
        <Icon name="picture" />
      )}
    </div>
  );
};

const State = ({ item: { state, file, sent, error, image, isExisting } }: { item: UploadItem }) => {
  switch (state) {
    case 'waiting':
      return <p className="note">{texts.waiting}</p>;
    case 'sending':
      return (
        <>
          <progress aria-label={file.name} max={file.size} value={sent} />
          <p className="note">{sent < file.size ? texts.progressOf(sent, file.size) : texts.finishing}</p>
        </>
      );
    case 'interrupted':
    case 'refused':
      return (
        <p className={styles.error} role="alert">
          <Icon name="warning" />
          {state === 'interrupted' ? texts.interrupted : (error ?? texts.failed)}
        </p>
      );
    case 'asking':
      return (
        <div className={styles.twins} role="alert">
          <p>{texts.duplicate}</p>
          {image?.duplicateOf?.imageUrls.S && (
            <img src={image.duplicateOf.imageUrls.S} alt={texts.existingPicture} />
          )}
        </div>
      );
    case 'done':
      // This is as high as the file was on its way, so that nothing below moves.
      return (
        <>
          <progress aria-label={file.name} max={1} value={1} />
          <p className="note">{doneText(image?.duplicateOf !== undefined, isExisting)}</p>
        </>
      );
  }
};

const doneText = (hasTwin: boolean, isExisting = false) => {
  if (!hasTwin) return texts.done;
  return isExisting ? texts.usesExisting : texts.kept;
};

const Actions = ({ item, upload }: { item: UploadItem; upload: Upload }) => {
  const { key, state, file, isFinal } = item;
  switch (state) {
    case 'waiting':
    case 'sending':
      return (
        <Button isSmall aria-label={texts.cancelOf(file.name)} onClick={() => upload.drop(key)}>
          {texts.cancel}
        </Button>
      );
    case 'interrupted':
    case 'refused':
      return (
        <>
          {!isFinal && (
            <Button isSmall aria-label={texts.retryOf(file.name)} onClick={() => upload.retry(key)}>
              {texts.retry}
            </Button>
          )}
          <Button
            isSmall
            variant="plain"
            aria-label={texts.dismissOf(file.name)}
            onClick={() => upload.drop(key)}
          >
            {texts.dismiss}
          </Button>
        </>
      );
    case 'asking':
      return (
        <>
          <Button isSmall variant="second" onClick={() => upload.takeExisting(key)}>
            {texts.takeExisting}
          </Button>
          <Button isSmall onClick={() => upload.keepNew(key)}>
            {texts.keepNew}
          </Button>
        </>
      );
    case 'done':
      return (
        <Button isSmall aria-label={texts.dismissOf(file.name)} onClick={() => upload.drop(key)}>
          {texts.dismiss}
        </Button>
      );
  }
};

/** Announces progress in quarters, so that a screen reader isn't talked to all the time. */
const announcementOf = ({ state, file, sent }: UploadItem): string => {
  if (state === 'done') return texts.about(file.name, texts.done);
  if (state !== 'sending' || file.size === 0) return '';
  return texts.announced(file.name, Math.floor((4 * sent) / file.size) * 25);
};
