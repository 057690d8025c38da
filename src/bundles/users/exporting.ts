// Says what is given out of people when they are exported: what their public page says. Everything that is kept about somebody
// they get themselves, where they take their data along.
import { sql } from 'drizzle-orm';
import { prepared } from '#kernel/database.ts';
import { inPlainWords } from '#kernel/markup.ts';
import type { KindExporting } from '#kernel/exporting.ts';
import type { Person } from './queries.ts';
import { users } from './schema.ts';
import * as texts from './texts.ts';

export const userExporting: KindExporting<Person> = {
  role: 'admin',
  names: { one: 'Mitglied', many: 'Mitglieder' },
  holdsPieces: true,
  contentOf: async (ctx, seen) => {
    const rows = await selectProfiles(ctx, { ids: seen.map(({ id }) => id) });
    const profiles = new Map(rows.map((row) => [row.id, row]));
    const contents = seen.map(async ({ id, thing: person, visibility }) => {
      const profile = visibility === 'all' ? profiles.get(id) : undefined;
      const about = profile ? await inPlainWords(ctx, person.about) : '';
      return [
        id,
        {
          lead: '',
          locationId: profile?.locationId ?? null,
          categoryId: null,
          tagIds: [],
          createdAt: profile?.createdAt ?? null,
          publishedAt: null,
          updatedAt: null,
          facts: [
            {
              name: 'links',
              label: texts.exportedLinks,
              value: (profile?.links ?? []).map(({ name, href }) => (name ? `${name}: ${href}` : href)),
            },
          ],
          body: about ? [{ type: 'paragraph' as const, text: [{ text: about }] }] : [],
          imageIds: profile && person.pictureId !== null ? [person.pictureId] : [],
        },
      ] as const;
    });
    return new Map(await Promise.all(contents));
  },
};

const selectProfiles = prepared('users.exported', (db) =>
  db
    .select({
      id: users.id,
      locationId: users.locationId,
      links: users.links,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`),
);
