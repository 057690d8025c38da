// Draws a newsletter to be ticked, with what it brings and how often.
import { Choice } from '#design/Field.tsx';
import * as texts from '../../texts.ts';
import type { OfferView } from '../../views.ts';
import styles from './Newsletters.module.css';

export const OfferChoice = ({
  offer: { id, name, description, rhythm, isChosen, href, note },
}: {
  offer: OfferView;
}) => (
  <div className={styles.offer}>
    <Choice name="brief" value={id} defaultChecked={isChosen} label={name} />
    <div>
      <p>{description}</p>
      <p className="note">
        {rhythm} · <a href={href}>{texts.readIssues}</a>
      </p>
      {note && <p className="note">{note}</p>}
    </div>
  </div>
);
