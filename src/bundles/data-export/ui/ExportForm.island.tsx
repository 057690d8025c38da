// Draws the form for what goes into an export: the thing or a part of it, the format, the pictures in an order and a size.
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { useAwake } from '#kernel/browser/use-awake.ts';
import { IMAGES_TYPE } from '../constants.ts';
import * as texts from '../texts.ts';
import type { ExportFormView, PluginView } from '../views.ts';
import { callExport } from './export-calls.ts';
import styles from './ExportForm.module.css';
import { PictureChoices } from './PictureChoices.tsx';
import { usePictures } from './use-pictures.ts';
import type { ChosenPictures } from './use-pictures.ts';

/**
 * Draws the form as an island: pictures are chosen and put in order by dragging or by keys, and what it comes to is added up
 * meanwhile. Without it the form is sent as it stands and leads to a page.
 */
export const ExportForm = ({ view }: { view: ExportFormView }) => {
  const isAwake = useAwake();
  const pictures = usePictures(view);
  const { form, isBusy, submit } = useSending(view.action);
  const [plugin, setPlugin] = useState(view.plugins[0]?.name);
  const [what, setWhat] = useState(view.choices[0]?.value ?? '');
  const chosen = view.plugins.find(({ name }) => name === plugin);
  const hasFiles = chosen?.takesPictures === true;
  const isHidden = isAwake && !hasFiles && what !== IMAGES_TYPE;
  return (
    <form
      ref={form}
      method="post"
      action={view.action}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="dataRef" value={view.dataRef} />
      {view.from && <input type="hidden" name="from" value={view.from} />}
      {view.until && <input type="hidden" name="until" value={view.until} />}
      {view.choices.length > 1 && (
        <Field
          name="what"
          label={texts.whatLabel}
          options={view.choices}
          defaultValue={what}
          onChange={(event) => setWhat(event.target.value)}
        />
      )}
      <Formats plugins={view.plugins} onChoose={setPlugin} />
      <Pictures view={view} pictures={pictures} isAwake={isAwake} isHidden={isHidden} />
      <Contents
        view={view}
        bytes={view.textBytes + (hasFiles ? pictures.bytes : 0)}
        checks={!isAwake || chosen?.hasChecks ? [...view.checks, ...pictures.checks] : []}
      />
      <div className={styles.begin}>
        <Button type="submit" variant="main" isBusy={isBusy}>
          {isBusy ? texts.working : texts.begin}
        </Button>
      </div>
    </form>
  );
};

/** Makes the call, and says where it leads; the form tells what lies around it. */
const useSending = (action: string) => {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    setBusy(true);
    const answer = await callExport(action, new FormData(form.current));
    setBusy(false);
    showFlash(answer.message);
    if (!answer.leadsTo) return;
    form.current?.dispatchEvent(new CustomEvent('litfass:exported', { bubbles: true }));
    location.assign(answer.leadsTo);
  };
  return { form, isBusy, submit };
};

interface PicturesProps {
  readonly view: ExportFormView;
  readonly pictures: ChosenPictures;
  readonly isAwake: boolean;
  readonly isHidden: boolean;
}

const formatsWithPictures = ({ plugins }: ExportFormView) =>
  plugins.filter(({ takesPictures }) => takesPictures).map(({ title }) => title);

const Pictures = ({ view, pictures, isAwake, isHidden }: PicturesProps) => (
  <>
    {view.arePicturesTogether && <p className="note">{texts.picturesTogether}</p>}
    {view.pictures.length > 0 && <PictureChoices pictures={pictures} isAwake={isAwake} isHidden={isHidden} />}
    {isHidden && <p className="note">{texts.picturesNote(formatsWithPictures(view))}</p>}
    <div hidden={isHidden}>
      <Field
        name="size"
        label={texts.sizeLabel}
        options={view.sizes}
        defaultValue={view.size}
        onChange={(event) => pictures.setSize(event.target.value)}
      />
    </div>
  </>
);

const Formats = ({
  plugins,
  onChoose,
}: {
  plugins: readonly PluginView[];
  onChoose: (name: string) => void;
}) => (
  <fieldset>
    <legend>{texts.formatLabel}</legend>
    {plugins.map(({ name, title, note, isChecked }) => (
      <Choice
        key={name}
        type="radio"
        name="plugin"
        value={name}
        defaultChecked={isChecked}
        onChange={() => onChoose(name)}
        label={
          <span>
            {title} <span className="note">{note}</span>
          </span>
        }
      />
    ))}
  </fieldset>
);

const Contents = ({
  view,
  bytes,
  checks,
}: {
  view: ExportFormView;
  bytes: number;
  checks: readonly string[];
}) => (
  <section className={styles.contents} aria-label={texts.contentsLabel}>
    <output>
      {view.contents}
      {!view.arePicturesTogether && `, ${texts.about(texts.megabytes(bytes))}`}
    </output>
    {view.isLarge && <p className="note">{texts.runsInBackground}</p>}
    {checks.length > 0 && (
      <>
        <p>{texts.checksTitle}</p>
        <ul>
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </>
    )}
  </section>
);
