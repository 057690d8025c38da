// Draws the picture of a piece: taken with the phone or chosen, from the lists, edited, taken out again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button, buttonClass } from '#design/Button.tsx';
import { fieldIdOf } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import { ReferenceReveal } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import styles from './Fields.module.css';
import { FieldError } from './TextField.tsx';
import type { ChosenPicture } from './use-picture.ts';

interface PictureFieldProps {
  readonly name: string;
  readonly picture: ChosenPicture;
  readonly hasPicture: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** It is what the piece is about. */
  readonly isLarge?: boolean;
  /** It takes no file yet, since a form that is sent before it wakes would leave that behind. */
  readonly isAsleep?: boolean;
}

export const PictureField = ({
  name,
  picture,
  hasPicture,
  hint,
  error,
  isLarge = false,
  isAsleep = false,
}: PictureFieldProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const target = useDropTarget(picture.drop);
  /** Does what takes the button away that was pressed: the focus goes on at the button for a file. */
  const andGoOn = (deed: () => void) => () => {
    deed();
    document.getElementById(fieldIdOf(name))?.focus();
  };
  return (
    <div
      className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}
      data-field={name}
      {...target}
    >
      <div className={styles.stage}>
        {hasPicture ? (
          <Shown picture={picture} />
        ) : (
          <p className={styles.noPicture}>
            <Icon name="picture" />
            <span>{hint}</span>
          </p>
        )}
        <UploadState picture={picture} andGoOn={andGoOn} />
      </div>
      <FieldError text={error} />
      <div className="button-row">
        {hasPicture && (
          <Button isSmall={!isLarge} onClick={picture.edit}>
            {texts.pictureEdit}
          </Button>
        )}
        <FileButton {...{ name, picture, hasPicture, isLarge, isAsleep }} />
        <Button isSmall={!isLarge} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.pictureReferences}
        </Button>
        {hasPicture && (
          <Button isSmall={!isLarge} variant="plain" onClick={andGoOn(picture.remove)}>
            {texts.pictureRemove}
          </Button>
        )}
      </div>
      {isChoosing && (
        <ReferenceReveal
          imageManagerPrefix="composer"
          onCopied={([reference]) => reference && picture.take(reference.imageObj)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};

/** Returns props of a place that takes files, and shows that it will. */
const useDropTarget = (onDrop: (files: readonly File[]) => void) => {
  const [isAimed, setAimed] = useState(false);
  return {
    'data-aimed': isAimed,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setAimed(true);
    },
    onDragLeave: () => setAimed(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setAimed(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
};

/** Phones offer the camera beside their pictures for it. */
const FileButton = ({
  name,
  picture,
  hasPicture,
  isLarge,
  isAsleep,
}: Pick<PictureFieldProps, 'name' | 'picture' | 'hasPicture' | 'isLarge' | 'isAsleep'>) => {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (file) picture.send(file);
    // The same file may be chosen once more.
    if (input.current) input.current.value = '';
  };
  const takeStored = useEffectEvent(take);
  // Somebody may have chosen before the page was alive.
  useEffect(() => takeStored(), []);
  // The picture that came pushes what has the focus out of sight.
  useEffect(() => {
    if (hasPicture && document.activeElement === input.current)
      input.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasPicture]);
  return (
    <label className={buttonClass({ variant: hasPicture ? 'quiet' : 'second', isSmall: !isLarge })}>
      {hasPicture ? texts.pictureReplace : texts.pictureTake}
      <input
        ref={input}
        id={fieldIdOf(name)}
        type="file"
        accept={picture.accept}
        disabled={isAsleep}
        className="visually-hidden"
        onChange={take}
      />
    </label>
  );
};

const Shown = ({ picture: { image, src } }: { picture: ChosenPicture }) => (
  <figure className={styles.shown}>
    {src ? (
      <img
        src={src}
        alt={image?.alt || image?.caption || ''}
        style={{ objectPosition: `${image?.focus_x ?? 50}% ${image?.focus_y ?? 50}%` }}
      />
    ) : (
      <p className={styles.noPicture}>{image ? texts.pictureMaking : <Icon name="picture" />}</p>
    )}
    {/* While it is empty, it keeps the room of what is still asked for. */}
    <figcaption>
      {image && (
        <>
          {image.caption || <i>{texts.pictureNoWords}</i>}{' '}
          <span>
            {image.copyright ? texts.pictureCredit(image.copyright) : <i>{texts.pictureNoCredit}</i>}
          </span>
        </>
      )}
    </figcaption>
  </figure>
);

/** Lies on what is there, so that nothing below it moves while a file is on its way. */
const UploadState = ({
  picture: { upload, send, cancel },
  andGoOn,
}: {
  picture: ChosenPicture;
  andGoOn: (deed: () => void) => () => void;
}) => {
  if (!upload) return null;
  if (upload.problem !== null)
    return (
      <div className={styles.upload}>
        <FieldError text={upload.problem} />
        <div className="button-row">
          {!upload.isFinal && (
            <Button isSmall onClick={andGoOn(() => send(upload.file))}>
              {texts.pictureRetry}
            </Button>
          )}
          <Button isSmall variant="plain" onClick={andGoOn(cancel)}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={`${styles.upload} ${styles.sending}`}>
      <progress aria-label={upload.file.name} max={100} value={upload.percent} />
      <span className="note">{texts.pictureSending(upload.percent)}</span>
      <Button isSmall variant="plain" onClick={andGoOn(cancel)}>
        {texts.pictureCancel}
      </Button>
    </div>
  );
};
