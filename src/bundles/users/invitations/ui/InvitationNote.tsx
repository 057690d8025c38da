// Draws the sentence of the one who invites.
import { Callout } from '#design/Callout.tsx';
import type { InvitationPageView } from '../views.ts';
import styles from './InvitationNote.module.css';

export const InvitationNote = ({ note }: { note: InvitationPageView['note'] }) =>
  note && (
    <Callout title={note.from}>
      <p className={styles.note}>{note.text}</p>
    </Callout>
  );
