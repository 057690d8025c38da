// These are German words of the portal's menus.
import type { MenuName } from './constants.ts';

export const title = 'Menüs';
export const intro =
  'Was unter dem Kopf und am Fuß jeder Seite steht. Neue Rubriken und Seiten kommen von selbst dazu, ganz hinten.';
export const menuNames: Readonly<Record<MenuName, string>> = {
  kopf: 'Unter dem Kopf',
  fuss: 'Am Fuß',
};
export const menuNotes: Readonly<Record<MenuName, string>> = {
  kopf: 'Rubriken führen an den Ort, der gerade gelesen wird. Was von Mitgliedern lebt, steht immer hinter dem Strich.',
  fuss: 'Die Verweise ganz unten, auf Impressum und Datenschutz etwa. Beide müssen leicht zu finden sein.',
};
export const labelLabel = 'Aufschrift';
export const entryLabel = (number: number) => `Eintrag ${number}`;
export const labelHelp = (name: string) => `Leer heißt er „${name}“.`;
export const leadsTo = (name: string, href: string) => `Führt zu ${name} (${href}).`;
export const leadsToAddress = (href: string) => `Führt zu ${href}.`;
export const gone = 'Diese Seite gibt es gerade nicht. Der Eintrag wird nicht gezeigt.';
export const hide = 'nicht zeigen';
export const moveUp = 'Nach oben';
export const moveDown = 'Nach unten';
export const remove = 'Entfernen';
export const addHeading = 'Eintrag anfügen';
export const targetLabel = 'Seite';
export const noTarget = 'eine Adresse';
export const targetName = (group: string, name: string) => `${group}: ${name}`;
export const hrefLabel = 'oder Adresse';
export const hrefHelp = 'Ein Weg dieses Portals wie /events, oder eine Adresse mit https://.';
export const newLabelLabel = 'Aufschrift';
export const newLabelHelp = 'Für eine Adresse nötig, für eine Seite nur, wenn sie anders heißen soll.';
export const add = 'Anfügen';
export const save = 'Speichern';
export const reset = 'Wie am Anfang';
export const takeBack = 'Letzte Änderung zurücknehmen';
export const unchanged = 'So, wie das Portal eingerichtet ist.';
export const changed = (moment: string) => `Geändert ${moment}.`;

export const saved = (menu: MenuName) => `Das Menü „${menuNames[menu]}“ ist gespeichert.`;
export const wasReset = (menu: MenuName) => `Das Menü „${menuNames[menu]}“ ist wieder wie am Anfang.`;
export const wasTakenBack = (menu: MenuName) =>
  `Die letzte Änderung am Menü „${menuNames[menu]}“ ist zurückgenommen.`;
export const nothingToTakeBack = 'An diesem Menü gibt es nichts zurückzunehmen.';
export const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen.`;
export const tooMany = (max: number) => `Ein Menü hat höchstens ${max} Einträge.`;
export const labelMissing = 'Bitte sagen, wie der Eintrag heißt.';
export const hrefInvalid = 'Bitte einen Weg angeben, der mit / beginnt, oder eine Adresse mit https://.';
export const targetUnknown = 'Diese Seite gibt es nicht.';
export const nothingChosen = 'Bitte eine Seite wählen oder eine Adresse angeben.';
export const onlyOne = 'Bitte entweder eine Seite oder eine Adresse.';
export const entryUnreadable = 'Dieser Eintrag ist nicht zu lesen. Bitte entfernen Sie ihn.';
export const conflict =
  'Jemand anders hat dieses Menü inzwischen geändert. Was Sie eingestellt haben, steht noch hier; bitte vergleichen und noch einmal speichern.';
export const actUnknown = 'Das geht mit einem Menü nicht.';
export const isHiddenInHistory = (name: string) => `(${name})`;
