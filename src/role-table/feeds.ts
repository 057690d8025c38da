// Lists the calls of the explained feed, and of what an account keeps of somebody's reading, for the table of roles:
// everybody's own, also of those who may not write. For tests only.
import { aPlace } from '#bundles/locations/test-data.ts';
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

export const feedRows: Readonly<Record<string, Case>> = {
  recommendation_order: row(OWN, () => ({ body: { ordnung: 'neueste' } })),
  recommendation_settings_save: row(OWN, () => ({
    body: { nearness: '1', follows: '2', topics: '3', freshness: '4' },
  })),
  recommendation_topics: row(OWN, () => ({ body: { learns: '1' } })),
  recommendation_places: row(OWN, async ({ ctx }) => ({ body: { add: String((await aPlace(ctx)).id) } })),
  recommendation_less: row(OWN, ({ place }) => ({ params: { wish: `location-${place.id}` }, body: {} })),
  reading_history_keep: row(OWN, () => ({ body: { aufheben: '1' } })),
  reading_history_erase: row(OWN, () => ({ body: {} })),
  reading_history_sync: row(OWN, () => ({ body: { state: '', pieces: [] } })),
  recommendation_usual: row(OWN, ({ place }) => ({ params: { wish: `location-${place.id}` }, body: {} })),
};
