// Draws the page of the portal's own pictures: each as it will be seen, in light and in dark, with the form beside it.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { SMALLEST } from '../constants.ts';
import * as texts from '../texts.ts';
import type { BrandPictureView, BrandingPageView } from '../views.ts';
import styles from './BrandingPage.module.css';

export const BrandingPage = ({ view }: { view: BrandingPageView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <div className={styles.pictures}>
      {view.pictures.map((picture) => (
        <BrandPicture key={picture.which} view={picture} />
      ))}
    </div>
  </DeskContent>
);

const BrandPicture = ({ view }: { view: BrandPictureView }) => {
  const { which, action, accept, types, error, picture } = view;
  const words = texts.pictureWords[which];
  const { width, height } = SMALLEST[which];
  return (
    <section aria-labelledby={which} className={styles.part}>
      <div>
        <h2 id={which}>{words.name}</h2>
        <p className="note">{words.note}</p>
        <form method="post" action={action} encType="multipart/form-data">
          <Field
            name="file"
            id={`f-${which}`}
            as={FileInput}
            accept={accept}
            label={words.choose}
            help={texts.help(types, width, height)}
            error={error}
            required
          />
          <Button type="submit">{texts.upload}</Button>
        </form>
        {picture && (
          <form method="post" action={action} encType="multipart/form-data">
            <input type="hidden" name="remove" value="1" />
            <Button type="submit" variant="plain" isSmall aria-label={`${words.name}: ${texts.remove}`}>
              {texts.remove}
            </Button>
          </form>
        )}
      </div>
      <Shown view={view} />
    </section>
  );
};

const Shown = ({ view: { which, picture } }: { view: BrandPictureView }) => {
  const words = texts.pictureWords[which];
  if (!picture) return <p className={`note ${styles.none}`}>{words.none}</p>;
  const schemes = SCHEMES_OF[which];
  return (
    <div className={styles.shown}>
      {schemes.map((scheme) => (
        <figure key={scheme} data-scheme={scheme} className={styles[which === 'logoDark' ? 'logo' : which]}>
          <img {...picture} alt={`${words.name}, ${scheme === 'dark' ? texts.onDark : texts.onLight}`} />
        </figure>
      ))}
    </div>
  );
};

const SCHEMES_OF = {
  logo: ['light'],
  logoDark: ['dark'],
  icon: ['light', 'dark'],
  card: ['light'],
} as const;
