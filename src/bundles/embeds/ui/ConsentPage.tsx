// This says who gets what when contents of other sites are loaded, and the form in which all of it can be
// agreed to and taken back.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { Button } from '#design/Button.tsx';
import { Choice } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ConsentPageView, ConsentProviderView } from '../views.ts';
import styles from './ConsentPage.module.css';

export const ConsentPage = ({ view }: { view: ConsentPageView }) => (
  <div className="page">
    <Breadcrumbs links={view.breadcrumbs} here={texts.consentTitle} />
    <article className={styles.page}>
      <h1>{texts.consentTitle}</h1>
      <p>{texts.consentIntro}</p>
      <p>{texts.consentStored}</p>
      <h2>{texts.providersHeading}</h2>
      <form method="post" action={view.action}>
        <ul className={styles.list}>
          {view.providers.map((provider) => (
            <Provider key={provider.type} of={provider} />
          ))}
        </ul>
        <div className="button-row">
          <Button type="submit" variant="main">
            {texts.save}
          </Button>
          {view.hasAgreed && (
            <Button type="submit" name="withdraw" value="1">
              {texts.withdrawAll}
            </Button>
          )}
        </div>
      </form>
    </article>
  </div>
);

const Provider = ({ of: provider }: { of: ConsentProviderView }) => (
  <li id={provider.type}>
    <h3>{provider.name}</h3>
    <p className={styles.company}>{provider.company}</p>
    <dl>
      <div>
        <dt>{texts.learns}</dt>
        <dd>{provider.what}</dd>
      </div>
      <div>
        <dt>{texts.contacts}</dt>
        <dd>{provider.hosts}</dd>
      </div>
    </dl>
    <p className={styles.choice}>
      {provider.isFree ? (
        <b>{texts.freeOfConsent}</b>
      ) : (
        <Choice
          name="type"
          value={provider.type}
          defaultChecked={provider.isAgreed}
          label={texts.always(provider.name)}
        />
      )}
      <a href={provider.privacyHref} rel="noopener" aria-label={texts.privacyOf(provider.name)}>
        {texts.privacy}
      </a>
    </p>
  </li>
);
