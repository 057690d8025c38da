// Who invites, what it costs, where to read more.
import { Field } from '#design/Field.tsx';
import { TextField } from '#bundles/writing/ui/public.ts';
import { MAX_LINE_LENGTH } from '../../constants.ts';
import type { EventContent } from '../../views.ts';
import styles from './EventFactsFields.module.css';
import * as texts from './texts.ts';

interface FactsProps {
  readonly content: Pick<EventContent, 'organiser' | 'feeKind' | 'fee' | 'price' | 'link'>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<EventContent>) => void;
}

export const EventFactsFields = ({ content, errors, onChange }: FactsProps) => (
  <>
    <TextField
      isNeeded
      name="organiser"
      label={texts.organiser}
      value={content.organiser}
      max={MAX_LINE_LENGTH}
      error={errors['organiser']}
      onChange={(organiser) => onChange({ organiser })}
    />
    <Fee content={content} errors={errors} onChange={onChange} />
    <TextField
      name="price"
      label={texts.price}
      hint={texts.priceHint}
      value={content.price}
      max={MAX_LINE_LENGTH}
      error={errors['price']}
      onChange={(price) => onChange({ price })}
    />
    <TextField
      name="link"
      label={texts.link}
      hint={texts.linkHint}
      isAddress
      value={content.link}
      max={MAX_LINK_SHOWN}
      error={errors['link']}
      onChange={(link) => onChange({ link: link.trim() })}
    />
  </>
);

interface Typed {
  readonly currentTarget: { readonly value: string };
}

/** What programs may read: the words may say anything. */
const Fee = ({ content: { feeKind, fee }, errors, onChange }: FactsProps) => (
  <div className={styles.fee}>
    <Field
      name="feeKind"
      label={texts.feeKind}
      options={texts.feeKinds}
      value={feeKind}
      onChange={({ currentTarget: { value } }: Typed) => onChange({ feeKind: value as typeof feeKind })}
    />
    {feeKind === 'paid' && (
      <div data-field="fee">
        <Field
          name="fee"
          label={texts.fee}
          help={texts.feeHelp}
          inputMode="decimal"
          autoComplete="off"
          value={fee}
          error={errors['fee']}
          onChange={({ currentTarget: { value } }: Typed) => onChange({ fee: value })}
        />
      </div>
    )}
  </div>
);

/** Addresses may be long; the counter needs not appear before. */
const MAX_LINK_SHOWN = 2048;
