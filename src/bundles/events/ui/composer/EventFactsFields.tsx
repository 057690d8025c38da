// Asks who invites, what it costs, where to read more.
import { Choice, Field } from '#design/Field.tsx';
import { WordsField } from '#bundles/publishing/ui/public.ts';
import type { PieceFieldsProps } from '#bundles/publishing/ui/public.ts';
import { TextField } from '#bundles/writing/ui/public.ts';
import { OrganiserPicker } from '../../organisers/ui/OrganiserPicker.tsx';
import { MAX_LINE_LENGTH } from '../../constants.ts';
import type { EventContent } from '../../views.ts';
import styles from './EventFactsFields.module.css';
import * as texts from './texts.ts';

export const EventFactsFields = (fields: PieceFieldsProps<EventContent>) => (
  <>
    <WordsField fields={fields} isNeeded name="organiser" label={texts.organiser} max={MAX_LINE_LENGTH} />
    <Choice
      name="isOrganisedByAuthor"
      label={texts.isOrganisedByAuthor}
      checked={fields.content.isOrganisedByAuthor}
      onChange={({ currentTarget: { checked } }) =>
        fields.onChange({ isOrganisedByAuthor: checked, ...(checked && { organiserId: null }) })
      }
    />
    {!fields.content.isOrganisedByAuthor && (
      <OrganiserPicker
        organiserId={fields.content.organiserId}
        onChoose={(person) =>
          fields.onChange({
            organiserId: person?.id ?? null,
            ...(person && fields.content.organiser.trim() === '' && { organiser: person.name }),
          })
        }
      />
    )}
    <Fee {...fields} />
    <WordsField
      fields={fields}
      name="price"
      label={texts.price}
      hint={texts.priceHint}
      max={MAX_LINE_LENGTH}
    />
    <TextField
      name="link"
      label={texts.link}
      hint={texts.linkHint}
      isAddress
      value={fields.content.link}
      max={MAX_LINK_SHOWN}
      error={fields.errors['link']}
      onChange={(link) => fields.onChange({ link: link.trim() })}
    />
  </>
);

interface Typed {
  readonly currentTarget: { readonly value: string };
}

/** Asks for the fee in a form that programs may read: the words may say anything. */
const Fee = ({ content: { feeKind, fee }, errors, onChange }: PieceFieldsProps<EventContent>) => (
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
