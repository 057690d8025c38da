// Asks where and when: places, each with its days; whole days, and such that go on over several.
import { Button } from '#design/Button.tsx';
import { fieldIdOf } from '#design/Field.tsx';
import { FieldError, TextField } from '#bundles/writing/ui/public.ts';
import { MAX_LINE_LENGTH, MAX_LOCATIONS } from '../../constants.ts';
import type { EventContentDate, EventContentLocation } from '../../views.ts';
import { SeriesFields } from '../../series/ui/SeriesFields.tsx';
import { Clashes } from './Clashes.tsx';
import { DateRow } from './DateRow.tsx';
import { addIdOf, goOnAt } from './go-on-at.ts';
import styles from './LocationList.module.css';
import * as texts from './texts.ts';
import { useKeys } from './use-keys.ts';

interface LocationListProps {
  readonly locationId: number | null;
  /** The id of the event that is changed. */
  readonly objectId: number | null;
  readonly locations: readonly EventContentLocation[];
  readonly onChange: (locations: readonly EventContentLocation[]) => void;
  /** They are keyed by field, such as `locations.0.dates.1.day`. */
  readonly errors: Readonly<Record<string, string>>;
}

export const LocationList = ({ locations, onChange, errors, ...of }: LocationListProps) => {
  // There is always a place to fill in.
  const shown = locations.length > 0 ? locations : [EMPTY_LOCATION];
  const keys = useKeys(shown.length);
  const add = () => {
    onChange([...shown, EMPTY_LOCATION]);
    // The button goes with the last one, and the focus would go with it.
    if (shown.length + 1 === MAX_LOCATIONS) goOnAt(fieldIdOf(`locations.${shown.length}.venue`));
  };
  return (
    <fieldset className={styles.list} data-field="locations">
      <legend>{texts.whereAndWhen}</legend>
      <FieldError text={errors['locations']} />
      {shown.map((location, at) => (
        <Place
          key={keys.of(at)}
          {...of}
          at={at}
          count={shown.length}
          location={location}
          errors={errors}
          onChange={(changes) => onChange(changed(shown, at, changes))}
          onRemove={() => {
            keys.drop(at);
            onChange(shown.filter((_, other) => other !== at));
            goOnAt(addIdOf('locations'));
          }}
        />
      ))}
      {shown.length < MAX_LOCATIONS && (
        <div>
          <Button id={addIdOf('locations')} isSmall onClick={add}>
            {texts.addLocation}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

interface PlaceProps extends Pick<LocationListProps, 'errors' | 'locationId' | 'objectId'> {
  readonly at: number;
  readonly count: number;
  readonly location: EventContentLocation;
  readonly onChange: (changes: Partial<EventContentLocation>) => void;
  readonly onRemove: () => void;
}

const Place = ({ at, count, location, errors, onChange, onRemove, ...of }: PlaceProps) => (
  <div className={styles.location}>
    <div className={styles.where}>
      <TextField
        isNeeded
        name={`locations.${at}.venue`}
        error={errors[`locations.${at}.venue`]}
        label={texts.venueAt(at + 1, count)}
        placeholder={texts.venuePlaceholder}
        value={location.venue}
        max={MAX_LINE_LENGTH}
        onChange={(venue) => onChange({ venue })}
      />
      <TextField
        name={`locations.${at}.address`}
        error={errors[`locations.${at}.address`]}
        label={texts.address}
        value={location.address}
        max={MAX_LINE_LENGTH}
        onChange={(address) => onChange({ address })}
      />
    </div>
    <SeriesFields name={`locations.${at}`} location={location} errors={errors} onChange={onChange} />
    <Dates
      name={`locations.${at}.dates`}
      dates={location.dates}
      hasSeries={(location.series ?? []).length > 0}
      errors={errors}
      onChange={(dates) => onChange({ dates })}
    />
    <Clashes {...of} location={location} />
    {count > 1 && (
      <div>
        <Button isSmall variant="plain" onClick={onRemove}>
          {texts.removeLocation}
        </Button>
      </div>
    )}
  </div>
);

interface DatesProps extends Pick<LocationListProps, 'errors'> {
  readonly name: string;
  readonly dates: readonly EventContentDate[];
  /** Whether the place has a series; then there needs to be no other date. */
  readonly hasSeries: boolean;
  readonly onChange: (dates: readonly EventContentDate[]) => void;
}

const Dates = ({ name, dates, hasSeries, errors, onChange }: DatesProps) => {
  const shown = dates.length > 0 || hasSeries ? dates : [EMPTY_DATE];
  const isOneOfMany = shown.length > 1 || hasSeries;
  const keys = useKeys(shown.length);
  const remove = (index: number) => {
    keys.drop(index);
    onChange(shown.filter((_, other) => other !== index));
    goOnAt(addIdOf(name));
  };
  return (
    <div className={styles.dates} data-field={name}>
      <FieldError text={errors[name]} />
      {shown.map((date, index) => (
        <DateRow
          key={keys.of(index)}
          name={`${name}.${index}`}
          errors={errors}
          date={date}
          onChange={(changes) => onChange(changed(shown, index, changes))}
          statusLabel={isOneOfMany ? texts.statusAt(index + 1) : undefined}
          removeLabel={texts.removeDateAt(index + 1)}
          onRemove={isOneOfMany ? () => remove(index) : undefined}
        />
      ))}
      <div>
        <Button
          id={addIdOf(name)}
          isSmall
          onClick={() => onChange([...shown, following(shown.at(-1) ?? EMPTY_DATE)])}
        >
          {texts.addDate}
        </Button>
      </div>
    </div>
  );
};

const EMPTY_DATE: EventContentDate = { day: '', from: '', untilDay: '', until: '', isAllDay: false };
const EMPTY_LOCATION: EventContentLocation = { venue: '', address: '', dates: [EMPTY_DATE] };

/** Returns the next date, which mostly begins at the same hour. */
const following = ({ from, until, isAllDay }: EventContentDate): EventContentDate => ({
  day: '',
  untilDay: '',
  from,
  until,
  isAllDay,
});

const changed = <Item,>(items: readonly Item[], at: number, changes: Partial<Item>): readonly Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...changes } : item));
