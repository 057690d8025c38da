// By mount() a bundle puts a route on the portal. Fastify validates; the handler gets a ctx and returns an answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Answer, seeOther } from './answers.ts';
import type { Ctx } from './ctx.ts';
import { forbidden, badRequest, unauthorised } from './errors.ts';
import { acceptUploads, withUpload } from './multipart.ts';
import type { UploadOptions, UploadedFile } from './multipart.ts';
import type { RoutePath } from './named-routes.ts';
import { isSafeMethod } from './origin-check.ts';
import type { Portal } from './portal.ts';
import { oncePerBundles, prepareWork } from './bundle.ts';
import { guestCtx, pathOf, requestCtx } from './request-ctx.ts';
import { routerPattern, routerPatternWithFormat } from './route-registry.ts';
import { defaultFormatAt, wantsPage } from './reply.ts';
import type { Access, ErrorDetails, RouteSettings, ResponseFormat } from './route-settings.ts';
import { sendAnswer } from './send.ts';
import * as texts from './texts.ts';
import { hasRole, isSignedIn, refusalInWords, refusalToAct } from './viewer.ts';
import type { Viewer } from './viewer.ts';

/** The app as bundles see it. */
export interface Routes {
  readonly http: FastifyInstance;
  readonly portal: Portal;
}

export type Format = 'json' | 'html';

export interface MountOptions<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly respondsWith?: ResponseFormat;
  /**
   * What an unsafe call meets of somebody who is suspended or hasn't agreed to the terms: refused at the door by
   * default; 'explain' by the handler in its own words; 'allow', such as for signing out. contract.md 16.6
   */
  readonly whenRestricted?: 'refuse' | 'explain' | 'allow';
  /** Whether it is answered also beyond capacity: health checks, and the files that pages need. */
  readonly isVital?: boolean;
  /** The answer goes on until the reader leaves. */
  readonly isLasting?: boolean;
  /** Takes forms with a file; without it they are answered with 415. */
  readonly upload?: UploadOptions;
  /** What errors of the route hold in JSON beside status and msg, where a contract demands another shape. */
  readonly errorDetails?: ErrorDetails;
  /** The media type whose body the handler reads from `request.raw` itself, whatever its length. */
  readonly streams?: string;
  /** A body of whatever type is let in; what is neither a form nor JSON is dropped, since the address says all. RFC 8058 */
  readonly takesAnyBody?: boolean;
  /** The query names that the page depends on, all others are ignored; where this is given, anonymous answers may be kept. */
  readonly cache?: readonly string[];
}

export interface Call<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly ctx: Ctx;
  readonly params: Static<P>;
  readonly query: Static<Q>;
  readonly body: Static<B>;
  /** The file of a form, on a route with `upload`; undefined when none was chosen. Gone when the handler is done. */
  readonly upload: UploadedFile | undefined;
  readonly format: Format;
  /** A form was sent by a browser without JavaScript: it wants a page, not JSON. contract.md 11.1 */
  readonly wantsPage: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<P extends TSchema, Q extends TSchema, B extends TSchema> = (
  call: Call<P, Q, B>,
) => Promise<unknown>;

/** Puts a route on the portal under its name, also with format suffix when its path says so. */
export const mount = <P extends TSchema, Q extends TSchema, B extends TSchema>(
  app: Routes,
  route: RoutePath,
  options: MountOptions<P, Q, B>,
  handler: Handler<P, Q, B>,
): void => {
  app.portal.routes.add(route);
  const settings: RouteSettings = {
    route,
    access: options.access,
    respondsWith: options.respondsWith ?? defaultFormatAt(route.template),
    whenRestricted: options.whenRestricted ?? 'refuse',
    isVital: options.isVital ?? false,
    isLasting: options.isLasting ?? false,
    takesUploads: options.upload !== undefined || options.streams !== undefined,
    errorDetails: options.errorDetails,
    cache: options.cache,
  };
  const schema = {
    ...(options.params && { params: options.params }),
    ...(options.query && { querystring: options.query }),
    ...(options.body && { body: options.body }),
  };
  const patterns = [
    routerPattern(route.template),
    ...(route.formats ? [routerPatternWithFormat(route.template)] : []),
  ];
  const addTo = (http: FastifyInstance) => {
    for (const url of patterns)
      http.route({
        url,
        method: [...route.methods],
        config: { litfass: settings },
        schema,
        handler: (request, reply) =>
          sendAnswer(app.portal, request, reply, () => handle(request, reply, settings, handler)),
      });
  };
  const { upload, streams, takesAnyBody } = options;
  const unread = takesAnyBody ? '*' : streams;
  if (unread)
    return void app.http.register(async (scope) => {
      scope.addContentTypeParser(unread, (_request, _body, done) => done(null));
      addTo(scope);
    });
  if (!upload) return addTo(app.http);
  void app.http.register(async (scope) => {
    await acceptUploads(scope, upload, async (request) =>
      authorize((await requestCtx(request)).viewer, settings, request.method),
    );
    addTo(scope);
  });
};

const handle = async <P extends TSchema, Q extends TSchema, B extends TSchema>(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: RouteSettings,
  handler: Handler<P, Q, B>,
): Promise<unknown> => {
  const ctx = settings.access === 'token' ? guestCtx(request) : await requestCtx(request);
  await prepareWork(ctx);
  const detour = await findDetour(ctx, request, settings);
  if (detour) return detour;
  authorize(ctx.viewer, settings, request.method);
  const answer = await withUpload(request, (upload) =>
    handler({
      ctx,
      params: request.params as Static<P>,
      query: request.query as Static<Q>,
      body: request.body as Static<B>,
      upload,
      format: settings.route.formats ? formatOf(request) : 'json',
      wantsPage: wantsPage(request),
      request,
      reply,
    }),
  );
  return answer instanceof Answer ? answer : (answer ?? {});
};

/** Pages lead elsewhere until the portal is set up, or until the reader has done what is asked of them. */
const detoursOf = oncePerBundles((bundles) => bundles.flatMap(({ detour }) => detour ?? []));

const findDetour = async (ctx: Ctx, request: FastifyRequest, { respondsWith }: RouteSettings) => {
  if (respondsWith !== 'page' || !isSafeMethod(request.method) || isPartOfPage(request)) return undefined;
  const asked = pathOf(request);
  for (const detour of detoursOf(ctx.portal.bundles)) {
    const path = await detour(ctx, asked, request.url);
    if (path && path !== asked) return seeOther(path);
  }
  return undefined;
};

/**
 * Says whether a request is for a part of a page: browsers say so of pictures, feeds and calls of scripts; of a page they say
 * „document“.
 */
const isPartOfPage = ({ headers }: FastifyRequest) =>
  !['document', undefined].includes(headers['sec-fetch-dest'] as string | undefined);

const authorize = (viewer: Viewer, { access, whenRestricted }: RouteSettings, method: string) => {
  if (access === 'token') return;
  if (whenRestricted === 'refuse' && !isSafeMethod(method)) {
    const refusal = refusalToAct(viewer);
    if (refusal === 'suspended') throw forbidden(texts.suspended);
    if (refusal === 'agreementOwed')
      throw forbidden(refusalInWords(viewer, { agreementOwed: texts.agreementOwed }, refusal));
    if (refusal === 'factorOwed') throw forbidden(texts.factorOwed);
  }
  if (access === 'anyone') return;
  if (!isSignedIn(viewer)) throw unauthorised();
  if (access !== 'signed-in' && !viewer.roles.some((grant) => hasRole(viewer, access, grant.locationPath)))
    throw forbidden();
};

const formatOf = (request: FastifyRequest): Format => {
  const suffix = (request.params as { format?: Format }).format;
  const wished = (request.query as { _format?: unknown })._format;
  if (suffix) return suffix;
  if (wished === undefined || wished === 'json') return 'json';
  if (wished === 'html') return 'html';
  throw badRequest(texts.unknownFormat, { _format: texts.unknownFormat });
};
