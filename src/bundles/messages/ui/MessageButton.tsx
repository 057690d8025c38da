// Leads to writing to somebody: to the page where one does, or with JavaScript to a dialog over this page.
import { LinkButton } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';

interface MessageButtonProps {
  personId: number;
  /** The page on which one writes to them. */
  href: string;
}

export const MessageButton = ({ personId, href }: MessageButtonProps) => (
  <LinkButton href={href} data-message-to={personId}>
    <Icon name="mail" />
    {texts.messageButton}
  </LinkButton>
);
