// The quiet way to telling moderators of what a page shows.
import { LinkButton } from '#design/Button.tsx';
import { reportHref } from '../paths.ts';
import { reportIt } from '../texts.ts';

interface ReportLinkProps {
  type: string;
  id: number;
  /** What it is called, for those who hear the link alone. */
  name: string;
}

export const ReportLink = ({ type, id, name }: ReportLinkProps) => (
  <LinkButton href={reportHref(type, id)} rel="nofollow" aria-label={reportIt(name)} variant="plain" isSmall>
    {reportIt('')}
  </LinkButton>
);
