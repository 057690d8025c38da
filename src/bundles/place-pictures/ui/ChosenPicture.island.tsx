// Draws the picture of a place while it is chosen.
import { useState } from 'react';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { useIsAwake } from '#design/use-is-awake.ts';
import { PictureOrFields, usePicture } from '#bundles/writing/ui/public.ts';
import * as texts from '../texts.ts';
import type { PictureFormView } from '../views.ts';
import { MAX_LINE } from '../constants.ts';

/**
 * Draws the picture and its choice. It is an island because a picture is uploaded with progress, edited, or taken from the
 * lists. Without it the form takes a file with its words, or the number of a picture that is there already.
 */
export const ChosenPicture = ({ view }: { view: PictureFormView }) => {
  const isAwake = useIsAwake();
  const [id, setId] = useState<number | null>(Number(view.image) || null);
  const picture = usePicture(view, id, setId);
  const { errors, hasPicture } = view;
  return (
    <>
      <PictureOrFields
        name="image"
        picture={picture}
        id={id}
        hint={texts.islandHint}
        error={errors['image'] ?? errors['file']}
        plainFields={<PlainFields view={view} />}
      />
      {isAwake && id === null && hasPicture && <input type="hidden" name="remove" value="1" />}
    </>
  );
};

const PlainFields = ({ view: { image, alt, credit, uploads, errors } }: { view: PictureFormView }) => (
  <>
    <Field
      name="image"
      label={texts.numberLabel}
      help={texts.numberHelp}
      error={errors['image']}
      defaultValue={image}
      inputMode="numeric"
      autoComplete="off"
    />
    <Field
      name="file"
      as={FileInput}
      accept={uploads.accept}
      label={texts.fileLabel}
      help={texts.fileHelp(uploads.types)}
      error={errors['file']}
    />
    <Field
      name="alt"
      label={texts.altLabel}
      help={texts.altHelp}
      error={errors['alt']}
      defaultValue={alt}
      maxLength={MAX_LINE}
      autoComplete="off"
    />
    <Field
      name="credit"
      label={texts.creditLabel}
      help={texts.creditHelp}
      error={errors['credit']}
      defaultValue={credit}
      maxLength={MAX_LINE}
      autoComplete="off"
    />
  </>
);
