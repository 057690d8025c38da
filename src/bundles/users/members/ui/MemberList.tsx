// Draws members, one line each: who they are, what they may, and what is the matter with them.
import * as texts from '../texts.ts';
import type { MemberRowView } from '../views.ts';
import styles from './MemberList.module.css';

export const MemberList = ({ members }: { members: readonly MemberRowView[] }) => (
  <ul className={styles.members}>
    {members.map((member) => (
      <Row key={member.id} member={member} />
    ))}
  </ul>
);

const Row = ({ member }: { member: MemberRowView }) => (
  <li>
    <a href={member.href}>{member.name}</a>
    <span className="note">{member.login}</span>
    <span className={styles.marks}>
      {member.roles.map((role) => (
        <span key={role} className={styles.role}>
          {role}
        </span>
      ))}
      {member.isSuspended && <span className={styles.suspended}>{texts.markSuspended}</span>}
      {member.isUnconfirmed && <span className={styles.mark}>{texts.markUnconfirmed}</span>}
    </span>
    <span className={`note ${styles.since}`}>{member.since}</span>
  </li>
);
