// The picture of a section while it is chosen.
import { useState } from 'react';
import { Field, fieldIdOf } from '#design/Field.tsx';
import { useIsAwake } from '#design/use-is-awake.ts';
import { PictureField, usePicture } from '#bundles/writing/ui/public.ts';
import * as texts from '../texts.ts';

interface SectionPictureProps {
  name: string;
  value: string;
  uploads: { readonly accept: string; readonly types: string };
  error: string | undefined;
}

/**
 * Why an island: a picture is uploaded with progress, edited, or taken from the lists. Without it the form takes the number of
 * a picture that is there already.
 */
export const SectionPicture = ({ name, value, uploads, error }: SectionPictureProps) => {
  const isAwake = useIsAwake();
  const [id, setId] = useState<number | null>(Number(value) || null);
  const picture = usePicture({ uploads }, id, setId);
  if (!isAwake)
    return (
      <Field
        name={name}
        label={texts.pictureNumberLabel}
        help={texts.pictureNumberHelp}
        error={error}
        defaultValue={value}
        inputMode="numeric"
      />
    );
  return (
    <div id={`${fieldIdOf(name)}-choice`}>
      <PictureField
        name={name}
        picture={picture}
        hasPicture={id !== null}
        hint={texts.pictureHint}
        error={error}
      />
      <input type="hidden" name={name} value={id ?? ''} />
    </div>
  );
};
