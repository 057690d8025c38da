// Shows pieces in all weights, as cards, and in the forms that their kinds have: they are drawn here, so that they are always
// the same.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { EmbedCard, EventRow, Opinion, Ranking, SnapshotStrip, Teaser } from '#bundles/teasers/ui/public.ts';
import type { TeaserView } from '#bundles/teasers/ui/public.ts';
import { pictureOf } from './sample-pictures.ts';

const PIECE: TeaserView = {
  id: 1,
  kind: 'article',
  href: '#teaser',
  kicker: { place: 'Auenfeld', category: 'Rathaus' },
  headline: 'Elf zu zehn für die alte Brücke',
  lead: 'Der Stadtrat lässt die Werlebrücke von 1908 nicht abreißen. Sie wird für 2,4\u00a0Millionen Euro saniert.',
  author: { name: 'Henrike Voßberg', href: null, portrait: null },
  // The time is long ago, so that the browser leaves the words as they are.
  time: { iso: '2026-11-20T18:45:00Z', text: 'vor 2\u00a0Stunden', short: '10.52' },
  commentCount: 14,
  isPremium: false,
  picture: pictureOf('abend'),
  isPictureWithheld: false,
  date: null,
};

const PREMIUM: TeaserView = {
  ...PIECE,
  id: 2,
  headline: 'Geschwindigkeits\u00adbegrenzungs\u00adanlage an der Grundschule misst wieder',
  kicker: { place: 'Steinach', category: 'Verkehr' },
  isPremium: true,
  isPictureWithheld: true,
  picture: null,
  commentCount: 0,
};

const BARE: TeaserView = {
  ...PIECE,
  id: 3,
  headline: 'Fundbüro versteigert 31 Fahrräder',
  lead: null,
  author: null,
};

const EVENT: TeaserView = {
  ...PIECE,
  id: 4,
  kind: 'event',
  headline: 'Apfelfest mit Pressen für alle',
  kicker: { place: 'Auenfeld', category: 'Markt' },
  date: {
    iso: '2026-11-21',
    weekday: 'Sa',
    day: '21',
    month: 'Nov',
    hours: '10 bis 17\u00a0Uhr',
    venue: 'Hof der Mosterei',
  },
};

const SNAPSHOTS = ['abend', 'turm', 'nacht', 'tal'].map((name, at) => ({
  ...PIECE,
  id: 10 + at,
  kind: 'imagepost',
  headline: ['Die Letzten für dieses Jahr', 'St. Martin', 'Mond über Kirchbruck', 'Nebel'][at]!,
  picture: pictureOf(name),
}));

const VALLEY: TeaserView = { ...PIECE, id: 5, picture: pictureOf('tal') };

const Examples = () => (
  <>
    <Teaser teaser={PIECE} weight="lead" heading="h2" />
    <div className="columns columns-3">
      <div className="stack">
        <Teaser teaser={VALLEY} weight="second" />
        <Teaser teaser={{ ...PIECE, picture: pictureOf('nacht') }} weight="major" />
      </div>
      <div className="stack">
        <Teaser teaser={VALLEY} weight="standard" />
        <Teaser teaser={PREMIUM} weight="standard" />
      </div>
      <div className="stack">
        <Teaser teaser={PREMIUM} weight="small" />
        <Teaser teaser={BARE} weight="brief" />
        <Teaser teaser={VALLEY} weight="side" />
        <Opinion teaser={{ ...PIECE, headline: 'Eine Stimme Mehrheit ist auch eine Mehrheit' }} />
        <EventRow teaser={EVENT} />
      </div>
    </div>
    <Teaser teaser={PIECE} weight="wide" />
    <Teaser teaser={VALLEY} weight="row" />
    <SnapshotStrip snapshots={SNAPSHOTS} />
    <div className="columns columns-2">
      <div>
        <EmbedCard teaser={PIECE} />
        <EmbedCard teaser={EVENT} />
      </div>
      <Ranking pieces={[PIECE, BARE, PREMIUM]} />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Anrisse',
  note: 'Gewicht entsteht durch Grad und Bild, nicht durch Rahmen.',
  Examples,
};
