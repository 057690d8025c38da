// Publishes, changes and takes back a piece of any kind. A kind declares what is its own: its rows, what can be wrong with its
// words, and what hangs on them.
import type { ContentType } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, notFound } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { record, redactHistory } from '#bundles/history/public.ts';
import { savePiece } from '#bundles/lists/public.ts';
import { imageIdsShown } from '#bundles/piece-pages/public.ts';
import type { ShownImages } from '#bundles/piece-pages/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import type { CommonContent, KindWriting, PublishOutcome } from '#bundles/writing/public.ts';
import { actionOf, authorizeChange, canBecome, changedRow } from './changing.ts';
import type { LaterState } from './changing.ts';
import { placementOf } from './editable-piece.ts';
import { isSamePlace, placesInWords, presentPlace, problemsOfPlace } from './placing.ts';
import type { Replaced } from './placing.ts';
import { authorizePublication, checkPiece, publishedRow } from './publishing.ts';
import type { CheckedPiece, PieceContent, PublicationInput } from './publishing.ts';

/** What the table of every kind holds, as far as it matters here. */
interface PieceRow extends PieceFacts {
  readonly id: number;
  readonly locationId: number;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  readonly updatedAt: Date | null;
  /** It is false for kinds without. */
  readonly isPremium?: boolean;
}

/** Where a piece stands, as its row holds it. */
interface Placed {
  readonly locationId: number;
  readonly locationPath: string;
  readonly categoryId: number;
  readonly tagIds: number[];
}

type Columns = Omit<Awaited<ReturnType<typeof publishedRow>>, 'createdAt'>;

interface Erased {
  readonly state: LaterState;
  readonly tagIds: number[];
}

/** What the commands need to know of a kind of pieces. `Before` is a row with what else is asked of one that is changed. */
export interface PieceCommandKind<
  Input extends PublicationInput,
  Own extends object,
  Row extends PieceRow,
  Before extends Row,
> {
  readonly type: ContentType;
  readonly tagOf: (id: number) => string;
  /** The field of its title, as its history tells it. */
  readonly titleField: string;
  readonly titleOf: (input: Input) => string;
  readonly titleBefore: (before: Before) => string;
  /** It is undefined for an unknown one. */
  readonly lock: (ctx: Ctx, id: number) => Promise<Before | undefined>;
  readonly insert: (ctx: Ctx, values: Own & Columns & { createdAt: Date }) => Promise<readonly Row[]>;
  readonly update: (
    ctx: Ctx,
    id: number,
    values: (Own & Columns) | (Partial<Own> & Erased) | Pick<Erased, 'state'> | Placed,
  ) => Promise<readonly Row[]>;
  readonly toCheck: (input: Input) => PieceContent;
  /** Returns the columns of its own; for one that is changed on top of those it has. */
  readonly columnsOf: (input: Input & CheckedPiece, before?: Before) => Own;
  readonly hasNewWords: (
    ctx: Ctx,
    before: Before,
    words: { readonly input: Input & CheckedPiece; readonly own: Own },
  ) => boolean | Promise<boolean>;
  /** Returns what a row that is erased holds in the place of its words. */
  readonly blank: () => Partial<Own>;
  readonly picturesOf: (before: Before) => ShownImages;
  /** Keeps what hangs on its words beside its row, in the place of what was there. */
  readonly saveParts?: (ctx: Ctx, row: Row, input: Input & CheckedPiece) => Promise<void>;
  /** Takes away the same of one that is erased. */
  readonly eraseParts?: (ctx: Ctx, row: Row) => Promise<void>;
  /** Follows with whatever comes of its words and its state, such as the account of its pictures. Without what was there before it is new. */
  readonly settle: (ctx: Ctx, row: Row, before: Before | undefined) => Promise<void>;
}

export interface PieceCommands<Input extends PublicationInput> {
  /** Publishes a new one at once. Throws 403. */
  readonly publish: (ctx: Ctx, input: Input) => Promise<PublishOutcome>;
  /**
   * Gives one that is or was out other words, pictures, or another place; one that was taken back is out again. Throws 403,
   * and 404 for what isn't there.
   */
  readonly change: (ctx: Ctx, id: number, input: Input) => Promise<PublishOutcome>;
  /**
   * Sets another state. The words of a piece that is erased go, also from the history. The caller has asked whether the viewer
   * may. Throws 404.
   */
  readonly setState: (ctx: Ctx, id: number, state: LaterState) => Promise<void>;
  /** Shows again what was hidden, as it was before that. The caller has asked whether the viewer may. Throws 404. */
  readonly show: (ctx: Ctx, id: number, state: LaterState) => Promise<void>;
  /** Stands in lists or not, as they have it now. The caller has asked as well. Throws 404. */
  readonly relist: (ctx: Ctx, id: number) => Promise<void>;
  /**
   * Puts it elsewhere as it is, whether it is out or was; undefined from `change` leaves it where it stands. Throws 403, 404, and
   * 422 by field.
   */
  readonly place: KindWriting['place'];
}

export const definePieceCommands = <
  Input extends PublicationInput,
  Own extends object,
  Row extends PieceRow,
  Before extends Row = Row,
>(
  kind: PieceCommandKind<Input, Own, Row, Before>,
): PieceCommands<Input> => ({
  publish: (ctx, input) => withTransaction(ctx, (ctx) => publish(ctx, kind, input)),
  change: (ctx, id, input) => withTransaction(ctx, (ctx) => change(ctx, kind, id, input)),
  setState: (ctx, id, state) => withTransaction(ctx, (ctx) => setState(ctx, kind, id, state)),
  show: (ctx, id, state) => withTransaction(ctx, (ctx) => show(ctx, kind, id, state)),
  relist: (ctx, id) => withTransaction(ctx, (ctx) => relist(ctx, kind, id)),
  place: (ctx, id, change) => withTransaction(ctx, (ctx) => place(ctx, kind, id, change)),
});

type CommandKind<
  Input extends PublicationInput,
  Own extends object,
  Row extends PieceRow,
  Before extends Row,
> = PieceCommandKind<Input, Own, Row, Before>;

const publish = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  input: I,
): Promise<PublishOutcome> => {
  const publication = await authorizePublication(ctx, input);
  const checked = await checkPiece(ctx, input, publication, kind.toCheck(input));
  if (checked.kind === 'invalid') return checked;
  const whole = { ...input, ...checked.value };
  const piece = await publishedRow(ctx, whole);
  const [row] = await kind.insert(ctx, { ...piece, ...kind.columnsOf(whole) });
  await kind.saveParts?.(ctx, row!, whole);
  await keep(ctx, kind, { row: row! }, { title: kind.titleOf(input), isNews: input.isNews });
  const { type, titleField } = kind;
  const after = { [titleField]: kind.titleOf(input) };
  await record(ctx, { type, objectId: row!.id, action: `${type}.published`, after });
  return { kind: 'published', id: row!.id };
};

const change = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  id: number,
  input: I,
): Promise<PublishOutcome> => {
  const before = await kind.lock(ctx, id);
  if (!before) throw notFound();
  const publication = await authorizeChange(ctx, before, input);
  const shownIds = imageIdsShown(kind.picturesOf(before));
  const checked = await checkPiece(ctx, input, publication, { ...kind.toCheck(input), shownIds });
  if (checked.kind === 'invalid') return checked;
  const whole = { ...input, ...checked.value };
  const own = kind.columnsOf(whole, before);
  const hasNewWords = await kind.hasNewWords(ctx, before, { input: whole, own });
  const piece = await changedRow(ctx, before, { ...whole, hasNewWords });
  const [row] = await kind.update(ctx, id, { ...piece, ...own });
  await kind.saveParts?.(ctx, row!, whole);
  await keep(ctx, kind, { row: row!, before }, { title: kind.titleOf(input) });
  const { type, titleField } = kind;
  const revisionOf = (side: 'before' | 'after') => {
    const revision = input.revisions?.[side];
    return typeof revision === 'number' ? { revision } : {};
  };
  await record(ctx, {
    type,
    objectId: id,
    action: `${type}.changed`,
    before: { state: before.state, [titleField]: kind.titleBefore(before), ...revisionOf('before') },
    after: { state: row!.state, [titleField]: kind.titleOf(input), ...revisionOf('after') },
  });
  return { kind: 'published', id };
};

const setState = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  id: number,
  state: LaterState,
): Promise<void> => {
  const before = await kind.lock(ctx, id);
  if (!before) throw notFound();
  if (!canBecome(before.state, state)) return;
  const { type, titleField } = kind;
  const isErased = state === 'erased';
  const [row] = await kind.update(ctx, id, isErased ? { ...kind.blank(), state, tagIds: [] } : { state });
  if (isErased) await kind.eraseParts?.(ctx, row!);
  // The topics that it was put under are words, too; an entry says that they went where there were any.
  for (const field of isErased ? [titleField, 'tags'] : [])
    await redactHistory(ctx, { type, ids: [id], fields: [field] });
  await keep(ctx, kind, { row: row!, before }, isErased ? { title: '' } : {});
  const recorded = { before: { state: before.state }, after: { state } };
  await record(ctx, { type, objectId: id, action: actionOf(type, state), ...recorded });
};

const show = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  id: number,
  state: LaterState,
): Promise<void> => {
  const before = await kind.lock(ctx, id);
  if (!before) throw notFound();
  if (before.state !== 'hidden') return;
  const [row] = await kind.update(ctx, id, { state });
  await keep(ctx, kind, { row: row!, before });
  const { type } = kind;
  const recorded = { before: { state: before.state }, after: { state } };
  await record(ctx, { type, objectId: id, action: `${type}.shown`, ...recorded });
};

/** No entry: whoever calls says why. */
const relist = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  id: number,
): Promise<void> => {
  const row = await kind.lock(ctx, id);
  if (!row) throw notFound();
  await keep(ctx, kind, { row, before: row });
};

const place = async <I extends PublicationInput, O extends object, R extends PieceRow, B extends R>(
  ctx: Ctx,
  kind: CommandKind<I, O, R, B>,
  id: number,
  change: (now: CommonContent) => CommonContent | undefined,
): Promise<Replaced | undefined> => {
  const row = await kind.lock(ctx, id);
  if (!row || row.state === 'erased') throw notFound();
  const before = await placementOf(ctx, { ...row, tagIds: [...row.tagIds] });
  const wanted = change(before);
  const meant = wanted && (await presentPlace(ctx, wanted));
  const { location } = await authorizeChange(ctx, row, meant ?? before);
  if (!meant || isSamePlace(before, meant)) return undefined;
  const problems = await problemsOfPlace(ctx, meant, location);
  if (Object.keys(problems).length > 0) throw badInput(problems);
  const tagIds = await ensureTags(ctx, meant.tags);
  const { id: locationId, path: locationPath } = location!;
  const placed = { locationId, locationPath, categoryId: meant.categoryId!, tagIds };
  // A topic that was typed in another spelling is the one that is there.
  const after = await placementOf(ctx, placed);
  if (isSamePlace(before, after)) return undefined;
  const [next] = await kind.update(ctx, id, placed);
  await keep(ctx, kind, { row: next!, before: row });
  const { type } = kind;
  await record(ctx, {
    type,
    objectId: id,
    action: `${type}.placed`,
    ...(await placesInWords(ctx, before, after)),
  });
  return { before, after };
};

/** Saves whatever follows from the row as it is now; the title where it may be another one. */
const keep = async <R extends PieceRow, B extends R>(
  ctx: Ctx,
  { type, tagOf, settle }: Pick<CommandKind<PublicationInput, object, R, B>, 'type' | 'tagOf' | 'settle'>,
  { row, before }: { readonly row: R; readonly before?: B },
  { title, isNews }: { readonly title?: string; readonly isNews?: boolean | undefined } = {},
): Promise<void> => {
  const { id, state } = row;
  await settle(ctx, row, before);
  await savePiece(ctx, {
    isPremium: false,
    ...row,
    type,
    objectId: id,
    isListed: state === 'published',
    ...(title !== undefined && { title: title.trim() }),
    ...(isNews !== undefined && { isNews }),
  });
  touch(ctx, tagOf(id));
};
