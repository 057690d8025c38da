// Draws the captions of a video: those there are, and a form for more.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import type { StreamPageView } from '../views.ts';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';

export const StreamCaptionsPart = ({
  view: {
    stream,
    row,
    languages,
    form: { errors },
  },
}: {
  view: StreamPageView;
}) => {
  const { addCaptions, removeCaptions } = row.actions;
  if (!stream || (!addCaptions && stream.captions.length === 0)) return null;
  return (
    <section>
      <SectionHead title={texts.captionsHeading} />
      {stream.captions.length === 0 && <p>{texts.noCaptions}</p>}
      <ul className={styles.captions}>
        {stream.captions.map(({ language, label, src }) => (
          <li key={language}>
            <a href={src} hrefLang={language}>
              {texts.openCaptions(label)}
            </a>
            {removeCaptions && (
              <form method="post" action={removeCaptions}>
                <input type="hidden" name="language" value={language} />
                <Button type="submit" isSmall>
                  {texts.removeCaptions(label)}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {addCaptions && (
        <form method="post" action={addCaptions} encType="multipart/form-data" className={styles.form}>
          <Field name="language" label={texts.language} options={languages} error={errors['language']} />
          <Field
            id="f-captions"
            name="file"
            as={FileInput}
            accept=".vtt,text/vtt"
            label={texts.captionsFile}
            help={texts.captionsFileHelp}
            error={errors['captions']}
            required
          />
          <div>
            <Button type="submit">{texts.addCaptions}</Button>
          </div>
        </form>
      )}
    </section>
  );
};
