// Holds the German words of what stands between a contribution and its readers.
import { grouped, inWords } from '#design/wording.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { Deed, Group, Level } from './constants.ts';
import { MAX_LINKS } from './constants.ts';

export const title = 'Vor dem Erscheinen';
export const intro =
  'Was sofort erscheint und was vorher jemand ansieht: je Art, Ort und Gruppe. Was für einen Ort gesetzt ist, gilt dort und in allem, was in ihm liegt. Wer neu ist, gehört zu beiden Gruppen; dann zählt das Strengere. Wer am Ort redigiert, wird von nichts davon aufgehalten; Kommentare der Moderation auch nicht.';

/** How places go along with what lies above them. */
export const onlyStricter =
  'Ein Ort kann strenger sein als das, was weiter oben gilt, aber nicht lockerer. Ändern kann das die Administration in den Einstellungen.';
export const looserToo =
  'Was für einen Ort gesetzt ist, geht vor dem, was weiter oben gilt, auch wenn es lockerer ist.';
export const levels: Readonly<Record<Level, string>> = {
  after: 'erscheint sofort',
  release: 'erst nach Freigabe',
  questions: 'erst nach Freigabe, mit Fragen',
};
export const ofKind = (kind: string, level: Level) => `${kind} ${levels[level]}`;
export const tooLoose = (above: string) =>
  `Das wäre lockerer als das, was weiter oben gilt: ${above}. Ein Ort kann nur strenger sein.`;
/** Words in the cells of a table, which has to fit on a phone. */
export const shortLevels: Readonly<Record<Level, string>> = {
  after: 'sofort',
  release: 'nach Freigabe',
  questions: 'mit Fragen',
};
export const shortGroups: Readonly<Record<Group, string>> = { newcomers: 'Neue', members: 'Alle' };
export const groups: Readonly<Record<Group, string>> = {
  newcomers: 'Neue',
  members: 'Alle, die nicht redigieren',
};
export const wholePortal = 'Ganzes Portal';
export const likePortal = 'das Portal';
export const tableCaption = (place: string) => `Was gilt: ${place}`;
export const kindColumn = 'Art';
export const isInherited = (level: string, from: string) => `${level}, wie ${from}`;
export const nowHeading = 'Was jetzt gilt';
export const notSetAnywhere =
  'Für einzelne Orte ist nichts gesetzt. Überall gilt, was für das ganze Portal gilt.';

export const setHeading = 'Ändern';
export const place = 'Ort';
export const kind = 'Art';
export const everyKind = 'Alle Arten';
export const group = 'Für wen';
export const level = 'Was gilt';
export const inherit = 'wie weiter oben';
export const levelHelp =
  'Mit Fragen heißt: Bevor etwas zur Freigabe geht, sagt, wer es geschrieben hat, ob andere Menschen vorkommen, ob etwas Besonderes über sie darin steht und ob sie einverstanden sind. Wer freigibt, liest die Antworten.';
export const save = 'Speichern';
export const saved =
  'Gespeichert. Es gilt ab sofort, auch für alles, was geplant ist. Was schon wartet, wartet, bis jemand entscheidet.';
export const placeUnknown = 'Diesen Ort gibt es nicht.';
export const kindUnknown = 'Diese Art gibt es hier nicht.';
export const choose = 'Bitte wählen Sie.';

export const newHeading = 'Wer neu ist';
export const rulesHeading = 'Regeln, die zurückhalten oder markieren';
export const rulesNote =
  'Sie gelten für Kommentare und, wo es bei der Art steht, für Beiträge. Was eine Regel zurückhält, wartet auf Freigabe. Was sie markiert, erscheint; die Marke sehen Redaktion und Moderation in ihren Tabellen, nie die Leser. Jede nennt ihren Namen: wer geschrieben hat, liest ihn auch.';
export const rulesCaption = 'Regeln und was sie tun';
export const rulesHead = ['Regel', 'Tut'] as const;
export const rulesFor = (kinds: string) => `Für: ${kinds}`;
export const changeRules = 'Regeln ändern';

export const deeds: Readonly<Record<Deed, string>> = {
  hold: 'hält zurück',
  mark: 'markiert',
  off: 'aus',
};

/** The names of rules as authors and moderators read them; they are kept with what is held. */
export const ruleNames = {
  manyLinks: `Mehr als ${MAX_LINKS} Links`,
  newcomersLinks: 'Link aus einem Konto, das keinen Tag alt ist',
  flood: 'Ungewöhnlich viel in kurzer Zeit',
  sameText: 'Derselbe Text steht auch unter einem anderen Beitrag',
  samePiece: 'Derselbe Text wie in einem anderen Beitrag dieser Person',
  capitals: 'Überwiegend Großbuchstaben',
  phoneNumber: 'Enthält eine Telefonnummer',
  word: (word: string) => `Enthält „${word}“`,
} as const;
/** Both lists stand among the settings of comments. */
export const wordsRule = 'Wörter aus den beiden Listen';
export const wordsDeed = (held: number, marked: number) =>
  `${grouped(held)} halten zurück, ${grouped(marked)} markieren`;

/** A gate by its name; `place` is null for the whole portal. */
export const gateNames = {
  release: (place: string | null) =>
    place === null
      ? 'Alles erscheint hier erst nach Freigabe'
      : `Aus ${place} erscheint alles erst nach Freigabe`,
  questions: (place: string | null) =>
    place === null
      ? 'Alles erscheint hier erst nach Fragen zu Personen und Freigabe'
      : `Aus ${place} erscheint alles erst nach Fragen zu Personen und Freigabe`,
  newcomersAsked: (name: string) => `${name}, mit Fragen zu Personen`,
} as const;
/** The questions. */
export const questionsHeading = 'Menschen, die vorkommen';
export const questionsIntro = 'Die Antworten liest nur, wer über die Freigabe entscheidet.';
export const questions = {
  others: 'Kommen andere Menschen darin vor, oder sind welche zu erkennen?',
  special:
    'Steht darin etwas über Gesundheit, Religion oder Weltanschauung, politische Meinung, Gewerkschaft, Herkunft, Sexualität, genetische oder biometrische Merkmale eines Menschen?',
  consent: 'Sind alle, die vorkommen oder zu erkennen sind, mit der Veröffentlichung einverstanden?',
} as const;
export const yes = 'Ja';
export const no = 'Nein';
export const answerMissing = 'Bitte wählen Sie eine Antwort.';
/** Words for whoever releases it. */
export const answerNames = {
  others: 'Andere Menschen',
  special: 'Besonders geschützte Angaben',
  consent: 'Einverständnis',
} as const;

/** Words on the page of settings. */
export const placesMayLoosenSetting = {
  label: 'Orte dürfen lockerer sein als das Portal',
  hint: 'Unter „Vor dem Erscheinen“ gilt für einen Ort sonst immer das Strengere von dem, was für ihn und was weiter oben gesetzt ist. Ist es an, geht vor, was für den Ort selbst gesetzt ist.',
};
const gated = declaring(declaredKinds, 'gate');
/** Reads „mehr als 10 Schnappschüsse in 60 Minuten oder mehr als 10 Kommentare in 10 Minuten“. */
const floodsInWords = inWords(
  gated.map(
    ({ names, gate }) => `mehr als ${gate.flood.most} ${names.many} in ${gate.flood.minutes} Minuten`,
  ),
  'oder',
);
const withPhoneNumbers = gated
  .filter(({ gate }) => gate.rules.includes('phoneNumber'))
  .map(({ names }) => names.many);
export const ruleSettings = {
  manyLinks: { label: `Mehr als ${MAX_LINKS} Links` },
  newcomersLinks: { label: 'Links aus Konten, die keinen Tag alt sind' },
  flood: {
    label: 'Viel in kurzer Zeit',
    hint: `Von einer Person ${floodsInWords}.`,
  },
  sameText: {
    label: 'Derselbe Kommentar noch einmal',
    hint: 'Von derselben Person unter einem anderen Beitrag, innerhalb eines Tages.',
  },
  samePiece: {
    label: 'Derselbe Beitrag noch einmal',
    hint: 'Von derselben Person, Wort für Wort, innerhalb eines Tages.',
  },
  capitals: { label: 'Überwiegend Großbuchstaben' },
  phoneNumber: { label: 'Telefonnummern', hint: `Gilt für ${inWords(withPhoneNumbers)}.` },
} as const;
export const heldWordsSetting = {
  label: 'Zurückgehaltene Wörter',
  hint: 'Kommentare und Beiträge mit einem dieser Wörter warten auf Freigabe. Getrennt durch Kommas oder Zeilen; „schoen“ findet auch „schön“. Vorher ausprobieren lassen sie sich unter „Kommentare“, „Regeln ausprobieren“.',
};
export const markedWordsSetting = {
  label: 'Markierte Wörter',
  hint: 'Kommentare und Beiträge mit einem dieser Wörter erscheinen und stehen in den Tabellen der Redaktion als markiert.',
};
export const deedOptions = [
  { value: 'hold', name: 'Zurückhalten' },
  { value: 'mark', name: 'Nur markieren' },
  { value: 'off', name: 'Aus' },
];
