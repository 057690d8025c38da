// Shows head and foot of a page for a guest and for a member, with much and with little in them. It is only
// to be looked at.
import type { ExampleSheet } from './example-sheet.ts';
import { Footer } from './Footer.tsx';
import { Masthead } from './Masthead.tsx';
import type { PageFrame } from './page-frame.ts';

const links = (...names: readonly string[]) =>
  names.map((name, at) => ({ name, href: `#${name}`, isCurrent: at === 0 }));

const FRAME: PageFrame = {
  portalName: 'Litfass',
  scheme: 'auto',
  today: 'Freitag, 20. November 2026',
  home: '/',
  place: { name: 'Auenfeld', href: '/auenfeld' },
  places: links('Auenfeld', 'Kirchbruck', 'Steinach'),
  sections: [
    ...links('Auenfeld', 'Rathaus', 'Leben', 'Kultur', 'Sport', 'Wirtschaft', 'Schule & Kita'),
    { name: 'Termine', href: '#termine', tone: 'community' },
    { name: 'Schnappschüsse', href: '#schnappschuesse', tone: 'community' },
  ],
  account: null,
  bells: [],
  signInHref: '/anmelden',
  flashes: [],
  footer: links('Impressum', 'Datenschutz', 'Über uns', 'Netiquette'),
};

const MEMBER: PageFrame = {
  ...FRAME,
  scheme: 'dark',
  place: null,
  sections: [],
  account: { name: 'Henrike Voßberg', links: [], signOutAction: '/abmelden' },
};

const BARE: PageFrame = {
  ...FRAME,
  portalName: 'Werletal',
  places: [],
  sections: [],
  footer: [],
  signInHref: '',
};

const Examples = () => (
  <>
    {[FRAME, MEMBER, BARE].map((frame, at) => (
      <div key={at} inert>
        <Masthead frame={frame} />
      </div>
    ))}
    <div inert>
      <Footer frame={FRAME} feed={{ title: 'Neues aus Auenfeld (RSS)', href: '/rss' }} />
      <Footer frame={BARE} />
    </div>
  </>
);

export const sheet: ExampleSheet = { title: 'Kopf und Fuß', Examples };
