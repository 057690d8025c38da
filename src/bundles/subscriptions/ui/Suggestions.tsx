// Places and people that one might follow.
import { LinkButton } from '#design/Button.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { SuggestionsView } from '../views.ts';
import styles from './Followables.module.css';
import { SubscribeButton } from './SubscribeButton.tsx';

export const Suggestions = ({ view: { places, people, feedHref } }: { view: SuggestionsView }) => (
  <>
    {places.length > 0 && (
      <section>
        <SectionHead title={texts.suggestedPlaces} />
        <ul className={styles.list}>
          {places.map(({ name, href, subscribe }) => (
            <li key={subscribe.selectorTag}>
              <a className={styles.name} href={href ?? undefined}>
                {name}
              </a>
              <SubscribeButton of={subscribe} name={name} isSmall />
            </li>
          ))}
        </ul>
      </section>
    )}
    {people.length > 0 && (
      <section>
        <SectionHead title={texts.suggestedPeople} />
        <ul className={styles.list}>
          {people.map(({ name, href, portrait, subscribe }) => (
            <li key={subscribe.selectorTag}>
              <Portrait of={portrait} name={name} />
              <a className={styles.name} href={href ?? undefined}>
                {name}
              </a>
              <SubscribeButton of={subscribe} name={name} isSmall />
            </li>
          ))}
        </ul>
      </section>
    )}
    <p>
      <LinkButton variant="main" href={feedHref}>
        {texts.readFeed}
      </LinkButton>
    </p>
  </>
);
