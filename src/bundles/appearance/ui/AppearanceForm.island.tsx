// Draws the colours of a portal as a form, and beside it a page of the portal as it would look, in light and in dark.
import { useRef, useState } from 'react';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { post } from '#kernel/browser/requests.ts';
import { COLOR_NAMES, HEADLINE_FACES, SCHEMES } from '../constants.ts';
import type { ColorName } from '../constants.ts';
import * as texts from '../texts.ts';
import type { AppearanceFormView, PreviewView } from '../views.ts';
import styles from './AppearancePage.module.css';
import { ThemePreview } from './ThemePreview.tsx';

/** How long to wait after the last change of a colour, in milliseconds: a palette sends many while one looks for the right one. */
const SETTLE_MS = 150;

/** Is an island, since it shows each change at once on pages of the portal, and says what somebody couldn't read. */
export const AppearanceForm = (view: AppearanceFormView) => {
  const [preview, setPreview] = useState(view.begin);
  const asking = useRef({ timer: 0, latest: 0 });
  /** Asks for the preview: of several answers the one to the last question counts. */
  const look = (form: HTMLFormElement) => {
    const { current } = asking;
    window.clearTimeout(current.timer);
    const ask = async () => {
      const asked = ++current.latest;
      const answer = await askFor(view.preview, form).catch(() => undefined);
      if (answer && asked === current.latest) setPreview(answer);
    };
    current.timer = window.setTimeout(() => void ask(), SETTLE_MS);
  };
  return (
    <div className={styles.columns}>
      <form
        method="post"
        action={view.action}
        className={styles.form}
        noValidate
        onChange={(event) => look(event.currentTarget)}
      >
        <input type="hidden" name="seen" value={view.seen} />
        <ErrorSummary error={view.refusal} errors={view.begin.errors} labels={LABELS} />
        <fieldset>
          <legend>{texts.colorsHeading}</legend>
          {COLOR_NAMES.map((name) => (
            <Colors key={name} name={name} typed={view.typed} errors={preview.errors} />
          ))}
        </fieldset>
        <Field
          name="headline"
          label={texts.typeHeading}
          options={HEADLINE_FACES.map((face) => ({ value: face, name: texts.faceNames[face] }))}
          defaultValue={view.typed['headline']}
          error={preview.errors['headline']}
        />
        <Acts hasErrors={Object.keys(preview.errors).length > 0} />
      </form>
      <section aria-labelledby="vorschau" className={styles.part}>
        <h2 id="vorschau">{texts.previewHeading}</h2>
        <ThemePreview pages={view.pages} properties={preview.properties} />
      </section>
    </div>
  );
};

const askFor = (address: string, form: HTMLFormElement): Promise<PreviewView> =>
  post(address, new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

interface ColorsProps {
  readonly name: ColorName;
  readonly typed: AppearanceFormView['typed'];
  readonly errors: PreviewView['errors'];
}

const Colors = ({ name, typed, errors }: ColorsProps) => (
  <div className={styles.color}>
    <p className="note">{texts.colorNotes[name]}</p>
    {SCHEMES.map((scheme) => (
      <Field
        key={scheme}
        type="color"
        name={`${name}_${scheme}`}
        label={texts.colorIn(name, scheme)}
        defaultValue={typed[`${name}_${scheme}`]}
        error={errors[`${name}_${scheme}`]}
      />
    ))}
  </div>
);

/** Draws the buttons: Enter saves; with colours that can't be read it saves the nearest that can. */
const Acts = ({ hasErrors }: { hasErrors: boolean }) => (
  <div className={`button-row ${styles.acts}`}>
    {hasErrors ? (
      <Button type="submit" variant="main" name="what" value="proposals">
        {texts.saveProposals}
      </Button>
    ) : (
      <Button type="submit" variant="main">
        {texts.save}
      </Button>
    )}
    <Button type="submit" name="what" value="reset" variant="plain">
      {texts.reset}
    </Button>
  </div>
);

const LABELS = Object.fromEntries([
  ['headline', texts.typeHeading],
  ...COLOR_NAMES.flatMap((name) =>
    SCHEMES.map((scheme) => [`${name}_${scheme}`, texts.colorIn(name, scheme)]),
  ),
]);
