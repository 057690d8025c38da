// These are the German words of the settings.
import { inWords } from '#design/wording.ts';
import { USUAL_TIME_ZONE } from '#kernel/calendar.ts';
import type { SettingGroup } from './constants.ts';

export const settingInvalid = 'Dieser Wert ist nicht erlaubt.';
export const addressInvalid =
  'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt, ohne Namen und Passwort zum Anmelden.';
export const settingMissing = 'Bitte füllen Sie dieses Feld aus.';
export const settingTooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;
export const notWithin = (min: string, max: string) => `Bitte eine ganze Zahl von ${min} bis ${max}.`;

export const title = 'Einstellungen';
export const intro = 'Was hier geändert wird, gilt sofort für das ganze Portal.';
export const groupNames: Readonly<Record<SettingGroup, string>> = {
  portal: 'Portal',
  contact: 'Kontakt und soziale Medien',
  time: 'Zeit und Schreibweise',
  features: 'Was Mitglieder tun können',
  members: 'Mitglieder',
  security: 'Sicherheit',
  comments: 'Kommentare',
  rules: 'Regeln für Geschriebenes',
  images: 'Bilder',
  embeds: 'Eingebettete Inhalte',
};
export const save = 'Speichern';
export const saved = (group: string) => `Die Einstellungen „${group}“ sind gespeichert.`;
export const unchanged = 'Es war nichts zu ändern.';

export const changesHeading = 'Zuletzt geändert';
export const noChanges = 'Noch ist alles so, wie das Portal ausgeliefert wurde.';
export const takeBack = 'Zurücknehmen';
export const takenBack = 'Die Änderung ist zurückgenommen.';
export const changedSince = 'Diese Einstellung wurde inzwischen noch einmal geändert. Bitte sehen Sie nach.';
export const changedMeanwhile =
  'Jemand anders hat das inzwischen geändert, siehe „Zuletzt geändert“. Was Sie angegeben haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const changedFromTo = (before: string | undefined, after: string | undefined): string => {
  const standard = 'Stand der Auslieferung';
  return `${before === undefined ? standard : `„${before}“`} → ${after === undefined ? standard : `„${after}“`}`;
};
export const yesOrNo = (value: boolean) => (value ? 'ja' : 'nein');
export const formerMember = 'ehemaliges Mitglied';
export const portalItself = 'das Portal';
export const changeBy = (who: string, when: string) => `${who}, ${when}`;

export const claimLabel = 'Leitspruch';
export const claimHint =
  'Steht neben dem Datum im Kopf und am Fuß jeder Seite. Ohne einen eigenen steht dort, dass dies die Säule an der Ecke ist.';
export const addressLabel = 'Anschrift';
export const addressHint = 'Steht am Fuß jeder Seite. Das Impressum hat seine eigene Seite.';
export const emailLabel = 'E-Mail-Adresse der Redaktion';
export const emailHint = 'Für Leserinnen und Leser; steht öffentlich am Fuß jeder Seite.';
export const emailInvalid = 'Bitte eine E-Mail-Adresse wie redaktion@example.org.';
export const phoneLabel = 'Telefon der Redaktion';
export const phoneHint = 'Mit Vorwahl. Wer am Telefon liest, kann darauf tippen.';
export const phoneInvalid = 'Bitte eine Telefonnummer aus Ziffern, Leerzeichen, + ( ) / und -.';
export const socialLabel = 'Ihre Seiten in sozialen Medien';
export const socialHint = (most: number) =>
  `Eine Adresse je Zeile, höchstens ${most}. Bei Mastodon bestätigen sich die Seiten damit gegenseitig.`;
export const socialInvalid = (most: number) =>
  `Bitte je Zeile eine Adresse, die mit https:// beginnt und weder Namen noch Passwort zum Anmelden enthält, höchstens ${most}.`;

export const portalNameLabel = 'Name des Portals';
export const portalNameHint = 'Steht im Kopf jeder Seite, in Feeds und in Mails.';

/** Reads „Nachrichten, Schnappschüsse und Termine von …“. */
export const portalDescription = (kinds: readonly string[]) =>
  `${inWords(kinds)} von den Menschen, die hier leben.`;
export const portalDescriptionLabel = 'Das Portal in einem Satz';
export const portalDescriptionHint =
  'Steht in Suchmaschinen unter dem Namen und auf dem Bild, das andere zeigen, wenn jemand die Titelseite teilt.';

export const stepName = 'Name und Satz';
export const stepIntro =
  'So heißt Ihr Portal, und das ist es in einem Satz: in der Kopfzeile, bei Suchmaschinen und wenn jemand einen Link weitergibt.';
export const stepSaved = 'So heißt Ihr Portal jetzt.';

export const zoneLabel = 'Zeitzone';
export const zoneHint = 'Nach diesen Uhren richten sich alle Tage und Stunden, auch die der Termine.';
/** The zones where newspapers are read in German, by IANA's names. */
export const zoneNames = {
  [USUAL_TIME_ZONE]: 'Deutschland',
  'Europe/Vienna': 'Österreich',
  'Europe/Zurich': 'Schweiz',
  'Europe/Vaduz': 'Liechtenstein',
  'Europe/Luxembourg': 'Luxemburg',
  'Europe/Brussels': 'Ostbelgien',
  'Europe/Rome': 'Südtirol',
  'Europe/Copenhagen': 'Nordschleswig',
  'Europe/Madrid': 'Mallorca und spanisches Festland',
  'Atlantic/Canary': 'Kanarische Inseln',
  'Europe/Bucharest': 'Siebenbürgen',
  'Africa/Windhoek': 'Namibia',
  'America/Sao_Paulo': 'Südbrasilien',
  'America/New_York': 'Ostküste der USA',
} as const;
export const clockLabel = 'Uhrzeiten';
export const clockNames = { dot: '9.30 Uhr', colon: '9:30 Uhr' } as const;
export const dayLabel = 'Tage';
export const dayNames = { long: '20. November 2026', short: '20.11.2026' } as const;
