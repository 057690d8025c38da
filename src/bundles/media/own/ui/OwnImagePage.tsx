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
import type { ImageObj } from '../../image-obj.ts';
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
  const { typed, errors } = view;
  const saved = savedOf(view.image);
  const field = (name: FieldName) => ({
    id: `f-${name}`,
    error: errors[name],
    defaultValue: typed[name] ?? saved[name],
  });
  return (
    <form method="post" action={view.saveHref} className={styles.form}>
      <ErrorSummary errors={errors} />
      {/* What was there before goes along: a field that was left as it was changes nothing, whatever has become of it since. */}
      {Object.entries(saved).map(([name, value]) => (
        <input key={name} type="hidden" name={`before[${name}]`} value={value} />
      ))}
      <Field
        {...field('caption')}
        name="caption[caption]"
        label={editorTexts.caption}
        rows={2}
        maxLength={MAX_CAPTION_LENGTH}
      />
      <Field
        {...field('copyright')}
        name="copyright[copyright]"
        label={editorTexts.copyright}
        help={editorTexts.copyrightHelp}
        required={view.copyrightRequired}
        maxLength={MAX_COPYRIGHT_LENGTH}
      />
      <Field
        {...field('alt')}
        name="rights[alt]"
        label={editorTexts.alt}
        help={editorTexts.altHelp}
        maxLength={MAX_ALT_LENGTH}
      />
      <FocusFields field={field} />
      <Field
        {...field('degrees')}
        name="rotation[degrees]"
        label={texts.rotation}
        options={ROTATIONS.map((degrees) => ({ value: String(degrees), name: texts.degrees(degrees) }))}
      />
      <RightsFields field={field} />
      <div>
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
      </div>
    </form>
  );
};

/** Returns what is saved, by the names of the fields and as these write it. */
const savedOf = (image: ImageObj) => ({
  caption: image.caption,
  copyright: image.copyright,
  alt: image.alt,
  focus_x: String(image.focus_x),
  focus_y: String(image.focus_y),
  degrees: String(image.rotation),
  source: image.source,
  licence: image.licence,
  licence_ends_at: image.licence_last_day ?? '',
  is_released: image.is_released ? '1' : '0',
});

type FieldName = keyof ReturnType<typeof savedOf>;

interface FieldsProps {
  readonly field: (name: FieldName) => { id: string; error: string | undefined; defaultValue: string };
}

/** Draws the fields of the focus, which turns with the picture where it was left as it was. */
const FocusFields = ({ field }: FieldsProps) => (
  <>
    <div className={styles.pair}>
      <Field
        {...field('focus_x')}
        name="focuspoint[focus_x]"
        label={editorTexts.focusX}
        type="number"
        min={0}
        max={100}
        step={0.1}
      />
      <Field
        {...field('focus_y')}
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

const RightsFields = ({ field }: FieldsProps) => (
  <>
    <Field
      {...field('source')}
      name="rights[source]"
      label={editorTexts.source}
      help={editorTexts.sourceHelp}
      maxLength={MAX_SOURCE_LENGTH}
    />
    <div className={styles.pair}>
      <Field
        {...field('licence')}
        name="rights[licence]"
        label={editorTexts.licence}
        options={Object.entries(LICENCES).map(([value, { name }]) => ({ value, name }))}
      />
      <Field
        {...field('licence_ends_at')}
        name="rights[licence_ends_at]"
        label={editorTexts.licenceEnd}
        type="date"
      />
    </div>
    <Field
      {...field('is_released')}
      name="rights[is_released]"
      label={texts.releaseLabel}
      options={[
        { value: '0', name: texts.no },
        { value: '1', name: texts.yes },
      ]}
    />
  </>
);
