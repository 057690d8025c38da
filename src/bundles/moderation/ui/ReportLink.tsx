// Draws the quiet way to telling moderators of what a page shows.
import { reportHref } from '../paths.ts';
import { reportIt } from '../texts.ts';
import styles from './ReportLink.module.css';

interface ReportLinkProps {
  type: string;
  id: number;
  /** What it is called, for those who hear the link alone. */
  name: string;
}

export const ReportLink = ({ type, id, name }: ReportLinkProps) => (
  <a href={reportHref(type, id)} rel="nofollow" aria-label={reportIt(name)} className={styles.report}>
    {reportIt('')}
  </a>
);
