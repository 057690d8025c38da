// Lists the call of gates, for the table of roles. For tests only.
import { EDITORS, row } from './row.ts';

export const gateRows = {
  gates_set: row(EDITORS, ({ place }) => ({
    body: { ort: String(place.id), art: 'article', gruppe: 'members', stufe: 'after' },
  })),
};
