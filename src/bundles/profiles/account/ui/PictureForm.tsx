// Draws one of one's own pictures: how it looks now, another one, none. It works without JavaScript.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { Picture } from '#bundles/media/ui/public.ts';
import * as texts from '../texts.ts';
import type { PictureFormView } from '../views.ts';
import styles from './PictureForm.module.css';

export const PictureForm = ({ view }: { view: PictureFormView }) => (
  <div className={styles.form}>
    <h2>{texts.pictureNames[view.which]}</h2>
    <Shown view={view} />
    <form method="post" action={view.action} encType="multipart/form-data">
      <Field
        name="file"
        id={`f-${view.which}`}
        as={FileInput}
        accept={view.accept}
        label={texts.choosePicture(view.which)}
        help={texts.picturesHelp(view.types)}
        error={view.error}
        required
      />
      <Button type="submit">{texts.upload}</Button>
    </form>
    {view.picture && (
      <form method="post" action={view.action} encType="multipart/form-data">
        <input type="hidden" name="remove" value="1" />
        <Button type="submit" variant="plain" isSmall>
          {texts.removePicture}
        </Button>
      </form>
    )}
  </div>
);

const Shown = ({ view: { which, picture } }: { view: PictureFormView }) => {
  if (!picture) return <p className={`note ${styles.empty} ${styles[which]}`}>{texts.noPicture}</p>;
  if (picture.sizes.length === 0)
    return <p className={`note ${styles.empty} ${styles[which]}`}>{texts.isBeingMade}</p>;
  return (
    <div className={styles[which]}>
      <Picture
        of={picture}
        sizes={which === 'portrait' ? '8rem' : '22rem'}
        ratio={which === 'portrait' ? '1 / 1' : '3 / 1'}
        alt={texts.pictureNames[which]}
      />
    </div>
  );
};
