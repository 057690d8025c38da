// A form for a picture that stands for a stream.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

export const PosterUpload = ({ id, action }: { id: number; action: string }) => (
  <form method="post" action={action} encType="multipart/form-data" className={styles.pair}>
    <Field
      id={`f-poster-${id}`}
      name="file"
      type="file"
      accept="image/*"
      label={texts.posterFile}
      help={texts.posterFileHelp}
      required
    />
    <Button type="submit">{texts.sendPoster}</Button>
  </form>
);
