// Shows the picture of a place: how it is seen, and the form with which it is chosen or taken away.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { PlacePicturePageView } from '../views.ts';
import { ChosenPicture } from './ChosenPicture.island.tsx';
import { PlaceBanner } from './PlaceBanner.tsx';
import styles from './PlacePicturePage.module.css';

const LABELS = {
  image: texts.pictureLabel,
  file: texts.fileLabel,
  alt: texts.altLabel,
  credit: texts.creditLabel,
};

export const PlacePicturePage = ({ view }: { view: PlacePicturePageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.parts}>
      <section aria-labelledby="waehlen">
        <SectionHead title={texts.chooseHeading} id="waehlen" />
        <p className="note">{texts.intro}</p>
        <form method="post" action={view.action} encType="multipart/form-data" className={styles.form}>
          <ErrorSummary errors={view.form.errors} labels={LABELS} />
          <Island of={ChosenPicture} when="load" props={{ view: view.form }} />
          <div>
            <Button type="submit" variant="main">
              {texts.saveButton}
            </Button>
          </div>
        </form>
      </section>
      <section aria-labelledby="ansicht">
        <SectionHead title={texts.previewHeading} id="ansicht" />
        {view.present ? (
          <Present present={view.present} action={view.action} />
        ) : (
          <p className="note">{texts.nonePresent}</p>
        )}
      </section>
    </div>
  </DeskContent>
);

interface PresentProps {
  present: NonNullable<PlacePicturePageView['present']>;
  action: string;
}

const Present = ({ present: { picture, note, card, editHref }, action }: PresentProps) => (
  <div className={styles.present}>
    {note && <p>{note}</p>}
    {picture && (
      <div>
        <p className="note">{texts.onPage}</p>
        <PlaceBanner picture={picture} />
      </div>
    )}
    {card && (
      <div>
        <p className="note">{texts.whenShared}</p>
        <img className={styles.card} {...card} alt="" loading="lazy" />
      </div>
    )}
    {editHref && (
      <p>
        <a href={editHref}>{texts.toWords}</a>
      </p>
    )}
    <form method="post" action={action}>
      <p className="note">{texts.removeNote}</p>
      <Button type="submit" name="remove" value="1" isSmall>
        {texts.removeButton}
      </Button>
    </form>
  </div>
);
