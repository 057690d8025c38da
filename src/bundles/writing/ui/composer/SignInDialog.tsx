// Signs the writer in again in place: the text stays where it is, saving goes on by itself.
import { useState } from 'react';
import { Button } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import { Field } from '#design/Field.tsx';
import { genericErrorRetry } from '#design/texts.ts';
import type { ComposerView } from '../../views.ts';
import { confirmCode, SIGN_IN_PAGE, signIn, whoIsSignedIn } from './sign-in-calls.ts';
import type { SignInReply } from './sign-in-calls.ts';
import * as texts from './texts.ts';

interface SignInProps {
  readonly view: Pick<ComposerView, 'type' | 'viewer'>;
  /** The id of the manuscript; null before the first save. */
  readonly id: number | null;
  readonly onSignedIn: (viewerId: number) => void;
  readonly onClose: () => void;
}

const FORM = 'anmelden-am-ort';

export const SignInDialog = ({ view, id, onSignedIn, onClose }: SignInProps) => {
  const { needsCode, isBusy, problem, goOn, send } = useSignIn({ type: view.type, id }, (viewerId) => {
    onSignedIn(viewerId);
    onClose();
  });
  return (
    <Dialog
      title={texts.signInTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={() => void goOn()}>
            {texts.signInDone}
          </Button>
          <Button type="submit" form={FORM} variant="main" isBusy={isBusy}>
            {needsCode ? texts.signInConfirm : texts.signInSend}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        method="post"
        action={SIGN_IN_PAGE}
        style={{ display: 'grid', gap: 'var(--space-4)' }}
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <p>{texts.signInIntro(view.viewer.name)}</p>
        {needsCode ? <CodeField problem={problem} /> : <LoginFields problem={problem} />}
        <p className="note">
          <a href={SIGN_IN_PAGE} target="_blank" rel="noreferrer">
            {texts.signInElsewhere}
          </a>
        </p>
      </form>
    </Dialog>
  );
};

/**
 * Signs in by login and password, then by the second factor where there is one; or somebody does so elsewhere, which `goOn`
 * finds out.
 */
const useSignIn = (
  { type, id }: Pick<ComposerView, 'type' | 'id'>,
  onSignedIn: (viewerId: number) => void,
) => {
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const goOn = async () => {
    const viewerId = await whoIsSignedIn(type, id);
    if (viewerId === null) return setProblem(texts.signInNotYet);
    onSignedIn(viewerId);
  };
  const take = async (reply: SignInReply) => {
    if (reply.kind === 'factor') setNeedsCode(true);
    if (reply.kind === 'refused') setProblem(reply.msg || genericErrorRetry);
    if (reply.kind === 'in') await goOn();
    setBusy(false);
  };
  const send = async (form: FormData) => {
    const field = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    setProblem('');
    await take(await (needsCode ? confirmCode(field('code')) : signIn(field('login'), field('password'))));
  };
  return { needsCode, isBusy, problem, goOn, send };
};

interface FieldsProps {
  readonly problem: string;
}

const CodeField = ({ problem }: FieldsProps) => (
  <Field
    name="code"
    label={texts.signInCode}
    help={texts.signInCodeHint}
    autoComplete="one-time-code"
    error={problem}
    required
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone
    autoFocus
  />
);

const LoginFields = ({ problem }: FieldsProps) => (
  <>
    <Field name="login" label={texts.signInLogin} autoComplete="username" autoCapitalize="none" required />
    <Field
      name="password"
      type="password"
      label={texts.signInPassword}
      autoComplete="current-password"
      error={problem}
      required
    />
  </>
);
