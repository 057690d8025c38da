// Holds the German words of the composer of events.

export const title = 'Titel';
export const titlePlaceholder = 'Was findet statt?';
export const lead = 'Vorspann';
export const leadPlaceholder = 'Was erwartet die Gäste? Zwei, drei Sätze genügen.';
export const text = 'Mehr dazu (freiwillig)';
export const pictureHint = 'Ein Bild, das zeigt, worum es geht.';
export const pictureOfGallery = 'Ohne eigenes Bild steht das erste der Bilderstrecke über dem Termin.';

export const organiser = 'Wer lädt ein?';
export const isOrganisedByAuthor = 'Das bin ich oder mein Verein: Der Name führt zu meinem Profil.';
export const dayAndHour = 'Tag und Uhrzeit';
export const organiserNeeded = 'Wer einlädt';
export const feeKind = 'Eintritt';
export const feeKinds = [
  { value: '', name: 'keine Angabe' },
  { value: 'free', name: 'frei' },
  { value: 'paid', name: 'kostet etwas' },
];
export const fee = 'Preis in Euro';
export const feeHelp = 'Der volle Preis für eine Person.';
export const price = 'Eintritt in Worten';
export const priceHint =
  'Zum Beispiel „12 Euro, ermäßigt 8 Euro“ oder „frei, Spende erbeten“. Steht so auf der Seite.';
export const link = 'Mehr im Netz';
export const linkHint = 'Zum Beispiel www.gasthaus-zur-linde.de';

export const status = 'Stand';
export const statuses = [
  { value: 'scheduled', name: 'findet statt' },
  { value: 'cancelled', name: 'abgesagt' },
  { value: 'postponed', name: 'verschoben' },
  { value: 'sold-out', name: 'ausverkauft' },
];
export const statusAt = (position: number) => `Stand von Tag ${position}`;
export const attendance = 'Teilnahme';
export const attendances = [
  { value: 'on-site', name: 'vor Ort' },
  { value: 'online', name: 'nur online' },
  { value: 'mixed', name: 'vor Ort und online' },
];
export const onlineLink = 'Adresse zum Mitmachen';
export const onlineLinkHint = 'Steht für alle auf der Seite.';
export const ticketLink = 'Karten im Netz';
export const ticketLinkHint = 'Wo man sie kauft oder bestellt.';
export const features = 'Für wen und mit wem?';
export const featureNames = [
  { value: 'families', name: 'für Familien' },
  { value: 'wheelchair', name: 'mit Rollstuhl zugänglich' },
  { value: 'accessible-toilet', name: 'Toilette für Rollstühle' },
  { value: 'hearing-loop', name: 'Höranlage' },
  { value: 'sign-language', name: 'Gebärdensprache' },
  { value: 'plain-language', name: 'Leichte Sprache' },
] as const;
export const ageFrom = 'Ab welchem Alter?';
export const ageTo = 'Bis zu welchem Alter?';

export const whereAndWhen = 'Wo und wann?';
export const venue = 'Veranstaltungsort';
export const venueAt = (position: number, count: number) => (count === 1 ? venue : `${venue} ${position}`);
export const venuePlaceholder = 'Zum Beispiel „Gasthaus Zur Linde, Saal“';
export const address = 'Straße und Hausnummer';
export const day = 'Tag';
export const from = 'Beginn';
export const untilDay = 'Letzter Tag';
export const until = 'Ende';
export const isAllDay = 'Ganztägig';
export const severalDays = 'Über mehrere Tage';
export const addDate = 'Weiterer Tag';
export const removeDate = 'Tag entfernen';
export const removeDateAt = (position: number) => `Tag ${position} entfernen`;
export const clashes = 'Dort ist zu dieser Zeit schon etwas:';
export const addLocation = 'Weiterer Ort';
export const removeLocation = 'Diesen Ort entfernen';

export const fieldNames: Readonly<Record<string, string>> = {
  title,
  lead,
  body: 'Text',
  imageId: 'Bild',
  organiser,
  fee,
  price,
  link,
  onlineLink,
  ticketLink,
  ageFrom,
  ageTo,
  locations: whereAndWhen,
};
