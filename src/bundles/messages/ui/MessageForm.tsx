// Draws the form for a message: a real one, which also works without JavaScript, and comes back with its error.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import { ShapeField } from '#bundles/editor/ui/public.ts';
import * as texts from '../texts.ts';
import type { MessageFormView } from '../views.ts';
import styles from './MessageForm.module.css';

interface MessageFormProps {
  form: MessageFormView;
  /** Says to whom, where nothing around it does. */
  hasHeading?: boolean;
}

export const MessageForm = ({ form, hasHeading = false }: MessageFormProps) => (
  <form className={styles.form} method="post" action={form.action} data-message-draft={form.draftKey}>
    {hasHeading && (
      <header>
        <h2 id={`message-to-${form.recipientId}`}>{texts.messageTo(form.recipientName)}</h2>
      </header>
    )}
    <Field
      name="text"
      id={`f-message-${form.recipientId}`}
      label={texts.yourMessage}
      help={texts.messageHelp(form.recipientName)}
      error={form.error}
      rows={3}
      maxLength={form.maxLength}
      required
      defaultValue={form.text}
      hasCounter
    />
    <div className="button-row">
      <Button type="submit" variant="main">
        {texts.sendMessage}
      </Button>
      <Island
        of={ShapeField}
        when="visible"
        props={{ fieldId: `f-message-${form.recipientId}`, label: texts.yourMessage }}
      />
    </div>
  </form>
);
