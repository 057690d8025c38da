// Draws the form with all that can be said about a place.
import { Button } from '#design/Button.tsx';
import { Choice, Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { PlaceFormView } from '../views.ts';
import styles from './PlacePage.module.css';

export const PlaceForm = ({ view }: { view: PlaceFormView }) => (
  <form method="post" action={view.action} className={styles.form}>
    {view.seen !== null && <input type="hidden" name="seen" value={view.seen} />}
    <Words view={view} />
    <Whereabouts view={view} />
    {view.neighbours.length > 0 && <Neighbours view={view} />}
    <Choice name="isHidden" value="1" label={texts.hiddenLabel} defaultChecked={view.typed.isHidden} />
    <div>
      <Button type="submit" variant="main">
        {view.submit}
      </Button>
    </div>
  </form>
);

const Words = ({ view: { typed, errors, kinds, parents } }: { view: PlaceFormView }) => (
  <>
    <Field
      name="name"
      label={texts.nameLabel}
      error={errors['name']}
      defaultValue={typed.name}
      maxLength={80}
      autoComplete="off"
      required
    />
    <Field
      name="slug"
      label={texts.slugLabel}
      help={texts.slugHelp}
      error={errors['slug']}
      defaultValue={typed.slug}
      maxLength={80}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <div className={styles.row}>
      <Field
        name="kind"
        label={texts.kindLabel}
        error={errors['kind']}
        options={kinds}
        defaultValue={typed.kind}
      />
      <Field
        name="parentId"
        label={texts.parentLabel}
        help={texts.parentHelp}
        error={errors['parentId']}
        options={parents}
        defaultValue={typed.parentId}
      />
    </div>
  </>
);

const Whereabouts = ({ view: { typed, errors } }: { view: PlaceFormView }) => (
  <div className={styles.row}>
    <Field
      name="postcode"
      label={texts.postcodeLabel}
      error={errors['postcode']}
      defaultValue={typed.postcode}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
    />
    <Field
      name="latitude"
      label={texts.latitudeLabel}
      help={texts.degreesHelp}
      error={errors['latitude']}
      defaultValue={typed.latitude}
      inputMode="decimal"
      autoComplete="off"
    />
    <Field
      name="longitude"
      label={texts.longitudeLabel}
      error={errors['longitude']}
      defaultValue={typed.longitude}
      inputMode="decimal"
      autoComplete="off"
    />
  </div>
);

const Neighbours = ({ view }: { view: PlaceFormView }) => (
  <fieldset className={styles.neighbours}>
    <legend>{texts.neighboursLegend}</legend>
    <p className="note">{texts.neighboursNote}</p>
    <div>
      {view.neighbours.map(({ value, name, isChosen }) => (
        <Choice key={value} name="neighbours" value={value} label={name} defaultChecked={isChosen} />
      ))}
    </div>
  </fieldset>
);
