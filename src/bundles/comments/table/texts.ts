// These are German words of the table of comments.
import { byCount } from '#design/wording.ts';

export const title = 'Alle Kommentare';
export const counted = { one: 'Ein Kommentar.', many: 'Kommentare' };
export const emptyTitle = 'Noch keine Kommentare';
export const emptyText = 'Was unter Beiträgen an Ihren Orten geschrieben wird, steht dann hier.';

export const columns = {
  kommentar: 'Kommentar',
  autor: 'Von',
  beitrag: 'Beitrag',
  art: 'Art',
  ort: 'Ort',
  stand: 'Stand',
  gruende: 'Zurückgehalten wegen',
  gespraech: 'Gespräch',
  datum: 'Geschrieben',
  geaendert: 'Geändert',
} as const;

export const wordsLabel = 'Wörter im Kommentar';
export const stateLabel = 'Stand';
export const everyState = 'Jeder Stand';
export const placeLabel = 'Ort';
export const everyPlace = 'Alle Orte';
export const authorLabel = 'Von (Name)';
export const kindLabel = 'Unter';
export const everyKind = 'Allem';
export const fromLabel = 'Geschrieben ab';
export const untilLabel = 'Geschrieben bis';
export const states = {
  erschienen: 'erschienen',
  wartet: 'wartet',
  verborgen: 'verborgen',
  markiert: 'markiert',
} as const;
export const marked = (state: string, reasons: readonly string[]) =>
  `${state}, markiert: ${reasons.join(', ')}`;
export const closed = 'geschlossen';
export const open = 'offen';

export const approve = 'Freigeben';
export const reject = 'Ablehnen';
export const remove = 'Löschen';
export const close = 'Gespräch schließen';
export const reopen = 'Gespräch öffnen';
export const notPending = 'wartet nicht auf Freigabe';

export const approved = byCount('Ein Kommentar ist freigegeben.', (n) => `${n} Kommentare sind freigegeben.`);
export const rejected = byCount('Ein Kommentar ist abgelehnt.', (n) => `${n} Kommentare sind abgelehnt.`);
export const removed = byCount('Ein Kommentar ist gelöscht.', (n) => `${n} Kommentare sind gelöscht.`);
export const closedMany = byCount('Ein Gespräch ist geschlossen.', (n) => `${n} Gespräche sind geschlossen.`);
export const reopenedMany = byCount(
  'Ein Gespräch ist wieder offen.',
  (n) => `${n} Gespräche sind wieder offen.`,
);
