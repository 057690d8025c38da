// Draws the picture of a section while it is chosen.
import { useState } from 'react';
import { Field } from '#design/Field.tsx';
import { PictureOrFields, usePicture } from '#bundles/writing/ui/public.ts';
import * as texts from '../texts.ts';

interface SectionPictureProps {
  name: string;
  value: string;
  uploads: { readonly accept: string; readonly types: string };
  error: string | undefined;
}

/**
 * Is an island, since a picture is uploaded with progress, edited, or taken from the lists. Without it the form takes the
 * number of a picture that is there already.
 */
export const SectionPicture = ({ name, value, uploads, error }: SectionPictureProps) => {
  const [id, setId] = useState<number | null>(Number(value) || null);
  const picture = usePicture({ uploads }, id, setId);
  return (
    <PictureOrFields
      name={name}
      picture={picture}
      id={id}
      hint={texts.pictureHint}
      error={error}
      plainFields={
        <Field
          name={name}
          label={texts.pictureNumberLabel}
          help={texts.pictureNumberHelp}
          error={error}
          defaultValue={value}
          inputMode="numeric"
        />
      }
    />
  );
};
