// Somebody else is signed in now: the first one's words are not for them.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import type { ComposerView } from '../../views.ts';
import styles from './Composer.module.css';
import { SignInDialog } from './SignInDialog.tsx';
import * as texts from './texts.ts';
import { composerHref } from './use-manuscript.ts';

interface OtherAccountProps {
  /** With the id that the manuscript has by now. */
  readonly view: ComposerView;
  readonly isOpen: boolean;
  readonly onSignIn: (isOpen: boolean) => void;
  readonly engine: { readonly signedIn: (viewerId: number) => void };
}

export const OtherAccount = ({ view, isOpen, onSignIn, engine }: OtherAccountProps) => (
  <div className={styles.otherAccount}>
    <Callout title={texts.otherAccountTitle} tone="straw">
      <p>{texts.otherAccountText(view.viewer.name)}</p>
      <div className="button-row">
        <Button onClick={() => onSignIn(true)}>{texts.otherAccountSwitch(view.viewer.name)}</Button>
        <LinkButton variant="plain" href={composerHref(view.type, null)}>
          {texts.otherAccountStart}
        </LinkButton>
      </div>
    </Callout>
    {isOpen && (
      <SignInDialog view={view} id={view.id} onSignedIn={engine.signedIn} onClose={() => onSignIn(false)} />
    )}
  </div>
);
