// Serves the calls of streaming media: what becomes of a stream, its pages, and changing it. Uploads and files have folders of
// their own below this.
import type { FastifyRequest } from 'fastify';
import { seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError, badInput, conflict, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { loadAdminPage } from './admin-page.ts';
import { checkStream } from './checking.ts';
import {
  addCaptions,
  deleteStream,
  editStream,
  removeCaptions,
  replacePoster,
  retryStream,
} from './commands.ts';
import type { EditOutcome, PosterChoice } from './commands.ts';
import { MAX_CAPTIONS_BYTES } from './constants.ts';
import * as input from './input.ts';
import { loadListPage } from './list-page.ts';
import { streamPaths } from './paths.ts';
import { maySeeStream } from './policy.ts';
import { findStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { signatureHolds } from './stream-addresses.ts';
import type { StreamQuery } from './stream-addresses.ts';
import { loadStreamPage } from './stream-page.ts';
import { streamViewOf } from './stream-views.ts';
import * as texts from './texts.ts';

export const streamingRoutes = (app: Routes): void => {
  mountAsking(app);
  mountPages(app);
  mountChanging(app);
  mountFormsWithFiles(app);
};

const ofStream = { params: input.StreamParams } as const;

const mountAsking = (app: Routes) => {
  const signed = { ...ofStream, query: input.SignedQuery } as const;
  mount(app, streamPaths.check, { access: 'anyone', ...signed }, async ({ ctx, params, query }) =>
    checkStream(ctx, (await findSeen(ctx, params.id, query)).stream),
  );
  mount(app, streamPaths.view, { access: 'anyone', ...signed }, async ({ ctx, params, query }) => {
    const { stream, signature } = await findSeen(ctx, params.id, query);
    if (stream.state === 'deleted') throw new HttpError(410, texts.streamGone);
    return { stream: await streamViewOf(ctx, stream, signature) };
  });
};

/**
 * A signature is carried by what was shown to somebody who may see the stream there; it comes with the stream where it alone lets
 * them see it.
 */
const findSeen = async (
  ctx: Ctx,
  id: number,
  { e, s }: { readonly e?: number; readonly s?: string },
): Promise<{ readonly stream: Stream; readonly signature?: StreamQuery }> => {
  const stream = await findStream(ctx, id);
  if (!stream) throw notFound();
  if (stream.access !== 'blocked' && maySeeStream(ctx.viewer, stream)) return { stream };
  if (e === undefined || s === undefined || signatureHolds(ctx, stream, { e, s }) === 0) throw notFound();
  return { stream, signature: { e, s } };
};

const mountPages = (app: Routes) => {
  mount(app, streamPaths.list, { access: 'signed-in', query: input.ListQuery }, async ({ ctx, query }) =>
    loadListPage(ctx, ctx.viewer.id!, query.seite ?? 1),
  );
  mount(app, streamPaths.show, { access: 'signed-in', ...ofStream }, async ({ ctx, params }) =>
    loadStreamPage(ctx, params.id),
  );
  const listing = { params: input.AdminParams, query: input.AdminQuery };
  mount(app, streamPaths.admin, { access: 'editor', ...listing }, async ({ ctx, params, query }) =>
    loadAdminPage(ctx, {
      page: Number(params.page ?? 1),
      state: query.zustand || undefined,
      kind: query.art || undefined,
      searched: query.suche?.trim(),
    }),
  );
};

const mountChanging = (app: Routes) => {
  const edit = { ...ofStream, body: input.EditBody };
  mount(
    app,
    streamPaths.edit,
    { access: 'signed-in', ...edit },
    async ({ ctx, params: { id }, body, request }) => {
      const words = { title: body.title, copyright: body.copyright ?? '' };
      const outcome = await editStream(ctx, id, words);
      return answer(outcome, request, showHref(id), (errors) =>
        loadStreamPage(ctx, id, { ...words, errors }),
      );
    },
  );
  const removal = { ...ofStream, body: input.LanguageBody };
  mount(
    app,
    streamPaths.removeCaptions,
    { access: 'signed-in', ...removal },
    async ({ ctx, params: { id }, body, request }) =>
      answer(await removeCaptions(ctx, id, body.language), request, showHref(id)),
  );
  mount(
    app,
    streamPaths.retry,
    { access: 'signed-in', ...ofStream },
    async ({ ctx, params: { id }, request }) => {
      const outcome = await retryStream(ctx, id);
      if (outcome.kind === 'done') return answer(outcome, request, backTo(request, showHref(id)));
      return fail(request, conflict(outcome.text), () =>
        seeOther(backTo(request, showHref(id)), flash('warning', outcome.text)),
      );
    },
  );
  mount(
    app,
    streamPaths.remove,
    { access: 'signed-in', ...ofStream },
    async ({ ctx, params: { id }, request }) =>
      answer(await deleteStream(ctx, id), request, backTo(request, await listHref(ctx, id))),
  );
};

const mountFormsWithFiles = (app: Routes) => {
  const words = { field: 'file', maxBytes: MAX_CAPTIONS_BYTES, tooLarge: texts.captionsTooLarge };
  const captions = { ...ofStream, body: input.LanguageBody, upload: words };
  mount(
    app,
    streamPaths.addCaptions,
    { access: 'signed-in', ...captions },
    async ({ ctx, params: { id }, body, upload, request }) => {
      const bytes: Uint8Array[] = [];
      for await (const chunk of upload?.read() ?? []) bytes.push(chunk);
      const outcome = await addCaptions(ctx, id, body.language, Buffer.concat(bytes));
      return answer(outcome, request, showHref(id), (errors) =>
        loadStreamPage(ctx, id, { errors: renamed(errors, { file: 'captions' }) }),
      );
    },
  );
  const poster = { ...ofStream, body: input.PosterBody, upload: IMAGE_UPLOAD };
  mount(
    app,
    streamPaths.poster,
    { access: 'signed-in', ...poster },
    async ({ ctx, params: { id }, body, upload, request }) => {
      const choice = posterChoice(body, upload && upload.bytes > 0 ? upload.read() : undefined);
      const outcome: EditOutcome = choice
        ? await replacePoster(ctx, id, choice)
        : invalid({ file: texts.posterMissing });
      const href = backTo(request, showHref(id));
      if (href !== showHref(id)) return answer(outcome, request, href);
      return answer(outcome, request, href, (errors) =>
        loadStreamPage(ctx, id, { errors: renamed(errors, { file: 'poster', imageId: 'poster' }) }),
      );
    },
  );
};

const posterChoice = (
  { imageId, second }: { readonly imageId?: string; readonly second?: string },
  file: AsyncIterable<Uint8Array> | undefined,
): PosterChoice | undefined => {
  if (file) return { file };
  const id = parseId(imageId);
  if (id !== undefined) return { imageId: id };
  return second?.trim() ? { second: Number(second.replace(',', '.')) } : undefined;
};

/** Two forms of the page have a field called `file`. */
const renamed = (errors: FieldErrors, names: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [names[name] ?? name, text]));

const showHref = (id: number) => url(streamPaths.show, { id });

/** Returns the address of the list in which one sees what one looks after. */
const listHref = async (ctx: Ctx, id: number): Promise<string> => {
  const isOwn = (await findStream(ctx, id))?.ownerId === ctx.viewer.id;
  return url(isOwn ? streamPaths.list : streamPaths.admin, {});
};

/** Forms of the desk lead back to it, as it was filtered. */
const backTo = ({ headers }: FastifyRequest, usual: string): string => {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return usual;
  const { pathname, search } = new URL(referer);
  const desk = url(streamPaths.admin, {});
  return pathname === desk || pathname.startsWith(`${desk}/`) ? pathname + search : usual;
};

/** What is wrong is said on this page, or else by a word on the one it leads to. */
const answer = (
  outcome: EditOutcome,
  request: FastifyRequest,
  href: string,
  again?: (errors: FieldErrors) => Promise<PageAnswer>,
) => {
  if (outcome.kind === 'done') return succeed(request, href, outcome.text);
  const { errors } = outcome;
  const [msg] = Object.values(errors);
  return fail(
    request,
    badInput(errors, msg),
    (): Promise<PageAnswer> | RedirectAnswer =>
      again?.(errors) ?? seeOther(href, flash('warning', msg ?? '')),
  );
};
