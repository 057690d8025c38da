// Makes manuscripts with their revisions and with what is said about them, in every state that is not out. It is for tests
// only.
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#kernel/durations.ts';
import { build } from '#bundles/rich-text/public.ts';
import { manuscriptNotes, manuscriptRevisions, manuscripts } from '#bundles/writing/schema.ts';
import type { Reader } from './nest.ts';
import { aSecretPicture } from './pictures.ts';
import type { Seeding } from './world.ts';

const { doc, p } = build;

export const hideManuscripts = async (seeding: Seeding): Promise<void> => {
  const isSmall = seeding.size === 'small';
  for (const by of isSmall ? (['owner'] as const) : (['owner', 'author'] as const))
    for (const state of isSmall ? (['in-review'] as const) : (['draft', 'in-review', 'scheduled'] as const))
      await hideManuscript(seeding, by, state);
};

type State = 'draft' | 'in-review' | 'scheduled';

const hideManuscript = async (seeding: Seeding, by: 'owner' | 'author', state: State) => {
  const { ctx, world } = seeding;
  const where = `Manuskript ${state} von ${by}`;
  const word = (of: string) => world.nest.word(`${where}: ${of}`, [by], ['editor']);
  const authorId = world.people[by].id;
  const place = { ctx, nest: world.nest, ownerId: authorId };
  const readers: readonly Reader[] = [by, 'editor'];
  const heroId = await aSecretPicture(place, { where: `${where}: Bild`, readers });
  const content = (headline: string) => contentOf(seeding, { headline, heroId, word });
  const title = `Titel ${word('Titel')}`;
  const present = content(title);
  const [row] = await ctx.db
    .insert(manuscripts)
    .values({
      type: 'article',
      key: randomUUID(),
      authorId,
      state,
      version: 2,
      content: present,
      title,
      scheduledFor: state === 'scheduled' ? new Date(Date.now() + HOUR_MS) : null,
      submittedAt: state === 'in-review' ? ctx.now : null,
      heldReasons: state === 'in-review' ? [word('Grund, aus dem es wartet')] : [],
      markedReasons: [word('Grund, aus dem es markiert ist')],
      createdAt: ctx.now,
      changedAt: ctx.now,
      changedBy: authorId,
    })
    .returning({ id: manuscripts.id });
  const manuscriptId = row!.id;
  world.manuscriptIds.push(manuscriptId);
  const former = `Früher ${word('frühere Fassung')}`;
  const revision = { manuscriptId, editorId: authorId, imageIds: [heroId], streamIds: [] };
  const when = { startedAt: ctx.now, savedAt: ctx.now };
  await ctx.db.insert(manuscriptRevisions).values([
    { ...revision, ...when, version: 1, basedOn: 0, title: former, content: content(former) },
    { ...revision, ...when, version: 2, basedOn: 1, title, content: present },
  ]);
  const note = { manuscriptId, writerId: world.people.editor.id, version: 2, createdAt: ctx.now };
  await ctx.db.insert(manuscriptNotes).values({ ...note, text: `Bitte ${word('Anmerkung')}.` });
};

interface SecretWords {
  readonly headline: string;
  readonly heroId: number;
  readonly word: (of: string) => string;
}

const contentOf = ({ at }: Seeding, { headline, heroId, word }: SecretWords) => ({
  headline,
  lead: word('Vorspann'),
  body: doc(p(word('Text'))),
  heroId,
  isHeroFree: false,
  isPremium: false,
  locationId: at.locationId,
  categoryId: at.categoryId,
  tags: [word('Schlagwort')],
});
