// These are the German words of the explained feed.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';
import type { Factor, Order } from './constants.ts';

export const feedName = 'Für Sie';
export const feedIntro = 'Was gerade erscheint, in einer Reihenfolge, die sich bei jedem Beitrag erklärt.';
export const toFeed = 'Mehr für Sie';
export const ordersLabel = 'Reihenfolge';
export const orderNames: Readonly<Record<Order, string>> = { passend: 'Passend', neueste: 'Neueste zuerst' };
export const orderSaved: Readonly<Record<Order, string>> = {
  passend: 'Ihre Reihenfolge geht wieder danach, was zu Ihnen passt.',
  neueste: 'Ab jetzt sehen Sie das Neueste zuerst, ohne dass etwas über Sie eine Rolle spielt.',
};
export const suitedNote = 'Nähe, Abos und Neuheit bestimmen die Reihenfolge.';
export const newestNote =
  'Alles, was erscheint, das Neueste zuerst. Nichts über Sie spielt dabei eine Rolle.';
export const settingsLink = 'Einstellen';
export const explainedLink = 'So wird sortiert';
export const unknownTitle = 'Noch geht es nur nach der Zeit';
export const unknownText =
  'Sagen Sie, wo Sie wohnen, oder folgen Sie Orten und Menschen. Dann steht weiter oben, was Sie angeht.';
export const unknownPlaces = 'Meine Orte festlegen';
export const emptyTitle = 'Noch nichts erschienen';
export const emptyText = (days: number) =>
  `In den letzten ${days} Tagen ist nichts erschienen. Unter „Neueste zuerst“ steht auch Älteres.`;
export const emptyNewest = 'Sobald etwas erscheint, steht es an dieser Stelle.';
export const endTitle = 'Weiter geht es nicht';
export const endText = 'Sie haben alles gesehen, was in Frage kam.';

export const why = 'Warum sehe ich das?';
/** Says for screen readers what the button is about. */
export const aloud = (headline: string) => `: ${headline}`;
export const sum = 'Zusammen';
export const points = (count: number) =>
  Math.abs(count) === 1 ? `${signed(count)}\u00a0Punkt` : `${signed(count)}\u00a0Punkte`;
const signed = (count: number) => (count < 0 ? `−${grouped(-count)}` : grouped(count));
export const noParts = 'Es ist zuletzt erschienen; sonst spricht nichts dafür und nichts dagegen.';
export const deferred =
  'Es steht etwas weiter unten, als die Punkte sagen, damit nicht zwei Beiträge eines Menschen aufeinander folgen.';
export const lessOf = 'Weniger davon:';

export const freshPart = (hours: number) => (hours < 1 ? 'Gerade erschienen' : `Neu: ${age(hours)} alt`);
const age = (hours: number) =>
  hours < 48 ? `${hours}\u00a0${hours === 1 ? 'Stunde' : 'Stunden'}` : `${Math.floor(hours / 24)}\u00a0Tage`;
export const homePart = (place: string) => `${place} ist Ihr Wohnort`;
export const ownPlacePart = (place: string, rank: number) => `${place} ist einer Ihrer Orte (Platz ${rank})`;
export const distancePart = (place: string, distance: string) =>
  `${place} liegt ${distance} von Ihrem Wohnort`;
export const followPart = (word: string, name: string) => {
  if (word === 'tag') return `Sie folgen dem Thema ${quoted(name)}`;
  return word === 'category' ? `Sie folgen der Rubrik ${quoted(name)}` : `Sie folgen ${name}`;
};
export const topicPart = (category: string, days: number) =>
  `${quoted(category)} lesen Sie oft: an ${days === 1 ? 'einem Tag' : `${days}\u00a0Tagen`}`;
export const lessPart = (name: string) => `Weniger von ${quoted(name)}, haben Sie gesagt`;

/** Names what is wanted less, on buttons and in the list of it. */
export const wishName = (wish: string, name: string) => {
  if (wish.startsWith('category')) return `Rubrik ${quoted(name)}`;
  if (wish.startsWith('tag')) return `Thema ${quoted(name)}`;
  return wish.startsWith('location') ? `aus ${name}` : wish.startsWith('user') ? `von ${name}` : name;
};
export const lessSaved = (name: string) => `Davon sehen Sie jetzt weniger: ${name}.`;
export const usualAgain = (name: string) => `Das zählt wieder wie alles andere: ${name}.`;
export const undo = 'Rückgängig';
export const tooManyWishes = (most: number) =>
  `Mehr als ${most} lassen sich nicht merken. Nehmen Sie zuerst eines aus der Liste.`;
export const unknownWish = 'Das gibt es nicht, oder nicht mehr.';
export const goneName = 'nicht mehr da';

export const settingsTitle = 'Meine Reihenfolge';
export const settingsIntro = 'Was für Sie weiter oben steht. Alles davon können Sie jederzeit ändern.';
export const factorsHeading = 'Wie viel zählt was?';
export const factorNames: Readonly<Record<Factor, { name: string; help: string }>> = {
  nearness: { name: 'Nähe', help: 'Ihr Wohnort, Ihre anderen Orte und was dazwischen liegt' },
  follows: { name: 'Abos', help: 'Menschen, Orte, Rubriken und Themen, denen Sie folgen' },
  topics: { name: 'Gelesenes', help: 'Rubriken, die Sie oft lesen; nur mit Ihrer Zustimmung' },
  freshness: { name: 'Neuheit', help: 'Was gerade erst erschienen ist' },
};
export const weakest = 'gar nicht';
export const strongest = 'sehr';
export const save = 'Speichern';
export const saved = 'Ihre Reihenfolge ist gespeichert.';
export const factorWrong = (strongest: number) => `Bitte eine Zahl von 0 bis ${strongest}.`;

export const placesHeading = 'Meine Orte';
export const placesIntro = 'Der erste zählt am meisten. Auch „In der Nähe“ nennt sie in dieser Ordnung.';
export const home = 'Wohnort';
export const noHome = 'Noch kein Wohnort';
export const changeHome = 'Im Profil ändern';
export const addPlace = 'Weiterer Ort';
export const choosePlace = 'Bitte wählen';
export const add = 'Hinzufügen';
export const up = 'Nach oben';
export const remove = 'Entfernen';
export const placeSaved = 'Ihre Orte sind gespeichert.';
export const placeUnknown = 'Bitte wählen Sie einen Ort aus der Liste.';
export const tooManyPlaces = (most: number) => `Mehr als ${most} weitere Orte sind nicht möglich.`;

export const lessHeading = 'Weniger davon';
export const lessNone =
  'Nichts. Unter „Warum sehe ich das?“ sagen Sie bei jedem Beitrag, wovon Sie weniger sehen möchten.';
export const usual = 'Wieder wie sonst';

export const topicsHeading = 'Gelesenes';
export const topicsIntro = (most: number, days: number) =>
  `Wenn Sie zustimmen, zählen wir je Rubrik, an wie vielen Tagen Sie etwas gelesen haben, höchstens bis ${most}. Welche Beiträge das waren und wann, wird nicht festgehalten. Was Sie ${days} Tage lang nicht lesen, vergessen wir.`;
export const agree = 'Zustimmen und mitzählen';
export const disagree = 'Nicht mehr mitzählen und alles löschen';
export const agreed = 'Ab jetzt zählen wir mit, in welchen Rubriken Sie lesen.';
export const disagreed = 'Es wird nicht mehr mitgezählt; was gezählt war, ist gelöscht.';
export const topicsNone = 'Sie haben zugestimmt; gezählt ist noch nichts.';
export const readDays = (days: number) => (days === 1 ? '1\u00a0Tag' : `${days}\u00a0Tage`);

export const explainedTitle = 'So werden Beiträge sortiert';
export const explainedDescription =
  'Wonach dieses Portal Beiträge ordnet, mit allen Zahlen, und wie man das ändert oder abschaltet.';

export const explained = {
  intro:
    'Auf „Für Sie“, und für Mitglieder auf der Titelseite unter dem, was die Redaktion gesetzt hat, stehen Beiträge in einer Reihenfolge, die von Ihnen abhängt. Sie entsteht aus Punkten, und hier stehen alle. Geld, Werbung und Klicks anderer spielen keine Rolle.',
  pool: (days: number, most: number) =>
    `Zur Wahl steht, was in den letzten ${days} Tagen erschienen ist und alle sehen dürfen, höchstens die neuesten ${most} Beiträge.`,
  freshness: 'Neuheit',
  upToHours: (hours: number) =>
    hours < 48 ? `jünger als ${hours}\u00a0Stunden` : `jünger als ${hours / 24}\u00a0Tage`,
  nearness: 'Nähe (das Beste davon zählt)',
  home: 'aus Ihrem Wohnort',
  ownPlace: (rank: number) => `aus Ihrem ${rank}. weiteren Ort`,
  distance: (kilometres: number) => `höchstens ${kilometres}\u00a0km von Ihrem Wohnort`,
  follows: 'Abos (das stärkste zählt ganz)',
  followNames: {
    piece: 'Sie folgen dem Beitrag selbst',
    user: 'Sie folgen dem Menschen, der ihn geschrieben hat',
    tag: 'Sie folgen seinem Thema',
    category: 'Sie folgen seiner Rubrik',
    location: 'Sie folgen seinem Ort',
  },
  further: (most: number) => `jedes weitere davon, höchstens ${most}`,
  topics: 'Gelesenes (nur mit Ihrer Zustimmung)',
  readOn: (days: number) =>
    days === 1 ? 'Rubrik an mindestens einem Tag gelesen' : `Rubrik an mindestens ${days}\u00a0Tagen gelesen`,
  less: '„Weniger davon“',
  lessEach: 'für jede Ihrer Angaben, die zutrifft',
  weighing: 'Wie viel davon zählt',
  weighingText: (usual: number, strongest: number) =>
    `Mit vier Reglern von 0 bis ${strongest} stellen Sie ein, wie viel Neuheit, Nähe, Abos und Gelesenes zählen. Bei ${usual} zählen die Punkte wie hier, bei 0 gar nicht, bei ${strongest} doppelt.`,
  orderTitle: 'Reihenfolge und Abwechslung',
  orderText:
    'Wer mehr Punkte hat, steht weiter oben; bei gleich vielen das Neuere. Nie folgen zwei Beiträge desselben Menschen aufeinander, solange es noch andere gibt, und nichts steht zweimal da.',
  offTitle: 'Ändern oder abschalten',
  offText:
    'Bei jedem Beitrag sagt „Warum sehe ich das?“, welche Punkte er hat; dort sagen Sie auch, wovon Sie weniger sehen möchten. „Neueste zuerst“ schaltet all das mit einem Druck ab: Dann zählt nur die Zeit. Die Wahl bleibt, bis Sie sie ändern.',
  storedTitle: 'Was dafür gespeichert wird',
  storedText: (most: number, days: number) =>
    `Ihre Einstellungen, Ihre Orte und Ihre Abos. Nur wenn Sie zustimmen, auch, an wie vielen Tagen Sie etwas aus einer Rubrik gelesen haben, höchstens bis ${most}; was Sie ${days} Tage lang nicht lesen, wird vergessen. Welche Beiträge Sie lesen, wird dafür nicht gespeichert.`,
};

export const linkGroup = 'Portal';

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Reihenfolge der Beiträge',
  fields: {
    order: 'Reihenfolge',
    nearness: 'Nähe',
    follows: 'Abos',
    topics: 'Gelesenes',
    freshness: 'Neuheit',
    learns: 'stimmt dem Zählen zu',
    places: 'Orte',
    less: 'weniger davon',
    readTopics: 'gelesene Rubriken',
    category: 'Rubrik',
    days: 'Tage',
    lastOn: 'zuletzt',
  },
  goes: 'Einstellungen der Reihenfolge, weitere Orte, „weniger davon“ und gezählte Rubriken.',
  stays: null,
  merges: 'Hat das andere Konto keine Einstellungen, kommt alles mit; sonst gilt, was dort steht.',
};
