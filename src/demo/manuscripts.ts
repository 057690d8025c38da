// This is what people are writing at the moment, saved, handed in, planned and handed back at its time
// through the commands that the composer calls. After everything else and outside of its transaction:
// planning tries whether a piece could come out.
import { randomUUID } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import {
  createManuscript,
  handBackManuscript,
  noteOnManuscript,
  saveManuscript,
  scheduleManuscript,
  submitManuscript,
} from '#bundles/writing/public.ts';
import { found, refused } from './cast.ts';
import { manuscripts } from './content/manuscripts.ts';
import type { DemoDraft, DemoManuscript } from './content/types.ts';
import { toDocument } from './inline.ts';
import { localMoment } from './local-moment.ts';
import type { Newsroom } from './publish.ts';

export const writeManuscripts = async (ctx: Ctx, newsroom: Newsroom): Promise<void> => {
  for (const manuscript of manuscripts) await writeManuscript(ctx, manuscript, newsroom);
};

const writeManuscript = async (ctx: Ctx, manuscript: DemoManuscript, newsroom: Newsroom) => {
  const { author, scheduled, submitted, notes = [], handedBack } = manuscript;
  const as = (key: string, minutesAgo: number): Ctx => ({
    ...actAs(ctx, found(newsroom.cast.people, key)),
    now: new Date(ctx.now.getTime() - minutesAgo * MINUTE_MS),
  });
  const seen = await save(as, manuscript, newsroom);
  if (scheduled) {
    const at = localMoment(ctx.now, scheduled.inDays, scheduled.at);
    await scheduleManuscript(as(scheduled.by, scheduled.minutesAgo), { ...seen, at });
  }
  if (submitted) {
    const { text = '', minutesAgo, answers } = submitted;
    await submitManuscript(as(author, minutesAgo), { ...seen, text, answers });
  }
  for (const { by, minutesAgo, text } of notes) await noteOnManuscript(as(by, minutesAgo), seen.id, text);
  if (handedBack)
    await handBackManuscript(as(handedBack.by, handedBack.minutesAgo), seen.id, handedBack.text);
};

/** What somebody has before them. */
export interface SeenVersion {
  readonly id: number;
  readonly version: number;
}

type As = (key: string, minutesAgo: number) => Ctx;

/** Saves one version after another, each a revision of its own. */
const save = async (as: As, manuscript: DemoManuscript, newsroom: Newsroom): Promise<SeenVersion> => {
  const [first, ...later] = manuscript.versions;
  const { author } = manuscript;
  const creation = { type: 'article', key: randomUUID(), objectId: null } as const;
  const content = contentOf(manuscript, first, newsroom);
  let seen = savedIn(await createManuscript(as(author, first.minutesAgo), { ...creation, content }), first);
  for (const draft of later) {
    const saving = { ...seen, window: null, content: contentOf(manuscript, draft, newsroom) };
    seen = savedIn(await saveManuscript(as(author, draft.minutesAgo), saving), draft);
  }
  return seen;
};

const savedIn = (
  outcome: Awaited<ReturnType<typeof createManuscript>>,
  { headline }: DemoDraft,
): SeenVersion => {
  if (outcome.kind !== 'saved') throw refused(headline, outcome);
  const { id, version } = outcome.manuscript;
  return { id, version };
};

/** Nothing that is out or that moves stands in these texts. */
const NOTHING = { imageOf: () => 0, streamOf: () => undefined, pieceOf: () => undefined };

const contentOf = (
  { place, category, tags, hero }: DemoManuscript,
  { headline, lead, body }: DemoDraft,
  { cast, images }: Newsroom,
) => ({
  headline,
  lead,
  genre: 'report' as const,
  body: toDocument(body, NOTHING),
  heroId: hero ? images.get(hero)! : null,
  isHeroFree: false,
  isPremium: false,
  locationId: found(cast.places, place).id,
  categoryId: found(cast.categories, category),
  tags,
});
