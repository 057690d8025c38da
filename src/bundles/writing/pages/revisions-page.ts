// Loads the revisions of a manuscript: what differs between two of them, all of them, and what was said about it.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import type { LinkView } from '#design/page-frame.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { loadNotes } from '../composer-view.ts';
import { composerOf, writingPaths } from '../paths.ts';
import { mayEditManuscript } from '../policy.ts';
import type { Manuscript } from '../queries.ts';
import { formerMember } from '../texts.ts';
import { RevisionsPage } from '../ui/pages/RevisionsPage.tsx';
import * as texts from '../ui/pages/texts.ts';
import { getManuscript } from './access.ts';
import { OLDER_QUERY, REVISIONS_PAGE_LENGTH } from './constants.ts';
import { compareRevisions, findRevision, listRevisions } from './revisions.ts';
import type { ListedRevision, Revision } from './revisions.ts';
import type { RefusedRemark, RevisionsView, RevisionView } from './views.ts';

/** What the address says. */
export interface RevisionsQuery {
  readonly von?: number | undefined;
  readonly bis?: number | undefined;
  /** Only revisions before this one are listed. */
  readonly vor?: number | undefined;
}

/** `refused` is a remark that couldn't be taken where it was typed; it can be sent from here. */
export const loadRevisionsPage = async (
  ctx: Ctx,
  id: number,
  query: RevisionsQuery,
  refused?: RefusedRemark & { readonly status: number },
): Promise<PageAnswer> => {
  const manuscript = await getManuscript(ctx, id);
  const [found, pair] = await Promise.all([
    listRevisions(ctx, id, { before: query.vor, limit: REVISIONS_PAGE_LENGTH + 1 }),
    findPair(ctx, id, query),
  ]);
  const listed = found.slice(0, REVISIONS_PAGE_LENGTH);
  const [shell, changes, notes, links] = await Promise.all([
    loadAccountShell(ctx, url(writingPaths.overview)),
    pair ? compareRevisions(ctx, manuscript.type, pair.from, pair.to) : [],
    loadNotes(ctx, id),
    linksOf(ctx, manuscript),
  ]);
  const people = await usersByIds(
    ctx,
    listed.flatMap(({ editorId }) => editorId ?? []),
  );
  const path = url(writingPaths.revisions, { id });
  const mayEdit = mayEditManuscript(ctx.viewer, manuscript);
  const view: RevisionsView = {
    shell,
    title: manuscript.title,
    links,
    compared: pair ? { from: pair.from.version, to: pair.to.version, changes } : null,
    choose: pair ? { action: path, options: optionsOf(listed, pair) } : null,
    restore: pair && mayEdit ? restoreForm(manuscript, pair) : null,
    revisions: listed.map((revision, at) =>
      toRevisionView(id, revision, { before: found[at + 1], pair, people }),
    ),
    newer: query.vor === undefined ? null : path,
    older: found.length > listed.length ? `${path}?${OLDER_QUERY}=${listed.at(-1)!.version}` : null,
    notes,
    addNote: mayEdit
      ? { name: texts.noteSend, action: url(writingPaths.note, { id }), fields: {}, ...refused }
      : null,
  };
  const head = { title: texts.revisionsTitle, robots: 'noindex' } as const;
  return page(RevisionsPage, view, { head, ...(refused && { status: refused.status }) });
};

interface Pair {
  readonly from: Revision;
  readonly to: Revision;
}

/**
 * Returns the two revisions that the address names, the older one first; else the newest, and the one before; undefined for a
 * single one.
 */
const findPair = async (ctx: Ctx, id: number, { von, bis }: RevisionsQuery): Promise<Pair | undefined> => {
  const [newest] = bis === undefined ? await listRevisions(ctx, id, { limit: 1 }) : [];
  const last = bis ?? newest?.version ?? 0;
  const [previous] = von === undefined ? await listRevisions(ctx, id, { before: last, limit: 1 }) : [];
  const first = von ?? previous?.version;
  if (first === undefined) return undefined;
  const [from, to] = await Promise.all(
    [Math.min(first, last), Math.max(first, last)].map((version) => findRevision(ctx, id, version)),
  );
  if (!from || !to) throw notFound();
  return { from, to };
};

const toRevisionView = (
  id: number,
  { version, editorId, occasion, savedAt }: ListedRevision,
  around: {
    readonly before: ListedRevision | undefined;
    readonly pair: Pair | undefined;
    readonly people: ReadonlyMap<number, PersonView>;
  },
): RevisionView => ({
  version,
  saved: momentOf(savedAt),
  editor: around.people.get(editorId ?? 0)?.name ?? formerMember,
  occasion: occasion ? texts.occasions[occasion] : '',
  isCompared: [around.pair?.from.version, around.pair?.to.version].includes(version),
  compareHref: around.before
    ? url(writingPaths.revisions, { id }, { von: around.before.version, bis: version })
    : null,
});

/** Returns the revisions of this page of the list, and the two that are compared. */
const optionsOf = (listed: readonly ListedRevision[], { from, to }: Pair) => {
  const byVersion = new Map([...listed, from, to].map((revision) => [revision.version, revision]));
  return [...byVersion.values()]
    .toSorted((a, b) => b.version - a.version)
    .map(({ version, savedAt }) => ({
      value: String(version),
      name: texts.revisionOption(version, momentOf(savedAt).text),
    }));
};

/** The one that is looked at becomes the newest again; of the newest itself, the one before it. */
const restoreForm = ({ id, version }: Manuscript, { from, to }: Pair): RevisionsView['restore'] => {
  const { version: revision } = to.version === version ? from : to;
  return {
    version: revision,
    name: texts.restoreThis(revision),
    action: url(writingPaths.restore, { id }),
    fields: { version, revision },
  };
};

const linksOf = async (ctx: Ctx, { id, type, state, objectId }: Manuscript): Promise<LinkView[]> => {
  const piece = objectId === null ? undefined : await findSummary(ctx, { type, id: objectId });
  return [
    { name: texts.goOn, href: url(composerOf(type).goOn, { id }) },
    ...(state === 'done' ? [] : [{ name: texts.preview, href: url(writingPaths.preview, { id }) }]),
    ...(piece ? [{ name: texts.look, href: piece.href }] : []),
  ];
};
