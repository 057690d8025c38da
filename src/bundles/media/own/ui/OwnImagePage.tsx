// /konto/bilder/{id} shows all that can be said about a picture, as a form that needs no JavaScript.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_COPYRIGHT_LENGTH,
  MAX_SOURCE_LENGTH,
  ROTATIONS,
} from '../../editing/constants.ts';
import { LICENCES } from '../../licences/constants.ts';
import * as editorTexts from '../../ui/image-editor/texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as texts from '../texts.ts';
import type { OwnImagePageView } from '../views.ts';
import styles from './OwnImages.module.css';

export const OwnImagePage = ({ view }: { view: OwnImagePageView }) => (
  <AccountShell shell={view.shell} title={texts.editTitle} intro={texts.editIntro}>
    <div className={styles.form}>
      <p>
        <a href={view.backHref}>{texts.back}</a>
      </p>
      <Picture of={view.picture} sizes="(min-width: 48rem) 38rem, 100vw" isHero />
      {view.refusal ? <Callout title={view.refusal}>{null}</Callout> : <EditForm view={view} />}
      <div className="button-row">
        <LinkButton href={view.addressesHref}>{texts.addresses}</LinkButton>
        <LinkButton href={view.deleteHref} variant="danger">
          {texts.remove}
        </LinkButton>
      </div>
    </div>
  </AccountShell>
);

const EditForm = ({ view }: { view: OwnImagePageView }) => {
  const { image, typed, errors } = view;
  const field = (name: string, saved: string | number | null) => ({
    id: `f-${name}`,
    error: errors[name],
    defaultValue: typed[name] ?? saved ?? '',
  });
  return (
    <form method="post" action={view.saveHref} className={styles.form}>
      <ErrorSummary errors={errors} />
      <Field
        {...field('caption', image.caption)}
        name="caption[caption]"
        label={editorTexts.caption}
        rows={2}
        maxLength={MAX_CAPTION_LENGTH}
      />
      <Field
        {...field('copyright', image.copyright)}
        name="copyright[copyright]"
        label={editorTexts.copyright}
        help={editorTexts.copyrightHelp}
        required={view.copyrightRequired}
        maxLength={MAX_COPYRIGHT_LENGTH}
      />
      <Field
        {...field('alt', image.alt)}
        name="rights[alt]"
        label={editorTexts.alt}
        help={editorTexts.altHelp}
        maxLength={MAX_ALT_LENGTH}
      />
      <FocusFields view={view} field={field} />
      <Field
        {...field('degrees', image.rotation)}
        name="rotation[degrees]"
        label={texts.rotation}
        options={ROTATIONS.map((degrees) => ({ value: String(degrees), name: texts.degrees(degrees) }))}
      />
      <RightsFields view={view} field={field} />
      <div>
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
      </div>
    </form>
  );
};

interface FieldsProps {
  readonly view: OwnImagePageView;
  readonly field: (
    name: string,
    saved: string | number | null,
  ) => { id: string; error: string | undefined; defaultValue: string | number };
}

/** Draws the fields of the focus. What it was before goes along: a focus that was left as it was turns with the picture. */
const FocusFields = ({ view: { image }, field }: FieldsProps) => (
  <>
    <input type="hidden" name="before[focus_x]" value={image.focus_x} />
    <input type="hidden" name="before[focus_y]" value={image.focus_y} />
    <div className={styles.pair}>
      <Field
        {...field('focus_x', image.focus_x)}
        name="focuspoint[focus_x]"
        label={editorTexts.focusX}
        type="number"
        min={0}
        max={100}
        step={0.1}
      />
      <Field
        {...field('focus_y', image.focus_y)}
        name="focuspoint[focus_y]"
        label={editorTexts.focusY}
        type="number"
        min={0}
        max={100}
        step={0.1}
      />
    </div>
    <p className="note">{texts.focusHelp}</p>
  </>
);

const RightsFields = ({ view: { image }, field }: FieldsProps) => (
  <>
    <Field
      {...field('source', image.source)}
      name="rights[source]"
      label={editorTexts.source}
      help={editorTexts.sourceHelp}
      maxLength={MAX_SOURCE_LENGTH}
    />
    <div className={styles.pair}>
      <Field
        {...field('licence', image.licence)}
        name="rights[licence]"
        label={editorTexts.licence}
        options={Object.entries(LICENCES).map(([value, { name }]) => ({ value, name }))}
      />
      <Field
        {...field('licence_ends_at', image.licence_ends_at?.slice(0, 10) ?? null)}
        name="rights[licence_ends_at]"
        label={editorTexts.licenceEnd}
        type="date"
      />
    </div>
    <Field
      {...field('is_released', image.is_released ? '1' : '0')}
      name="rights[is_released]"
      label={texts.releaseLabel}
      options={[
        { value: '0', name: texts.no },
        { value: '1', name: texts.yes },
      ]}
    />
  </>
);
