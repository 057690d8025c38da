// Asks whoever takes something of somebody else away against what it is, and why: the person affected reads both.
import { Field } from '#design/Field.tsx';
import * as texts from '../categories/texts.ts';

export interface TypedRemoval {
  readonly category: string;
  readonly reason: string;
}

interface RemovalFieldsProps {
  /** Begins the fields' ids, where several of these groups of fields stand on one page. */
  id?: string;
  typed?: Partial<TypedRemoval>;
  errors?: Readonly<Record<string, string>>;
  maxLength: number;
}

export const RemovalFields = ({ id = '', typed = {}, errors = {}, maxLength }: RemovalFieldsProps) => (
  <>
    <Field
      name="category"
      id={`f-category${id}`}
      label={texts.categoryLabel}
      options={[{ value: '', name: texts.choose }, ...texts.categoryOptions]}
      defaultValue={typed.category ?? ''}
      error={errors['category']}
    />
    <Field
      name="reason"
      id={`f-reason${id}`}
      label={texts.reasonLabel}
      help={texts.reasonHelp}
      error={errors['reason']}
      rows={3}
      maxLength={maxLength}
      defaultValue={typed.reason ?? ''}
    />
  </>
);
