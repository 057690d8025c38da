// Draws the page in the place of one that can't be fetched. The worker puts what can be read into its empty list.
import { LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import styles from './OfflinePage.module.css';

export const OfflinePage = () => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.title}</h1>
    <p>{texts.intro}</p>
    <p className="button-row">
      <LinkButton href="">{texts.again}</LinkButton>
      <LinkButton href="/" variant="plain">
        {texts.toFront}
      </LinkButton>
    </p>
    <p data-tools="" />
    <section className="section" aria-labelledby="gespeichert">
      <SectionHead id="gespeichert" title={texts.storedHeading} />
      <p className="note">{texts.storedNote}</p>
      <ul data-kept="" />
    </section>
  </div>
);
