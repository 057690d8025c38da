// Draws a list of places within the step of setting up: what it comes to, and the list itself to be put right where that is
// needed.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ListView } from '../views.ts';
import styles from './ImportPage.module.css';
import { ImportPreview } from './ImportPreview.tsx';

export const ImportInSetup = ({ list }: { list: ListView }) => (
  <div className={styles.inSetup}>
    {list.preview && <ImportPreview list={list} preview={list.preview} />}
    {!list.preview?.submit && (
      <form
        method="post"
        action={list.action ?? undefined}
        encType="multipart/form-data"
        className={styles.form}
      >
        <Field
          name="text"
          rows={8}
          label={texts.listLabel}
          error={list.error}
          placeholder={texts.example}
          defaultValue={list.text}
        />
        <div>
          <Button type="submit">{texts.checkButton}</Button>
        </div>
      </form>
    )}
  </div>
);
