// A mounted route says this of itself, as hooks, the error handler and whoever sends its answer read it.
import type { FastifyRequest } from 'fastify';
import type { RoutePath } from './named-routes.ts';
import type { Role } from './viewer.ts';

/**
 * Who gets past the door; the policy of the object is asked behind it.
 * 'anyone' · 'signed-in' · a role held anywhere · 'token' = the route authenticates by itself and ignores cookies.
 */
export type Access = 'anyone' | 'signed-in' | 'token' | Role;

/** What the route's errors look like: by default JSON below /ajax/, /pub-api/, and pages elsewhere. */
export type ResponseFormat = 'page' | 'json';

/** Details of an error; `upload` is what the sender calls the file, empty without one. */
export type ErrorDetails = (refusal: { readonly msg: string }, upload: string) => object;

/** Settings of a mounted route that hooks and the error handler read. */
export interface RouteSettings {
  readonly route: RoutePath;
  readonly access: Access;
  readonly respondsWith: ResponseFormat;
  readonly whenRestricted: 'refuse' | 'explain' | 'allow';
  readonly isVital: boolean;
  /** The answer goes on until the reader leaves; it doesn't count as work under way. */
  readonly isLasting: boolean;
  readonly takesUploads: boolean;
  readonly errorDetails: ErrorDetails | undefined;
  readonly cache: readonly string[] | undefined;
}

/** Returns the settings of the route that was found, undefined for unknown addresses. */
export const settingsOf = (request: FastifyRequest): RouteSettings | undefined =>
  (request.routeOptions.config as { litfass?: RouteSettings } | undefined)?.litfass;
