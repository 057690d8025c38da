// Stands above a piece that readers don't see, for those who look after it: why not, and what can be done.
import { Button, LinkButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import type { PieceStatusView } from '../views.ts';
import styles from './PieceStatus.module.css';

export const PieceStatus = ({ of: standing }: { of: PieceStatusView | null }) =>
  standing && (
    <aside className={styles.standing} aria-label={texts.standing}>
      <div className="page">
        <p>{standing.text}</p>
        {standing.edit && (
          <LinkButton href={standing.edit} variant="quiet" isSmall>
            {texts.editPiece}
          </LinkButton>
        )}
        {standing.republish && (
          <form method="post" action={standing.republish}>
            <Button type="submit" variant="quiet" isSmall>
              {texts.republish}
            </Button>
          </form>
        )}
      </div>
    </aside>
  );
