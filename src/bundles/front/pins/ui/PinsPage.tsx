// Draws the desk of positions: what holds them, and a form to hold one, with pieces to choose from.
import { Button, IconButton } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field, fieldIdOf } from '#design/Field.tsx';
import { MAX_SEARCH_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { PinsPageView, PinView } from '../views.ts';
import styles from './PinsPage.module.css';

export const PinsPage = ({ view }: { view: PinsPageView }) => (
  <DeskContent
    title={texts.title}
    intro={texts.intro}
    actions={<a href={view.front.href}>{texts.showFront(view.front.name)}</a>}
  >
    {view.places.length > 1 && <ChoosePlace view={view} />}
    <div className={styles.columns}>
      <section aria-labelledby="plaetze">
        <h2 id="plaetze">{texts.positionsHeading}</h2>
        <ol className={styles.positions}>
          {view.positions.map((position) => (
            <Position key={position.position} of={position} view={view} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="besetzen">
        <h2 id="besetzen">{texts.pinHeading}</h2>
        <Search view={view} />
        <PinForm view={view} />
      </section>
    </div>
  </DeskContent>
);

const ChoosePlace = ({ view }: { view: PinsPageView }) => (
  <form method="get" action={view.actions.desk} className={styles.place}>
    <Field name="ort" label={texts.placeLabel} options={view.places} defaultValue={view.place} />
    <Button type="submit">{texts.choosePlace}</Button>
  </form>
);

const Position = ({ of: { position, name, pin }, view }: { of: PinView; view: PinsPageView }) => (
  <li id={`platz-${position}`} tabIndex={-1} className={pin ? undefined : styles.free}>
    <div>
      <p className={styles.name}>{name}</p>
      {pin ? <p>{pin.href ? <a href={pin.href}>{pin.title}</a> : pin.title}</p> : <p>{texts.free}</p>}
      {pin && <p className="note">{pin.until}</p>}
    </div>
    {pin && (
      <div className={styles.tools}>
        {pin.above && (
          <Move view={view} of={pin} from={position} to={pin.above} label={texts.upOf(pin.title)} />
        )}
        {pin.below && (
          <Move view={view} of={pin} from={position} to={pin.below} label={texts.downOf(pin.title)} />
        )}
        <form method="post" action={view.actions.unpin}>
          <input type="hidden" name="ort" value={view.place} />
          <input type="hidden" name="platz" value={position} />
          <input type="hidden" name="beitrag" value={pin.value} />
          <IconButton icon="close" type="submit" label={texts.unpinOf(pin.title)} />
        </form>
      </div>
    )}
  </li>
);

interface MoveProps {
  view: PinsPageView;
  of: { value: string };
  from: number;
  to: number;
  label: string;
}

const Move = ({ view, of, from, to, label }: MoveProps) => (
  <form method="post" action={view.actions.move} className={to < from ? styles.up : undefined}>
    <input type="hidden" name="ort" value={view.place} />
    <input type="hidden" name="platz" value={from} />
    <input type="hidden" name="nach" value={to} />
    <input type="hidden" name="beitrag" value={of.value} />
    <IconButton icon="chevron" type="submit" label={label} />
  </form>
);

const Search = ({ view }: { view: PinsPageView }) => (
  <search>
    <form method="get" action={view.actions.desk} className={styles.search}>
      <input type="hidden" name="ort" value={view.place} />
      <Field
        name="q"
        type="search"
        label={texts.searchLabel}
        help={texts.searchHelp}
        defaultValue={view.search}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <Button type="submit">{texts.searchButton}</Button>
    </form>
  </search>
);

const PinForm = ({ view }: { view: PinsPageView }) => (
  <form method="post" action={view.actions.pin} className={styles.form}>
    <input type="hidden" name="ort" value={view.place} />
    <ErrorSummary
      errors={view.errors}
      labels={{
        beitrag: texts.pieceLabel,
        platz: texts.positionLabel,
        tag: texts.dayLabel,
      }}
    />
    <fieldset className={styles.pieces} id={fieldIdOf('beitrag')} tabIndex={-1}>
      <legend>{view.heading}</legend>
      {view.pieces.length === 0 && <p>{texts.nothingFound}</p>}
      {view.pieces.map(({ value, name, note }) => (
        <label key={value}>
          <input
            type="radio"
            name="beitrag"
            value={value}
            defaultChecked={value === view.typed.piece}
            required
          />
          <span>
            {name} <small>{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
    <div className={styles.fields}>
      <Field
        name="platz"
        label={texts.positionLabel}
        options={view.positionOptions}
        defaultValue={view.typed.position}
        error={view.errors['platz']}
      />
      <Field
        name="tag"
        type="date"
        label={texts.dayLabel}
        defaultValue={view.typed.day}
        error={view.errors['tag']}
        required
      />
      <Field name="uhr" type="time" label={texts.clockLabel} defaultValue={view.typed.clock} required />
    </div>
    <Button type="submit" variant="main" disabled={view.pieces.length === 0}>
      {texts.pinButton}
    </Button>
  </form>
);
