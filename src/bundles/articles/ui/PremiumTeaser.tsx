// Draws where the free part of a premium article ends: what plus is, and the way in for those who have it.
import { LinkButton } from '#design/Button.tsx';
import { PAYWALL_CLASS } from '../constants.ts';
import * as texts from '../texts.ts';
import type { PremiumWordsView } from '../views.ts';
import styles from './PremiumTeaser.module.css';

export const PremiumTeaser = ({
  words,
  signInHref,
}: {
  words: PremiumWordsView;
  signInHref: string | null;
}) => (
  <section className={`${PAYWALL_CLASS} ${styles.plus}`}>
    <p className="small-caps">{texts.premiumName}</p>
    <h2>{words.heading}</h2>
    {words.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {signInHref && (
      <LinkButton variant="second" href={signInHref}>
        {texts.premiumSignIn}
      </LinkButton>
    )}
  </section>
);
