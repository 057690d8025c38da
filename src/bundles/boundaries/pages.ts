// Serves /konto/miteinander, and the page about one person.
import { dayText } from '#design/dates.ts';
import type { AccountEntry } from '#kernel/account-menu.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badRequest, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { MENU_ORDER } from './constants.ts';
import { boundaryPaths } from './paths.ts';
import { hasNotesOff, listPeople, listWords, ownBoundaries } from './queries.ts';
import * as texts from './texts.ts';
import { BoundariesPage } from './ui/BoundariesPage.tsx';
import { BoundaryPage } from './ui/BoundaryPage.tsx';
import type { BoundariesPageView, BoundaryLinkView, BoundaryPageView } from './views.ts';

export const ownEntry = async ({ viewer }: Ctx): Promise<AccountEntry | undefined> =>
  isSignedIn(viewer) ? { name: texts.title, href: url(boundaryPaths.list), order: MENU_ORDER } : undefined;

/** Loads the list. The viewer is signed in. */
export const loadBoundariesPage = async (
  ctx: Ctx,
  typed: BoundariesPageView['typed'] = { word: '', error: null },
): Promise<PageAnswer> => {
  const ownerId = ctx.viewer.id!;
  const [shell, people, words, isOff] = await Promise.all([
    loadAccountShell(ctx, url(boundaryPaths.list)),
    listPeople(ctx, ownerId),
    listWords(ctx, ownerId),
    hasNotesOff(ctx, ownerId),
  ]);
  const known = await usersByIds(
    ctx,
    people.map(({ personId }) => personId),
  );
  const view: BoundariesPageView = {
    shell,
    people: people.map(({ personId, kind, createdAt }) => ({
      id: personId,
      name: known.get(personId)?.name ?? texts.formerMember,
      href: known.get(personId)?.href ?? null,
      since: texts.since(kind, dayText(createdAt)),
      changeHref: url(boundaryPaths.page, { userId: personId }),
    })),
    words: words.map(({ id, word }) => ({
      id,
      word,
      removeAction: url(boundaryPaths.removeWord, { wordId: id }),
    })),
    addAction: url(boundaryPaths.addWord),
    notes: { isOn: !isOff, action: url(boundaryPaths.notes) },
    typed,
  };
  const status = typed.error === null ? 200 : 422;
  return page(BoundariesPage, view, { head: { title: texts.title, robots: 'noindex' }, status });
};

/** Loads the page about one person; 404 for nobody, unless they are muted or blocked. */
export const loadBoundaryPage = async (
  ctx: Ctx,
  personId: number,
  error: string | null = null,
): Promise<PageAnswer> => {
  if (ctx.viewer.id === personId) throw badRequest(texts.notOneself);
  const [shell, person, { people }] = await Promise.all([
    loadAccountShell(ctx, url(boundaryPaths.list)),
    findSummary(ctx, { type: 'user', id: personId }),
    ownBoundaries(ctx),
  ]);
  const kind = people.get(personId);
  if (!person && !kind) throw notFound();
  const name = person?.title ?? (await nameOf(ctx, personId));
  const view: BoundaryPageView = {
    shell,
    name,
    action: url(boundaryPaths.save, { userId: personId }),
    choice: kind ?? 'none',
    error,
    backHref: person?.href ?? url(boundaryPaths.list),
  };
  const title = texts.pageTitle(name);
  return page(BoundaryPage, view, { head: { title, robots: 'noindex' }, ...(error && { status: 422 }) });
};

export const nameOf = async (ctx: Ctx, personId: number): Promise<string> =>
  (await usersByIds(ctx, [personId])).get(personId)?.name ?? texts.formerMember;

/** Returns the way for a page about somebody; null for visitors, and for oneself. */
export const boundaryLink = async (ctx: Ctx, personId: number): Promise<BoundaryLinkView | null> => {
  if (!isSignedIn(ctx.viewer) || ctx.viewer.id === personId) return null;
  const kind = (await ownBoundaries(ctx)).people.get(personId);
  return {
    name: kind ? texts.chosen[kind] : texts.choose,
    href: url(boundaryPaths.page, { userId: personId }),
  };
};
