// Everything that goes wrong without being foreseen by the contract, one factory per situation.
// One handler (error-handler.ts) turns these into a German page, a fragment or JSON. contract.md 11.2
import * as texts from './texts.ts';

/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface HttpErrorDetails {
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number;
}

/** An error with the status and the German sentence that the reader gets. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, msg: string, details: HttpErrorDetails = {}) {
    super(msg);
    this.name = 'HttpError';
    this.status = status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export const notFound = (msg = texts.notFound) => new HttpError(404, msg);
export const gone = (msg = texts.gone) => new HttpError(410, msg);
export const unauthorised = (msg = texts.unauthorised) => new HttpError(401, msg);
export const forbidden = (msg = texts.unauthorised) => new HttpError(403, msg);
/** Whoever may not see a thing gets the answer for one that isn't there: which ids exist is nobody else's business. */
export const forbiddenIfSeen = (isSeen: boolean) => (isSeen ? forbidden() : notFound());
export const badRequest = (msg = texts.badInput, errors?: FieldErrors) =>
  new HttpError(400, msg, errors ? { errors } : {});
export const badInput = (errors: FieldErrors, msg = texts.badInput) => new HttpError(422, msg, { errors });
export const conflict = (msg = texts.conflict) => new HttpError(409, msg);
export const tooLarge = (msg = texts.tooLarge) => new HttpError(413, msg);
export const tooMany = (retryAfterSeconds: number, msg = texts.tooMany) =>
  new HttpError(429, msg, { retryAfterSeconds });
export const unavailable = (retryAfterSeconds = 5, msg = texts.unavailable) =>
  new HttpError(503, msg, { retryAfterSeconds });
