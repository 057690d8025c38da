// Draws the poster of a stream: a moment of the video, or a picture of one's own.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import type { StreamPageView } from '../views.ts';
import * as texts from './page-texts.ts';
import { PosterUpload } from './PosterUpload.tsx';
import styles from './StreamPages.module.css';
import { StreamThumb } from './StreamThumb.tsx';

export const StreamPosterPart = ({ view: { row, lastSecond, form } }: { view: StreamPageView }) => {
  const { poster: action } = row.actions;
  const { errors } = form;
  if (!action) return null;
  return (
    <section>
      <SectionHead title={texts.posterHeading} />
      <div className={styles.form}>
        {row.poster && <StreamThumb row={row} />}
        {lastSecond !== null && (
          <form method="post" action={action} encType="multipart/form-data" className={styles.pair}>
            <Field
              name="second"
              type="number"
              min={0}
              max={lastSecond}
              step={1}
              label={texts.posterSecond}
              help={texts.posterSecondHelp(lastSecond)}
              error={errors['second']}
              defaultValue={0}
            />
            <Button type="submit">{texts.takeFrame}</Button>
          </form>
        )}
        <PosterUpload fieldId="f-poster" action={action} error={errors['poster']} />
      </div>
    </section>
  );
};
