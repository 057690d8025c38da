// Says how far a mail is; what needs somebody is told by a sign as well as by colour.
import { Icon } from '#design/Icon.tsx';
import type { MailState } from '../constants.ts';
import styles from './MailStateMark.module.css';

export const MailStateMark = ({ state, name }: { state: MailState; name: string }) => (
  <span className={[styles.mark, styles[state]].filter(Boolean).join(' ')}>
    {state === 'failed' && <Icon name="warning" />}
    {state === 'sent' && <Icon name="check" />}
    {name}
  </span>
);
