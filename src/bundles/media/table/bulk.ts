// Acts on many pictures at once. Each action is the command for one picture, which asks the policy and writes the history.
import { eq } from 'drizzle-orm';
import { endOfDay } from '#kernel/calendar.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { invalid, reasonOf, refused, valid } from '#kernel/outcomes.ts';
import type { Checked, Refused } from '#kernel/outcomes.ts';
import { activeRolePaths } from '#kernel/viewer.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction, RecordedFields } from '#bundles/desk-tables/public.ts';
import { listHistory } from '#bundles/history/public.ts';
import { loadRemoving } from '#bundles/moderation/public.ts';
import { editImage } from '../editing/commands.ts';
import { MAX_COPYRIGHT_LENGTH } from '../editing/constants.ts';
import type { ImageEdit } from '../editing/edit.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { LICENCES, isLicenceKey } from '../licences/constants.ts';
import { mayEditImage, mayQuarantineImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { demandShown, takesFromOther } from '../rights/blocking.ts';
import { quarantineImage, releaseImage } from '../rights/commands.ts';
import { images } from '../schema.ts';
import { UNSAID } from './filters.ts';
import { IMAGE_TABLE } from './image-table.ts';
import * as texts from './texts.ts';

/** Returns the actions: taking away and giving back for moderators, words and terms for editors. */
export const imageActions = async (ctx: Ctx, table: string): Promise<BulkAction[]> => {
  const { viewer } = ctx;
  if (table !== IMAGE_TABLE.name || !IMAGE_TABLE.may(viewer)) return [];
  const isEditor = activeRolePaths(viewer, 'editor').length > 0;
  return [...(isEditor ? [crediting, licensing, ending] : []), releasing, await loadQuarantining(ctx)];
};

type May = typeof mayQuarantineImage | typeof mayEditImage;

/** Loads the picture as it stands, after whoever changes it; who may not see it doesn't learn of it. */
const demandImage = async (ctx: Ctx, { type, id }: ContentRef, may: May): Promise<AskedImage> => {
  if (type !== 'image') throw notFound();
  await ctx.db.select({ id: images.id }).from(images).where(eq(images.id, id)).for('no key update');
  return seenImage(ctx, { type, id }, may);
};

/** Loads the picture in the same way without waiting for whoever changes it. */
const seenImage = async (ctx: Ctx, { type, id }: ContentRef, may: May): Promise<AskedImage> => {
  if (type !== 'image') throw notFound();
  const image = (await findAskedImages(ctx, [id])).get(id);
  if (!image) throw notFound();
  if (!may(ctx.viewer, image)) throw refusalOf(ctx, image);
  return image;
};

/** Says whether the viewer did this to it, and nobody anything since. */
const isLastDone = async (ctx: Ctx, id: number, action: string): Promise<boolean> => {
  const [last] = await listHistory(ctx, { type: 'image', id });
  return last?.action === action && last.actorId === ctx.viewer.id;
};

/** Whoever brought it gets the reasons, and can appeal; nobody needs them for what is their own, or isn't shown any more. */
const loadQuarantining = async (ctx: Ctx): Promise<BulkAction> => {
  const ofOthers = await loadRemoving(ctx, texts.quarantined, {
    measure: 'hide',
    check: (ctx, { id }) => demandShown(ctx, id),
  });
  return {
    ...ofOthers,
    name: 'sperren',
    label: texts.quarantine,
    order: 90,
    isDanger: true,
    act: async (ctx, ref, typed) => {
      const image = await seenImage(ctx, ref, mayQuarantineImage);
      if (image.block === 'quarantined') return unchanged;
      if (takesFromOther(ctx, image)) return ofOthers.act(ctx, ref, typed);
      await quarantineImage(ctx, ref.id, typed['begruendung'] ?? '');
      return done({}, { block: 'quarantined' });
    },
    undo: async (ctx, ref, kept) => {
      if ('decisionId' in kept.after) return ofOthers.undo(ctx, ref, kept);
      const { block } = await demandImage(ctx, ref, mayQuarantineImage);
      if (block !== 'quarantined' || !(await isLastDone(ctx, ref.id, 'image.quarantined'))) return 'changed';
      await releaseImage(ctx, ref.id);
      return 'undone';
    },
  };
};

const releasing: BulkAction = {
  name: 'freigeben',
  label: texts.release,
  order: 80,
  fields: [],
  done: texts.released,
  act: async (ctx, ref) => {
    const { block, blockReason } = await demandImage(ctx, ref, mayQuarantineImage);
    if (block !== 'quarantined') return unchanged;
    await releaseImage(ctx, ref.id);
    return done({ reason: blockReason }, {});
  },
  undo: async (ctx, ref, { before }) => {
    const { block } = await demandImage(ctx, ref, mayQuarantineImage);
    if (block === 'quarantined' || !(await isLastDone(ctx, ref.id, 'image.released'))) return 'changed';
    await quarantineImage(ctx, ref.id, String(before['reason'] ?? ''));
    return 'undone';
  },
};

type RightsField = 'copyright' | 'licence' | 'licenceEndsAt';

/** Makes the action for one thing that is said of a picture; it can be taken back as long as it is still said so. */
const fieldAction = (
  field: RightsField,
  words: Pick<BulkAction, 'name' | 'label' | 'order' | 'fields' | 'done'>,
  read: (typed: string) => Checked<ImageEdit[RightsField]>,
): BulkAction => ({
  ...words,
  act: async (ctx, ref, typed) => {
    const checked = read(typed[words.fields[0]!.name] ?? '');
    if (checked.kind === 'invalid') return refused(reasonOf(checked));
    const { value } = checked;
    const before = valueOf(field, await demandImage(ctx, ref, mayEditImage));
    const after = { [field]: asStored(value) };
    if (before[field] === after[field]) return unchanged;
    return (await edit(ctx, ref.id, { [field]: value })) ?? done(before, after);
  },
  undo: async (ctx, ref, { before, after }) => {
    const now = valueOf(field, await demandImage(ctx, ref, mayEditImage));
    if (now[field] !== after[field]) return 'changed';
    const earlier = before[field];
    const value = field === 'licenceEndsAt' && earlier ? new Date(String(earlier)) : earlier;
    return (await edit(ctx, ref.id, { [field]: value })) ? 'changed' : 'undone';
  },
});

const valueOf = (field: RightsField, image: AskedImage): RecordedFields => ({
  [field]: asStored(image[field]),
});

const asStored = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const edit = async (ctx: Ctx, id: number, change: ImageEdit): Promise<Refused | undefined> => {
  const outcome = await editImage(ctx, id, change);
  if (outcome.kind === 'edited') return undefined;
  return refused(outcome.kind === 'stub' ? texts.isStub : reasonOf(outcome));
};

const crediting = fieldAction(
  'copyright',
  {
    name: 'nachweis',
    label: texts.credit,
    order: 10,
    fields: [{ name: 'name', label: texts.creditField, maxLength: MAX_COPYRIGHT_LENGTH }],
    done: texts.credited,
  },
  (typed) => valid(visibleLine(typed.normalize('NFC'))),
);

const licensing = fieldAction(
  'licence',
  {
    name: 'lizenz',
    label: texts.licence,
    order: 20,
    fields: [
      {
        name: 'ziel',
        label: texts.licenceField,
        options: Object.entries(LICENCES).map(([key, { name }]) => ({ value: key || UNSAID, name })),
      },
    ],
    done: texts.licensed,
  },
  (typed) => valid(isLicenceKey(typed) ? typed : ''),
);

const ending = fieldAction(
  'licenceEndsAt',
  {
    name: 'ende',
    label: texts.licenceEnd,
    order: 30,
    fields: [{ name: 'bis', label: texts.licenceEndField, isDay: true, isOptional: true }],
    done: texts.ended,
  },
  (typed) => {
    if (typed === '') return valid(null);
    const end = endOfDay(typed);
    return end ? valid(end) : invalid({ bis: texts.dayUnknown });
  },
);
