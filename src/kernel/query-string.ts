// The query of an address. Fastify reads it before any hook, where an exception would be nobody's: what is wrong with it
// is kept until somebody can be told.
import { parseParameters } from './parameters.ts';

const BROKEN = Symbol('what is wrong with the query');

type Query = Record<string | symbol, unknown>;

/** The parameters, or what is wrong with them, see `faultOf`. */
export const parseQuery = (text: string): Query => {
  try {
    return parseParameters(text);
  } catch (error) {
    return { [BROKEN]: error };
  }
};

/** The error that reading the query came to; undefined when it could be read. */
export const faultOf = (query: unknown): unknown => (query as Query)[BROKEN];
