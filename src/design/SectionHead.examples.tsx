// Shows small pieces that others are made of: heads of sections, kickers, lines below headlines, date tiles, people, columns.
import { Avatar } from './Avatar.tsx';
import { DateTile } from './DateTile.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Kicker } from './Kicker.tsx';
import { SectionHead } from './SectionHead.tsx';
import { RelativeTime } from './Time.tsx';
import { Wordmark } from './Wordmark.tsx';

/** A time long ago, so that the browser leaves the words as they are. */
const TIME = { iso: '2026-11-20T18:45:00Z', text: 'vor 2\u00a0Stunden' };
const PEOPLE = ['Henrike Voßberg', 'Thandi Mbeki', 'Linh Tran', 'Georg Reiter'];

const Examples = () => (
  <>
    <Wordmark name="Litfass" href="/" />
    <SectionHead title="Aus der Community" link={{ name: 'Alle 1.906 Mitglieder', href: '#sectionhead' }} />
    <SectionHead title="Kultur" href="#sectionhead" />
    <SectionHead title="Kommentare" note="Die letzten drei" />
    <div className="columns columns-3">
      <div className="stack">
        <div>
          <Kicker place="Auenfeld" category="Rathaus" />
          <p className="meta">
            <span>
              Von <b>Henrike Voßberg</b>
            </span>
            <RelativeTime of={TIME} />
          </p>
        </div>
        <Kicker place={{ name: 'Steinach', href: '#sectionhead' }} category="Verkehr" isPremium />
      </div>
      <div className="button-row">
        <DateTile iso="2026-11-21" weekday="Sa" day="21" month="Nov" />
        <DateTile iso="2026-11-21" weekday="Sa" day="21" month="Nov" isLarge />
      </div>
      <div className="button-row">
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} size="large" />
        ))}
        <Avatar name="Ruth Lindner" /> <Avatar name="Jonas Kraus" size="small" />
      </div>
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Kleine Teile',
  note: 'Abschnittsköpfe, Dachzeilen, Zeilen darunter, Kalenderblätter, Menschen, Spalten mit Linien.',
  Examples,
};
