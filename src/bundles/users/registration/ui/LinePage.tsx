// Draws a form of one line: who gets a link.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import type { LinePageView } from '../views.ts';

export const LinePage = ({ view: { field, errors, ...view } }: { view: LinePageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action}>
      <ErrorSummary errors={errors} labels={{ [field.name]: field.label }} />
      {view.next && <input type="hidden" name="next" value={view.next} />}
      <Field
        name={field.name}
        type={field.type}
        label={field.label}
        error={errors[field.name]}
        defaultValue={view.typed}
        autoComplete={field.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit" variant="main">
          {view.button}
        </Button>
      </div>
    </form>
  </EntryPage>
);
