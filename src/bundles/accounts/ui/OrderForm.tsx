// What can't be taken back is ordered with the user name of the account, typed once more, and a reason.
import type { ReactNode } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { loginHelp, reasonLabel } from '../texts.ts';
import styles from './Accounts.module.css';

interface OrderFormProps {
  action: string;
  loginLabel: string;
  /** The one that has to be typed. */
  login: string;
  reasonHelp: string;
  maxReason: number;
  typed: { readonly login: string; readonly reason: string };
  errors: Readonly<Record<string, string>>;
  button: string;
  /** Stands above the fields, hidden ones too. */
  children: ReactNode;
}

export const OrderForm = ({ action, typed, errors, children, ...words }: OrderFormProps) => (
  <form method="post" action={action} className={styles.form}>
    {children}
    <Field
      name="login"
      label={words.loginLabel}
      help={loginHelp(words.login)}
      error={errors['login']}
      defaultValue={typed.login}
      autoComplete="off"
      required
    />
    <Field
      name="reason"
      label={reasonLabel}
      help={words.reasonHelp}
      error={errors['reason']}
      rows={3}
      maxLength={words.maxReason}
      defaultValue={typed.reason}
      required
    />
    <div className="button-row">
      <Button type="submit" variant="danger">
        {words.button}
      </Button>
    </div>
  </form>
);
