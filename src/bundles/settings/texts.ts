// These are the German words of the settings.
import type { SettingGroup } from './constants.ts';

export const settingInvalid = 'Dieser Wert ist nicht erlaubt.';
export const addressInvalid = 'Bitte geben Sie eine Adresse an, die mit https:// oder http:// beginnt.';
export const settingMissing = 'Bitte füllen Sie dieses Feld aus.';
export const settingTooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;
export const notWithin = (min: string, max: string) => `Bitte eine ganze Zahl von ${min} bis ${max}.`;

export const title = 'Einstellungen';
export const intro = 'Was hier geändert wird, gilt sofort für das ganze Portal.';
export const groupNames: Readonly<Record<SettingGroup, string>> = {
  portal: 'Portal',
  members: 'Mitglieder',
  comments: 'Kommentare',
  images: 'Bilder',
  embeds: 'Eingebettete Inhalte',
};
export const save = 'Speichern';
export const saved = (group: string) => `Die Einstellungen „${group}“ sind gespeichert.`;
export const unchanged = 'Es war nichts zu ändern.';

export const portalNameLabel = 'Name des Portals';
export const portalNameHint = 'Steht im Kopf jeder Seite, in Feeds und in Mails.';

export const portalDescription = 'Nachrichten, Schnappschüsse und Termine von den Menschen, die hier leben.';
export const portalDescriptionLabel = 'Das Portal in einem Satz';
export const portalDescriptionHint =
  'Steht in Suchmaschinen unter dem Namen und auf dem Bild, das andere zeigen, wenn jemand die Titelseite teilt.';

export const stepName = 'Name und Satz';
export const stepIntro =
  'So heißt Ihr Portal, und das ist es in einem Satz: in der Kopfzeile, bei Suchmaschinen und wenn jemand einen Link weitergibt.';
export const stepSaved = 'So heißt Ihr Portal jetzt.';
