// Holds the German words of events.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

/** Stands in the address of one whose title has no letters. */
export const eventsHeading = 'Termine';
export const nextEvents = 'Die nächsten Termine';
export const laterEvents = 'Spätere Termine';
export const eventsDescription = (place: string | undefined) =>
  `Was ${place ? `in ${place}` : 'in allen Orten'} stattfindet: Feste, Konzerte, Märkte und Treffen, die nächsten zuerst.`;
export const nothingComing = 'Zurzeit ist nichts angekündigt';
export const nothingComingText = 'Sobald jemand einen Termin einträgt, steht er an dieser Stelle.';

export const eventSlug = 'termin';

export const over = 'Dieser Termin ist vorbei.';
export const overOne = 'vorbei';

export const allDay = 'ganztägig';
export const wholeDaysUntil = (day: string) => `bis ${day}`;
/** Of an evening that ends after midnight nobody says the day. */
export const overnight = (from: string, until: string) => `${from} bis ${until}`;
export const fromUntil = (from: string, day: string, clock: string) => `${from} bis ${day}, ${clock}`;

/** Returns what is said of an event without a lead. */
export const whenAndWhere = (day: string, venue: string) => `${day}: ${venue}`;

export const where = 'Ort';
export const price = 'Eintritt';
/** It stands in a revision, beside the words. */
export const fee = 'Preis';
export const free = 'frei';
export const euros = (amount: string) => `${amount}\u00a0Euro`;
export const organiser = 'Veranstalter';
export const organiserProfile = 'Profil des Veranstalters';
export const organiserIsAuthor = 'das des Autors';
/** Words for an organiser whose profile isn't there for everybody. */
export const nobodyShown = 'jemandem ohne öffentliches Profil';
export const organiserIsOther = (name: string) => `das von ${name}`;
export const moreAt = 'Mehr dazu';
export const otherDates = 'Weitere Tage';
export const allDates = (count: number) => `Alle ${count} Termine`;
export const datesHeading = 'Alle Termine';
export const findTheWay = 'Auf der Karte suchen';
/** A file for calendars, of all dates or of one. */
export const toCalendar = 'In meinen Kalender';
export const allToCalendar = (count: number) => `Alle ${count} Termine in meinen Kalender`;
export const toCalendarOf = (day: string) => `${day} in meinen Kalender`;
export const category = 'Rubrik';
export const enteredBy = 'Eingetragen von';
export const published = 'Erschienen am';
export const updated = 'geändert am';
export const comingHeading = (place: string) => `Demnächst in ${place}`;

export const titleMissing = 'Bitte geben Sie dem Termin einen Titel.';
export const organiserMissing = 'Bitte sagen Sie, wer einlädt.';
export const locationMissing = 'Bitte geben Sie wenigstens einen Ort an.';
export const venueMissing = 'Bitte sagen Sie, wo es stattfindet.';
export const dateMissing = 'Bitte geben Sie zu jedem Ort wenigstens einen Tag an.';
export const dayMissing = 'Bitte geben Sie den Tag an.';
export const fromMissing = 'Bitte geben Sie an, wann es anfängt, oder „ganztägig“.';
export const untilMissing = 'Bitte geben Sie an, wann es endet.';
export const dateInvalid = 'Diesen Tag oder diese Uhrzeit gibt es nicht.';
export const hourSkipped = 'In dieser Nacht werden die Uhren vorgestellt: Diese Uhrzeit gibt es nicht.';
export const endsTooEarly = 'Das Ende liegt vor dem Anfang.';
export const tooManyLocations = (max: number) => `Bitte höchstens ${max} Orte.`;
export const pastDates = (count: number) =>
  count === 1 ? 'Ein vergangener Termin' : `${count} vergangene Termine`;
export const furtherDates = (count: number) =>
  count === 1 ? 'Ein weiterer Termin' : `${count} weitere Termine`;
/** Returns words that name a day as it is stored. */
export const insteadOf = (day: string) => `statt ${day}`;
export const exceptOn = (days: readonly string[]) => `außer ${days.join(', ')}`;
export const tooManySeries = (max: number) => `Höchstens ${max} Serien an einem Ort.`;
export const seriesInvalid = 'Diese Serie können wir nicht lesen. Bitte sagen Sie sie noch einmal.';
export const tooManyDates = (max: number) => `Bitte höchstens ${max} Termine.`;
export const linkInvalid =
  'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt, ohne Namen und Passwort zum Anmelden.';
export const feeInvalid = 'Bitte geben Sie den Preis in Euro an, zum Beispiel 12 oder 12,50.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;

export const ageInvalid = (max: number) => `Bitte geben Sie ein Alter in Jahren an, höchstens ${max}.`;
export const agesTwisted = 'Das höchste Alter liegt unter dem niedrigsten.';

/** How an event or a date stands. */
export const statuses = {
  scheduled: 'findet statt',
  cancelled: 'abgesagt',
  postponed: 'verschoben',
  'sold-out': 'ausverkauft',
};
export const attendances = { 'on-site': 'vor Ort', online: 'nur online', mixed: 'vor Ort und online' };
export const features = {
  families: 'für Familien',
  wheelchair: 'mit Rollstuhl zugänglich',
  'accessible-toilet': 'Toilette für Rollstühle',
  'hearing-loop': 'Höranlage',
  'sign-language': 'Gebärdensprache',
  'plain-language': 'Leichte Sprache',
};
export const agesBetween = (from: number, to: number) => `${from} bis ${to}\u00a0Jahre`;
export const ageFrom = (years: number) => `ab ${years}\u00a0Jahren`;
export const ageTo = (years: number) => `bis ${years}\u00a0Jahre`;
export const tickets = 'Karten';
export const online = 'Online';
export const onlineOnly = 'Findet nur online statt.';
export const onlineToo = 'Auch online dabei.';
export const forWhom = 'Für wen';
export const accessibility = 'Gut zu wissen';

/** Names of the fields of what is written. */
export const statusField = 'Stand';
export const attendanceField = 'Teilnahme';
export const onlineLinkField = 'Adresse zum Mitmachen';
export const ticketLinkField = 'Karten';
export const featuresField = 'Für wen und mit wem';
export const agesField = 'Alter';

export const placeField = 'Ort der Meldung';
export const titleField = 'Titel';
export const leadField = 'Vorspann';
export const pictureField = 'Bild';
export const textField = 'Text';
export const linkField = 'Adresse im Netz';
export const venueField = (position: number) => `Veranstaltungsort ${position}`;
export const datesField = (position: number) => `Termine an Ort ${position}`;
export const tagsField = 'Themen';

export const feeCents = 'Eintritt in Cent';

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Termine',
  fields: {
    lead: 'Vorspann',
    body: 'Text',
    organiser: 'Veranstalter',
    price: 'Eintritt',
    feeCents: 'Eintritt in Cent',
    link: 'Link',
    status: 'Stand',
    onlineLink: 'Adresse zum Mitmachen',
    ticketLink: 'Karten',
    attendance: 'vor Ort oder online',
    features: 'Merkmale',
    ageFrom: 'ab so vielen Jahren',
    ageTo: 'bis zu so vielen Jahren',
    dates: 'Wann und wo',
    venue: 'Veranstaltungsort',
    address: 'Straße und Hausnummer',
    startsAt: 'Beginn',
    endsAt: 'Ende',
    isAllDay: 'ganztägig',
  },
  goes: null,
  stays: 'Termine bleiben stehen, gezeichnet mit „Gelöschtes Mitglied“: Andere haben sie sich vorgemerkt.',
  merges: 'Alle Termine stehen unter dem Namen des ersten Kontos.',
};

/** The name of the section of a page that shows what takes place next. */
export const sectionName = 'Termine';
export const sectionHelp = 'Was als Nächstes stattfindet, im ganzen Portal oder an einem Ort.';
export const sectionHeadingLabel = 'Überschrift';
export const sectionPlaceLabel = 'Ort';
export const sectionEverywhere = 'alle Orte';
export const sectionCountLabel = 'Anzahl';
export const sectionCountOf = (count: number) => `${count} Termine`;
export const sectionTooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const sectionPlaceUnknown = 'Diesen Ort gibt es nicht mehr.';
export const sectionCountUnknown = 'Bitte eine der angebotenen Zahlen wählen.';
export const sectionAll = 'Alle Termine';

/** Where something to lead to is chosen. */
export const targetGroup = 'Portal';

/** Words for whoever may switch the bundle off. */
export const eventsBundle = {
  name: 'Termine',
  text: 'Termine schreiben und ansehen, der Kalender, die nächsten Termine auf den Seiten. Geschriebene bleiben gespeichert.',
};
