// Draws the ways from the page of a person to what can be done with their account.
import { DeskList } from '#design/DeskList.tsx';
import type { AccountPanelView } from '../views.ts';
import styles from './AccountPanel.module.css';

export const AccountPanel = ({ view }: { view: AccountPanelView }) => (
  <>
    <p className={`note ${styles.intro}`}>{view.intro}</p>
    <DeskList lines={view.links.map((link) => ({ key: link.href, ...link }))} />
  </>
);
