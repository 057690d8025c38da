// Asks whether it takes place, online or on site, where tickets are, for whom it is and who is helped to take part.
import { Choice, Field } from '#design/Field.tsx';
import type { PieceFieldsProps } from '#bundles/publishing/ui/public.ts';
import { TextField } from '#bundles/writing/ui/public.ts';
import type { EventContent } from '../../views.ts';
import styles from './EventFactsFields.module.css';
import * as texts from './texts.ts';

type Fields = PieceFieldsProps<EventContent>;

export const EventDetailsFields = (fields: Fields) => (
  <>
    <div className={styles.fee}>
      <Chosen {...fields} name="status" label={texts.status} options={texts.statuses} />
      <Chosen {...fields} name="attendance" label={texts.attendance} options={texts.attendances} />
    </div>
    {fields.content.attendance !== 'on-site' && (
      <Address {...fields} name="onlineLink" label={texts.onlineLink} hint={texts.onlineLinkHint} />
    )}
    <Address {...fields} name="ticketLink" label={texts.ticketLink} hint={texts.ticketLinkHint} />
    <Features {...fields} />
    <div className={styles.fee}>
      <Years {...fields} name="ageFrom" label={texts.ageFrom} />
      <Years {...fields} name="ageTo" label={texts.ageTo} />
    </div>
  </>
);

interface Typed {
  readonly currentTarget: { readonly value: string };
}

interface ChosenProps extends Fields {
  readonly name: 'status' | 'attendance';
  readonly label: string;
  readonly options: readonly { value: string; name: string }[];
}

const Chosen = ({ name, label, options, content, onChange }: ChosenProps) => (
  <Field
    name={name}
    label={label}
    options={options}
    value={content[name]}
    onChange={({ currentTarget: { value } }: Typed) => onChange({ [name]: value })}
  />
);

interface AddressProps extends Fields {
  readonly name: 'onlineLink' | 'ticketLink';
  readonly label: string;
  readonly hint: string;
}

const Address = ({ name, label, hint, content, errors, onChange }: AddressProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    isAddress
    value={content[name]}
    max={MAX_LINK_SHOWN}
    error={errors[name]}
    onChange={(link) => onChange({ [name]: link.trim() })}
  />
);

/** Addresses may be long; the counter needs not appear before. */
const MAX_LINK_SHOWN = 2048;

const Features = ({ content: { features }, onChange }: Fields) => (
  <fieldset className={styles.features} data-field="features">
    <legend>{texts.features}</legend>
    {texts.featureNames.map(({ value, name }) => (
      <Choice
        key={value}
        label={name}
        checked={features.includes(value)}
        onChange={() =>
          onChange({
            features: features.includes(value)
              ? features.filter((other) => other !== value)
              : [...features, value],
          })
        }
      />
    ))}
  </fieldset>
);

interface YearsProps extends Fields {
  readonly name: 'ageFrom' | 'ageTo';
  readonly label: string;
}

const Years = ({ name, label, content, errors, onChange }: YearsProps) => (
  <div data-field={name}>
    <Field
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={content[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }: Typed) => onChange({ [name]: value })}
    />
  </div>
);
