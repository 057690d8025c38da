// Serves what is kept of somebody's reading: its page, the switch, and the call by which browsers tell and hear.
import { unpackListCursor } from '#kernel/list-cursor.ts';
import { url } from '#kernel/named-routes.ts';
import { succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { eraseReading, saveReading, stopSaving, syncReading } from './commands.ts';
import { SaveBody, ListQuery, SyncBody } from './input.ts';
import { readingHistoryPaths } from './paths.ts';
import { loadReadingHistoryPage } from './reading-history-page.ts';
import { packState, unpackState } from './rules.ts';
import * as texts from './texts.ts';

export const routes = (app: Routes): void => {
  const list = url(readingHistoryPaths.list);
  // Whoever may not write can still read.
  const welcome = { whenRestricted: 'allow' } as const;
  const kept = { ...welcome, body: SaveBody };
  const told = { ...welcome, body: SyncBody };

  mount(app, readingHistoryPaths.list, { access: 'signed-in', query: ListQuery }, ({ ctx, query }) =>
    loadReadingHistoryPage(ctx, { after: unpackListCursor(query.vor) }),
  );
  mount(app, readingHistoryPaths.keep, { access: 'signed-in', ...kept }, async ({ ctx, body, request }) => {
    const wants = body?.aufheben === '1';
    await (wants ? saveReading(ctx) : stopSaving(ctx));
    return succeed(request, list, wants ? texts.savedNow : texts.stoppedNow);
  });
  mount(app, readingHistoryPaths.erase, { access: 'signed-in', ...welcome }, async ({ ctx, request }) => {
    await eraseReading(ctx);
    return succeed(request, list, texts.erasedNow);
  });
  mount(app, readingHistoryPaths.sync, { access: 'signed-in', ...told }, async ({ ctx, body }) => {
    const synced = await syncReading(ctx, body?.pieces ?? [], unpackState(body?.state));
    if (!synced) return { status: 'success', keeps: false };
    const { state, isForgotten, pieces } = synced;
    return { status: 'success', keeps: true, state: packState(state), forget: isForgotten, pieces };
  });
};
