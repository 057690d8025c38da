// Lists the services by which something is passed on. Each is a link to an address of theirs, so that they hear of nobody who
// doesn't open it; no script of theirs is ever run.
import type { LinkView } from '#design/page-frame.ts';
import * as texts from './texts.ts';

export interface Shared {
  readonly portal: string;
  readonly title: string;
  /** A whole address. */
  readonly address: string;
}

const query = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    // Mail programs show a plus as it stands.
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

export const waysTo = ({ portal, title, address }: Shared): LinkView[] => {
  const told = `${title} ${address}`;
  return [
    {
      name: texts.mail,
      href: `mailto:?${query({ subject: texts.mailSubject(portal, title), body: `${title}\n\n${address}\n` })}`,
    },
    { name: 'WhatsApp', href: `https://wa.me/?${query({ text: told })}` },
    { name: 'Threema', href: `https://threema.id/compose?${query({ text: told })}` },
    { name: 'Telegram', href: `https://t.me/share/url?${query({ url: address, text: title })}` },
    { name: 'Bluesky', href: `https://bsky.app/intent/compose?${query({ text: told })}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
  ];
};

/** Returns the way to a server of Mastodon, or of one of the programs that take the same address. */
export const wayTo = (server: string, { title, address }: Shared): string =>
  `https://${server}/share?${query({ text: `${title} ${address}` })}`;
