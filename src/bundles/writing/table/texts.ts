// Holds the German words of the table of all that is or was out.
import { byCount } from '#design/wording.ts';

export const tabName = 'Erschienen';
export const title = 'Erschienene Beiträge';
export const counted = { one: 'Ein Beitrag.', many: 'Beiträge' };
export const byReaders = 'Nach Aufrufen geordnet steht hier nur, was in diesem Zeitraum gelesen wurde.';
export const emptyTitle = 'Noch ist nichts erschienen';
export const emptyText = 'Was an Ihren Orten erscheint oder erschienen ist, steht dann hier.';

export const columns = {
  titel: 'Titel',
  art: 'Art',
  ort: 'Ort',
  autor: 'Von',
  rubrik: 'Rubrik',
  zustand: 'Stand',
  datum: 'Erschienen',
  geaendert: 'Geändert',
  kommentare: 'Kommentare',
  leser: 'Aufrufe',
} as const;

export const wordsLabel = 'Wörter im Titel';
export const authorLabel = 'Von (Name)';
export const tagLabel = 'Thema';
export const stateLabel = 'Stand';
export const everyState = 'Jeder Stand';
export const categoryLabel = 'Rubrik';
export const everyCategory = 'Alle Rubriken';
export const fromLabel = 'Erschienen ab';
export const untilLabel = 'Erschienen bis';
export const spanLabel = 'Aufrufe in';

export const states = {
  erschienen: 'erschienen',
  geplant: 'geplant',
  zurueckgezogen: 'zurückgezogen',
  abgelaufen: 'abgelaufen',
  verborgen: 'verborgen',
  markiert: 'markiert',
} as const;

export const marked = (state: string, reasons: string) => `${state}, markiert: ${reasons}`;

export const spans = { tag: '24 Stunden', woche: '7 Tagen', monat: '30 Tagen' } as const;

export const withoutTitle = 'Ohne Titel';
export const placeChange = 'Ort ändern';
export const placeTarget = 'Neuer Ort';
export const categoryChange = 'Rubrik ändern';
export const categoryTarget = 'Neue Rubrik';
export const tagAdd = 'Thema hinzufügen';
export const tagRemove = 'Thema entfernen';
export const tagName = 'Thema';
export const withdraw = 'Zurückziehen';
export const hide = 'Wegen eines Verstoßes ausblenden';
export const notOut = 'ist nicht veröffentlicht';
export const notScheduledAgain =
  'ist wieder da; die geplante Änderung kommt aber nicht mehr von selbst. Bitte planen Sie sie neu.';

export const placed = byCount(
  'Ein Beitrag steht an seinem neuen Ort.',
  (n) => `${n} Beiträge stehen an ihrem neuen Ort.`,
);
export const categorized = byCount(
  'Ein Beitrag steht in seiner neuen Rubrik.',
  (n) => `${n} Beiträge stehen in ihrer neuen Rubrik.`,
);
export const tagged = byCount('Ein Beitrag hat das Thema.', (n) => `${n} Beiträge haben das Thema.`);
export const untagged = byCount(
  'Ein Beitrag hat das Thema nicht mehr.',
  (n) => `${n} Beiträge haben das Thema nicht mehr.`,
);
export const withdrawn = byCount(
  'Ein Beitrag ist zurückgezogen.',
  (n) => `${n} Beiträge sind zurückgezogen.`,
);
export const hidden = byCount('Ein Beitrag ist ausgeblendet.', (n) => `${n} Beiträge sind ausgeblendet.`);
