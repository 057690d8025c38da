// Draws a form for a picture that stands for a stream.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

interface PosterUploadProps {
  /** A page may hold several of these forms. */
  fieldId: string;
  action: string;
  error?: string | undefined;
}

export const PosterUpload = ({ fieldId, action, error }: PosterUploadProps) => (
  <form method="post" action={action} encType="multipart/form-data" className={styles.pair}>
    <Field
      id={fieldId}
      name="file"
      as={FileInput}
      accept="image/*"
      label={texts.posterFile}
      help={texts.posterFileHelp}
      error={error}
      required
    />
    <Button type="submit">{texts.sendPoster}</Button>
  </form>
);
