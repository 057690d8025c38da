// Above a piece that readers don't see, for those who look after it: why not, and what can be done.
import { Button, LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { StandingView } from '../views.ts';
import styles from './Standing.module.css';

export const Standing = ({ of: standing }: { of: StandingView | null }) =>
  standing && (
    <aside className={styles.standing} aria-label={texts.standing}>
      <div className="page">
        <p>{standing.text}</p>
        {standing.edit && (
          <LinkButton href={standing.edit} variant="quiet" isSmall>
            {texts.editPiece}
          </LinkButton>
        )}
        {standing.bringBack && (
          <form method="post" action={standing.bringBack}>
            <Button type="submit" variant="quiet" isSmall>
              {texts.bringBack}
            </Button>
          </form>
        )}
      </div>
    </aside>
  );
