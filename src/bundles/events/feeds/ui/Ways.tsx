// Draws the ways by which an address becomes a calendar in somebody's program.
import { LinkButton } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { SubscribingView } from '../views.ts';
import styles from './SubscribePage.module.css';

export const Ways = ({ of: { address, webcal, google, outlook } }: { of: SubscribingView }) => (
  <>
    <ul className={styles.ways}>
      <li>
        <LinkButton href={webcal} variant="main">
          {texts.openInApp}
        </LinkButton>
        <span className="note">{texts.openInAppHelp}</span>
      </li>
      <li>
        <LinkButton href={google} rel="noopener nofollow">
          {texts.google}
        </LinkButton>
        <span className="note">{texts.googleHelp}</span>
      </li>
      <li>
        <LinkButton href={outlook} rel="noopener nofollow">
          {texts.outlook}
        </LinkButton>
        <span className="note">{texts.outlookHelp}</span>
      </li>
    </ul>
    <div className={styles.address}>
      <Field name="adresse" label={texts.address} help={texts.addressHelp} defaultValue={address} readOnly />
    </div>
  </>
);
