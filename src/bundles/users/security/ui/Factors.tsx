// Shows what is asked for beside the password: an app, passkeys, and codes on paper for when both are lost.
import { Button, LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime } from '#design/Time.tsx';
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '../constants.ts';
import * as texts from '../texts.ts';
import type { FactorsView, PasskeyView } from '../views.ts';
import { AskFirst } from './AskFirst.tsx';
import { Row, Rows } from './Row.tsx';
import styles from './SecurityPage.module.css';

export const Factors = ({ view }: { view: FactorsView }) => (
  <section aria-labelledby="zweiter-faktor">
    <SectionHead title={texts.factorsHeading} id="zweiter-faktor" />
    <p className={styles.lead}>{leadOf(view)}</p>
    {view.isDemanded && <p>{texts.factorsDemanded}</p>}
    <Rows>
      <App view={view} />
      <Passkeys passkeys={view.passkeys} href={view.mayAdd ? view.passkeyHref : null} />
      {view.isOn && <Codes left={view.codesLeft} action={view.codesAction} />}
    </Rows>
  </section>
);

const leadOf = ({ isOn, mayAdd }: FactorsView) => {
  if (isOn) return texts.factorsOn;
  return mayAdd ? texts.factorsOff : `${texts.factorsOff} ${texts.confirmFirst}`;
};

const App = ({ view: { mayAdd, appSince, appHref, appRemoveAction } }: { view: FactorsView }) => {
  const setUp = mayAdd && (
    <LinkButton href={appHref} isSmall>
      {texts.appSetUp}
    </LinkButton>
  );
  const remove = (
    <AskFirst
      summary={texts.appRemove}
      question={texts.appRemoveQuestion}
      action={appRemoveAction}
      label={texts.reallyDo}
    />
  );
  return (
    <Row title={texts.appFact} action={appSince === null ? setUp : remove}>
      <p className="note">{appSince === null ? texts.appOff : texts.appSince(appSince)}</p>
    </Row>
  );
};

const Passkeys = ({ passkeys, href }: { passkeys: readonly PasskeyView[]; href: string | null }) => (
  <>
    <Row
      title={texts.passkeysFact}
      action={
        href && (
          <LinkButton href={href} isSmall>
            {texts.passkeyAdd}
          </LinkButton>
        )
      }
    >
      <p className="note">{texts.passkeysNote}</p>
    </Row>
    {passkeys.map((passkey) => (
      <Passkey key={passkey.id} passkey={passkey} />
    ))}
  </>
);

const Passkey = ({ passkey: { name, addedOn, used, removeAction } }: { passkey: PasskeyView }) => (
  <Row
    title={name}
    mark={texts.passkeyMark}
    action={
      <AskFirst
        summary={texts.passkeyRemove}
        summaryLabel={texts.passkeyRemoveLabel(name)}
        question={texts.passkeyRemoveQuestion}
        action={removeAction}
        label={texts.reallyDo}
      />
    }
  >
    <p className="note">
      {texts.passkeyAddedOn(addedOn)}, {used ? texts.passkeyUsed : texts.passkeyUnused}
      {used && <RelativeTime of={used} />}
    </p>
  </Row>
);

const Codes = ({ left, action }: { left: number; action: string }) => {
  const renew = (
    <form method="post" action={action}>
      <Button type="submit" isSmall>
        {texts.codesRenew}
      </Button>
    </form>
  );
  const askToRenew = (
    <AskFirst
      summary={texts.codesRenew}
      question={texts.codesRenewQuestion}
      action={action}
      label={texts.reallyDo}
    />
  );
  return (
    <Row title={texts.codesFact} action={left === 0 ? renew : askToRenew}>
      <p className="note">{texts.codesLeft(left, RECOVERY_CODES)}</p>
      {left <= FEW_RECOVERY_CODES && <p className={styles.warning}>{texts.codesFew}</p>}
    </Row>
  );
};
