// Draws a dialog of the editor with a form: what is typed is checked field by field before it goes on. It stands at the end of
// the page, because the field lies in a form of its own; nothing that happens in it reaches that form.
import { createContext, type ComponentProps, type ReactNode, useContext, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import styles from './EditorDialog.module.css';

/** The sentences are kept by the name of the input. */
export type DialogErrors = Readonly<Record<string, string>>;

interface EditorDialogProps {
  title: string;
  /** What the button says that does it; without one there is only a button that closes. */
  submitLabel?: string | undefined;
  /** Handles the form when all patterns are met; sentences that it returns stand beside their fields and the dialog stays open. */
  onSubmit: (values: FormData) => DialogErrors | void | Promise<DialogErrors | void>;
  /** Closes the dialog; called by Escape, the cross, the other button or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Further buttons, which stand before the two. */
  actions?: ReactNode;
  isWide?: boolean;
}

export const EditorDialog = (props: EditorDialogProps) => {
  const { title, submitLabel, onClose, children, actions, isWide = false } = props;
  const formId = useId();
  const { errors, isBusy, submit } = useChecked(props.onSubmit);
  const buttons = (
    <>
      {actions}
      <Button onClick={onClose}>{submitLabel === undefined ? texts.close : texts.cancel}</Button>
      {submitLabel !== undefined && (
        <Button variant="main" type="submit" form={formId} isBusy={isBusy}>
          {submitLabel}
        </Button>
      )}
    </>
  );
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps what happens inside from the form around the field
    <div onKeyDown={stop} onChange={stop} onInput={stop} onBlur={stop} onFocus={stop}>
      <Dialog title={title} onClose={onClose} actions={buttons} isWide={isWide}>
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          <Errors value={errors}>{children}</Errors>
        </form>
      </Dialog>
    </div>,
    document.body,
  );
};

/**
 * Draws a field of the dialog. `pattern`, `required`, `type` and lengths are checked when the form is sent; `message` is what
 * stands beside it then. contract.md 5: the message is the same for all unless a field has one of its own.
 */
export const DialogField = ({
  message = texts.invalidInput,
  ...field
}: ComponentProps<typeof Field> & { message?: string }) => {
  const errors = useContext(Errors);
  const id = useId();
  return <Field {...field} id={field.id ?? id} error={errors[field.name]} data-message={message} />;
};

const Errors = createContext<DialogErrors>({});

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();

const useChecked = (onSubmit: EditorDialogProps['onSubmit']) => {
  const [errors, setErrors] = useState<DialogErrors>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const form = event.currentTarget;
    const unmet = unmetPatterns(form);
    if (Object.keys(unmet).length > 0) return showErrors(form, unmet, setErrors);
    setErrors({});
    setBusy(true);
    const refused = await Promise.resolve(onSubmit(new FormData(form))).finally(() => setBusy(false));
    if (refused) showErrors(form, refused, setErrors);
  };
  return { errors, isBusy, submit };
};

const unmetPatterns = (form: HTMLFormElement): DialogErrors =>
  Object.fromEntries(
    [...form.elements]
      .filter((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      .filter((element) => !element.validity.valid)
      .map((element) => [element.name, element.dataset.message ?? texts.invalidInput]),
  );

const showErrors = (form: HTMLFormElement, errors: DialogErrors, set: (errors: DialogErrors) => void) => {
  set(errors);
  const first = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (first instanceof HTMLElement) first.focus();
};
