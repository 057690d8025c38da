// Serves /admin/betrieb/datenbank: how large it is and where, who is connected, what holds others up, and what takes long.
import { agoOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { bytesText } from '../bytes-text.ts';
import { INDEXES_SHOWN, LONG_TRANSACTION_SECONDS, QUERIES_SHOWN, TABLES_SHOWN } from '../constants.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import { findStanding, listIndexes, listLongTransactions, listSlowQueries, listTables } from './queries.ts';
import type { IndexSize, OpenTransaction, SlowQuery, TableSize } from './queries.ts';
import * as texts from './texts.ts';
import { DatabasePage } from './ui/DatabasePage.tsx';
import type { DatabasePageView } from './views.ts';

export const loadDatabasePage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.database));
  const [standing, long, slow, tables, indexes] = await Promise.all([
    findStanding(ctx),
    listLongTransactions(ctx, LONG_TRANSACTION_SECONDS),
    listSlowQueries(ctx, QUERIES_SHOWN),
    listTables(ctx, TABLES_SHOWN),
    listIndexes(ctx, INDEXES_SHOWN),
  ]);
  const { connections, active, maxConnections } = standing;
  const view: DatabasePageView = {
    ...frame,
    name: standing.name,
    size: bytesText(standing.bytes),
    connections: texts.connections(connections, active, maxConnections),
    long: long.map((transaction) => toLongView(ctx, transaction)),
    slow: slow ? slow.map(toSlowView) : null,
    tables: tables.map((table) => toTableView(ctx, table)),
    indexes: indexes.map(toIndexView),
  };
  return page(DatabasePage, view, { head });
};

const toLongView = ({ now }: Ctx, { pid, since, state, waitsFor }: OpenTransaction) => ({
  pid,
  title: texts.longTitle(pid),
  since: agoOf(since, now),
  standing: [state, ...(waitsFor ? [texts.waitsFor(waitsFor)] : [])].filter(Boolean).join(', '),
});

const toSlowView = ({ query, calls, meanMs, totalMs }: SlowQuery) => ({
  query,
  calls: texts.times(calls),
  mean: texts.milliseconds(meanMs),
  total: texts.seconds(totalMs),
});

const toTableView = ({ now }: Ctx, table: TableSize) => ({
  name: table.name,
  rows: grouped(table.rows),
  dead: grouped(table.dead),
  size: bytesText(table.tableBytes),
  indexes: bytesText(table.indexBytes),
  vacuumed: table.vacuumedAt ? agoOf(table.vacuumedAt, now).text : texts.never,
});

const toIndexView = ({ name, table, bytes, scans }: IndexSize) => ({
  name,
  table,
  size: bytesText(bytes),
  scans: texts.times(scans),
});
