// Serves the calls of tables: plain forms, which answer JSON to whoever asks for it.
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Ctx } from '#kernel/ctx.ts';
import { seeOther } from '#kernel/answers.ts';
import { url } from '#kernel/named-routes.ts';
import { ALL_TICKED_QUERY, TICKED_OF_ALL_PAGES, tableQueryText } from '#kernel/desk-table.ts';
import type { DeskTable, DrawnTable } from '#kernel/desk-table.ts';
import { badInput } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { Flash } from '#kernel/flash.ts';
import { reasonOf } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { listOf, objectOf } from '#kernel/parameters.ts';
import { fail, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { doWithMany, undoBulk } from './bulk.ts';
import type { BulkDone, LeftAlone, WrongField } from './bulk.ts';
import { deleteView, demandTable, renameView, saveColumns, saveView } from './commands.ts';
import { MOST_NAMED } from './constants.ts';
import { BulkBody, ColumnsBody, IdParams, RenameViewBody, SaveViewBody, TableParams } from './input.ts';
import { tablePaths } from './paths.ts';
import { findTable } from './queries.ts';
import { parseSelection } from './selection.ts';
import * as texts from './texts.ts';

const access = 'signed-in';

export const routes = (app: Routes): void => {
  mountBulk(app);
  mountViews(app);
  mount(app, tablePaths.columns, { access, params: TableParams, body: ColumnsBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const table = await saveColumns(ctx, params.table, listOf(body.spalten));
    return answer(request, hrefOf(table, body.zurueck), flash('success', texts.columnsSaved));
  });
};

const mountBulk = (app: Routes) => {
  mount(app, tablePaths.bulk, { access, params: TableParams, body: BulkBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { aktion: action = '', zurueck: query = '' } = body;
    const refs = parseSelection(listOf(body.auswahl));
    const typed = typedFor(body.wert, action);
    const outcome = await doWithMany(ctx, params.table, { action, refs, every: body.alle, typed, query });
    const table = await demandTable(ctx, params.table);
    if (outcome.kind === 'wrong field') return refuseField(call, { table, action, typed, outcome });
    if (outcome.kind === 'refused') return refuse(request, hrefOf(table, query), warned(outcome.text));
    const told = flashesOf(outcome);
    // Nothing but warnings: nothing was done.
    if (told.every(({ type }) => type === 'warning')) return refuse(request, hrefOf(table, query), ...told);
    return answer(request, hrefOf(table, query), ...told);
  });

  mount(app, tablePaths.undo, { access, params: IdParams }, async ({ ctx, params, request }) => {
    const outcome = await undoBulk(ctx, params.id);
    if (outcome.kind === 'refused')
      return refuse(request, hrefOf(outcome.table, outcome.query), warned(outcome.text));
    const { table, query, count, kept, partly } = outcome;
    const told = count > 0 ? flash('success', texts.undone(count)) : flash('secondary', texts.nothingUndone);
    const rest = [...leftAlone(texts.partlyTitle, partly), ...leftAlone(texts.unchangedTitle, kept)];
    return answer(request, hrefOf(table, query), told, ...rest);
  });
};

const mountViews = (app: Routes) => {
  mount(app, tablePaths.saveView, { access, params: TableParams, body: SaveViewBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { name = '', zurueck: query = '' } = body;
    const outcome = await saveView(ctx, params.table, { name, query });
    const table = await demandTable(ctx, params.table);
    if (outcome.kind === 'invalid') return refuseName(call, { table, query, typed: name, outcome });
    return answer(request, hrefOf(table, query), flash('success', texts.viewSaved(outcome.view.name)));
  });

  mount(app, tablePaths.renameView, { access, params: IdParams, body: RenameViewBody }, async (call) => {
    const { ctx, params, body, request } = call;
    const { name: typed = '' } = body;
    const outcome = await renameView(ctx, params.id, typed);
    const { tableName, query } = outcome.view;
    if (outcome.kind === 'invalid')
      return refuseName(call, {
        table: await demandTable(ctx, tableName),
        query,
        typed,
        outcome,
        viewId: params.id,
      });
    const back = await hrefOfView(ctx, outcome.view, query);
    return answer(request, back, flash('success', texts.viewRenamed(outcome.view.name)));
  });

  mount(app, tablePaths.deleteView, { access, params: IdParams }, async ({ ctx, params, request }) => {
    const view = await deleteView(ctx, params.id);
    return answer(request, await hrefOfView(ctx, view, ''), flash('success', texts.viewDeleted(view.name)));
  });
};

interface BulkCall {
  readonly ctx: Ctx;
  readonly request: FastifyRequest;
  readonly body: Static<typeof BulkBody>;
}

interface RefusedField {
  readonly table: DrawnTable;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly outcome: WrongField;
}

/** Draws the table as it was, with what was ticked and typed, and what is wrong beside its field. */
const refuseField = (
  { ctx, request, body }: BulkCall,
  { table, action, typed, outcome: { field, error } }: RefusedField,
) => {
  const asked = Object.fromEntries(new URLSearchParams(body.zurueck ?? ''));
  const ticked = listOf(body.auswahl).filter((key) => typeof key === 'string');
  const isEvery = body.alle !== undefined && { [ALL_TICKED_QUERY]: TICKED_OF_ALL_PAGES };
  return fail(request, badInput({ [field]: error }, error), () =>
    table.draw(ctx, { ...asked, ...isEvery }, { action, field, error, typed, ticked }),
  );
};

/** Also in JSON a refusal, with 422. */
const refuse = (request: FastifyRequest, to: string, ...flashes: readonly Flash[]) => {
  const text = inOneLine(flashes);
  return fail(request, badInput({ form: text }, text), () => seeOther(to, ...flashes));
};

const warned = (text: string): Flash => flash('warning', text, { fade: 0 });

const inOneLine = (flashes: readonly Flash[]): string =>
  flashes.map(({ title, text }) => (title ? `${title}: ${text}` : text)).join(' ');

/** Leads on to the table; who asks for JSON gets the messages alone. */
const answer = (request: FastifyRequest, to: string, ...flashes: readonly Flash[]) => {
  const undo = undoOf(flashes);
  return succeedWith(request, { msg: inOneLine(flashes), ...(undo && { undo }) }, () =>
    seeOther(to, ...flashes),
  );
};

const undoOf = (flashes: readonly Flash[]) => flashes.find(({ undo }) => undo)?.undo?.action;

interface RefusedName {
  readonly table: DrawnTable;
  readonly query: string;
  readonly typed: string;
  readonly outcome: Invalid;
  /** The view that was to have the name. */
  readonly viewId?: number | undefined;
}

/** Draws the table as it was, with what was typed and why that can't be a name. */
const refuseName = (
  { ctx, request }: { readonly ctx: Ctx; readonly request: FastifyRequest },
  { table, query, typed, outcome, viewId }: RefusedName,
) => {
  const error = reasonOf(outcome);
  const asked = Object.fromEntries(new URLSearchParams(tableQueryText(table, query)));
  return fail(request, badInput(outcome.errors, error), () =>
    table.draw(ctx, asked, { typed, error, viewId }),
  );
};

const flashesOf = ({ action, count, unchanged, refused, undoId }: BulkDone): Flash[] => {
  const already = unchanged > 0 ? ` ${texts.wasSoAlready(unchanged)}` : '';
  const undo = undoId !== null && {
    undo: { action: url(tablePaths.undo, { id: undoId }), label: texts.undo },
  };
  return [
    ...(count > 0 ? [flash('success', action.done(count) + already, { fade: 0, ...undo })] : []),
    ...(count === 0 && refused.length === 0 ? [flash('secondary', texts.nothingChanged)] : []),
    ...leftAlone(texts.refusedTitle, refused),
  ];
};

/** Names the first of them; the cookie that carries it has an end. */
const leftAlone = (title: string, left: readonly LeftAlone[]): Flash[] => {
  if (left.length === 0) return [];
  const named = left.slice(0, MOST_NAMED).map(({ title, reason }) => texts.refusedOne(title, reason));
  const more = left.length > MOST_NAMED ? [texts.refusedMore(left.length - MOST_NAMED)] : [];
  return [flash('warning', [...named, ...more].join(' '), { title, fade: 0 })];
};

/** Returns what was typed for this action: `wert[ort][ziel]`. */
const typedFor = (typed: unknown, action: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectOf(objectOf(typed)?.[action]) ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  );

/** Returns the address of the table as it was asked for; what it doesn't know is left out. */
const hrefOf = (table: DeskTable, query: string | undefined): string => {
  const known = tableQueryText(table, query ?? '');
  return url(table.path) + (known && `?${known}`);
};

const hrefOfView = async (ctx: Ctx, { tableName }: { readonly tableName: string }, query: string) => {
  const table = await findTable(ctx, tableName);
  return table ? hrefOf(table, query) : '/cockpit';
};
