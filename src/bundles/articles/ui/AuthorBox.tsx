// Draws who wrote an article: face, a few words, the way to everything else by them.
import { LinkButton } from '#design/Button.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import type { SubscribeView } from '#bundles/subscriptions/ui/public.ts';
import * as texts from '../texts.ts';
import type { AuthorView } from '../views.ts';
import styles from './AuthorBox.module.css';

interface AuthorBoxProps {
  author: AuthorView;
  subscribe: SubscribeView | null;
}

/** Nothing for those who have no profile any more. */
export const AuthorBox = ({ author: { name, href, about, portrait }, subscribe }: AuthorBoxProps) =>
  href && (
    <section className={`screen-only ${styles.author}`} aria-labelledby="wer-schreibt">
      <Portrait of={portrait} name={name} size="box" />
      <h2 id="wer-schreibt">{name}</h2>
      {about && <p>{about}</p>}
      <div className={`button-row ${styles.more}`}>
        {subscribe && <SubscribeButton of={subscribe} name={name} isSmall />}
        <LinkButton variant="plain" isSmall href={href}>
          {texts.allPieces}
        </LinkButton>
      </div>
    </section>
  );
