// Draws what is said of a group, new or old.
import { Field } from '#design/Field.tsx';
import { GROUP_NAME_MAX_LENGTH, GROUP_NOTE_MAX_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';

export const LABELS = { name: texts.nameLabel, note: texts.noteLabel, sure: texts.deleteHeading };

interface GroupFieldsProps {
  typed: { name: string; note: string };
  errors: Readonly<Record<string, string>>;
}

export const GroupFields = ({ typed, errors }: GroupFieldsProps) => (
  <>
    <Field
      name="name"
      label={texts.nameLabel}
      error={errors['name']}
      defaultValue={typed.name}
      maxLength={GROUP_NAME_MAX_LENGTH}
      autoComplete="off"
      required
    />
    <Field
      name="note"
      label={texts.noteLabel}
      mark={texts.optional}
      error={errors['note']}
      defaultValue={typed.note}
      maxLength={GROUP_NOTE_MAX_LENGTH}
      autoComplete="off"
    />
  </>
);
