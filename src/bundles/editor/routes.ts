// Serves the editor's calls. contract.md 7, 11.2, 13
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handleError, toRefusal } from '#kernel/error-handler.ts';
import { HttpError } from '#kernel/errors.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { IMAGE_UPLOAD } from '#bundles/media/public.ts';
import { checkEmbed } from './check-embed.ts';
import { EMBED_LIMIT, FETCH_LIMIT, PASTE_LIMIT, SEARCH_LIMIT } from './constants.ts';
import * as input from './input.ts';
import { readPasted } from './paste.ts';
import { editorPaths } from './paths.ts';
import { searchPieces } from './search-pieces.ts';
import { importFile, importFromAddress } from './text-pictures.ts';
import type { PictureOutcome } from './text-pictures.ts';
import * as texts from './texts.ts';
import type { PictureAnswer } from './views.ts';

export const routes = (app: Routes): void => {
  void app.http.register(async (http) => {
    http.setErrorHandler(explainRefusal);
    mountPictures({ ...app, http });
  });
  mountPasting(app);
  mountEmbedding(app);
};

const mountPictures = (app: Routes) => {
  const upload = { body: input.UploadBody, upload: IMAGE_UPLOAD };
  mount(app, editorPaths.upload, { access: 'signed-in', ...upload }, async ({ ctx, body, upload }) => {
    if (!upload) return refusalOf(texts.fileMissing);
    return answerOf(await importFile(ctx, { ...upload, isOwn: true }, boxOf(body)));
  });

  const fetched = { body: input.FetchBody };
  mount(app, editorPaths.fetchImage, { access: 'signed-in', ...fetched }, async ({ ctx, body }) => {
    await limitAttempts(ctx, `editor-fetch:${ctx.viewer.id}`, FETCH_LIMIT);
    return answerOf(await importFromAddress(ctx, body.url.trim(), { box: boxOf(body) }));
  });
};

const mountPasting = (app: Routes) => {
  const door = { body: input.PasteBody };
  mount(app, editorPaths.importHtml, { access: 'signed-in', ...door }, async ({ ctx, body }) => {
    await limitAttempts(ctx, `editor-paste:${ctx.viewer.id}`, PASTE_LIMIT);
    return readPasted(ctx, body);
  });
};

const mountEmbedding = (app: Routes) => {
  const search = { query: input.SearchQuery };
  mount(app, editorPaths.searchPieces, { access: 'signed-in', ...search }, async ({ ctx, query }) => {
    await limitAttempts(ctx, `editor-search:${ctx.viewer.id}`, SEARCH_LIMIT);
    return { items: await searchPieces(ctx, query.q) };
  });

  const door = { body: input.EmbedBody };
  mount(app, editorPaths.checkEmbed, { access: 'signed-in', ...door }, async ({ ctx, body }) => {
    await limitAttempts(ctx, `editor-embed:${ctx.viewer.id}`, EMBED_LIMIT);
    const outcome = await checkEmbed(ctx, { src: body.src, onlyVideo: body.onlyVideo === 1 });
    if (outcome.kind === 'refused') throw new HttpError(422, outcome.text);
    return outcome.answer;
  });
};

const boxOf = ({ maxwidth, maxheight }: { readonly maxwidth: number; readonly maxheight: number }) => ({
  width: maxwidth,
  height: maxheight,
});

const answerOf = (outcome: PictureOutcome): PictureAnswer =>
  outcome.kind === 'imported' ? { status: 1, msg: texts.done, ...outcome.image } : refusalOf(outcome.text);

const refusalOf = (msg: string): PictureAnswer => ({ status: 0, msg });

/** Whatever refuses a picture, the answer is 200 with status 0; what is our own fault stays an error. contract.md 11.2 */
const explainRefusal = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { status, msg, retryAfterSeconds } = toRefusal(error);
  if (status >= 500) return handleError(error, request, reply);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  const answer = { ...refusalOf(msg), ...(status === 401 && { login: true }) };
  return reply.code(200).header('cache-control', 'no-store').send(answer);
};
