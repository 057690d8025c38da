// Reads the query of an address. Fastify does so before any hook, where an exception would be nobody's: what is wrong with it
// is kept until somebody can be told.
import { parseParameters } from './parameters.ts';

const BROKEN = Symbol('what is wrong with the query');

type Query = Record<string | symbol, unknown>;

/** Returns the parameters, or what is wrong with them, see `faultOf`. */
export const parseQuery = (text: string): Query => {
  try {
    return parseParameters(text);
  } catch (error) {
    return { [BROKEN]: error };
  }
};

/** Returns the error that reading the query came to; undefined when it could be read. */
export const faultOf = (query: unknown): unknown => (query as Query)[BROKEN];
