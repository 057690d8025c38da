// These are German words of the table of pictures.
import { byCount } from '#design/wording.ts';

export const title = 'Alle Bilder';
export const counted = { one: 'Ein Bild.', many: 'Bilder' };
export const tabs = { list: 'Zum Ansehen', table: 'Als Tabelle' } as const;
export const tabsLabel = 'Bilder ansehen';
export const emptyTitle = 'Noch keine Bilder';
export const emptyText = 'Sobald jemand ein Bild hochlädt oder in einem Beitrag zeigt, steht es hier.';

export const columns = {
  bild: 'Bild',
  von: 'Von',
  nachweis: 'Nachweis',
  lizenz: 'Lizenz',
  ende: 'Lizenz bis',
  verwendet: 'Zu sehen in',
  ort: 'Orte',
  masse: 'Maße',
  groesse: 'Größe',
  stand: 'Stand',
  datum: 'Hochgeladen',
} as const;

export const wordsLabel = 'Wörter';
export const everyState = 'Jeder Zustand';
export const placeLabel = 'Zu sehen am Ort';
export const everyPlace = 'Alle Orte';
export const ownerLabel = 'Von (Name)';
export const licenceLabel = 'Lizenz';
export const everyLicence = 'Jede Lizenz';
export const unsaid = 'Unbekannt';
export const fromLabel = 'Hochgeladen ab';
export const untilLabel = 'Hochgeladen bis';

export const states = {
  quarantined: 'gesperrt',
  expired: 'Lizenz abgelaufen',
  failed: 'fehlgeschlagen',
  stub: 'wird bearbeitet',
  public: 'öffentlich',
  gated: 'nicht öffentlich',
} as const;
export const more = (count: number) => `und ${count} weitere`;
export const dimensions = (width: number, height: number) => `${width} × ${height}`;

export const quarantine = 'Sperren';
export const release = 'Wieder freigeben';
export const credit = 'Nachweis setzen';
export const creditField = 'Wer es gemacht hat';
export const licence = 'Lizenz setzen';
export const licenceField = 'Lizenz';
export const licenceEnd = 'Lizenzende setzen';
export const licenceEndField = 'Bis einschließlich; leer heißt ohne Ende';
export const isStub = 'wird gerade bearbeitet';
export const dayUnknown = 'Diesen Tag gibt es nicht.';

export const quarantined = byCount('Ein Bild ist gesperrt.', (n) => `${n} Bilder sind gesperrt.`);
export const released = byCount(
  'Ein Bild ist wieder freigegeben.',
  (n) => `${n} Bilder sind wieder freigegeben.`,
);
export const credited = byCount('Ein Bild hat den Nachweis.', (n) => `${n} Bilder haben den Nachweis.`);
export const licensed = byCount('Ein Bild hat die Lizenz.', (n) => `${n} Bilder haben die Lizenz.`);
export const ended = byCount('Ein Bild hat das Lizenzende.', (n) => `${n} Bilder haben das Lizenzende.`);
