// Checks of what requests bring with them, compiled from their schemas.
import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';

type ValidatorCompiler = NonNullable<FastifyInstance['validatorCompiler']>;
type Check = ReturnType<ValidatorCompiler>;

/** Whether each schema is one is asked by tests: what asks it is compiled itself, longer than any of ours, and the first reader would wait for it. */
const validateSchema = !import.meta.env.PROD;

const OPTIONS = {
  customOptions: { allErrors: true, coerceTypes: true, removeAdditional: true, validateSchema },
} as const;

let compiler: ValidatorCompiler | undefined;

/** The checks by what a schema says: bundles make some of theirs anew for each server, of which tests make hundreds. */
const compiled = new Map<string, Check>();

const compileOnce = (part: Parameters<ValidatorCompiler>[0]): Check => {
  const key = JSON.stringify(part.schema);
  compiler ??= AjvCompiler()({}, OPTIONS) as ValidatorCompiler;
  const check = compiled.get(key) ?? compiler(part);
  compiled.set(key, check);
  return check;
};

/**
 * Returns the check that a schema stands for, compiled when it is needed first: all of a portal's took a third of its start,
 * and most are of pages that few ask for. A schema that can't be compiled is found by the first request, which `fuzz.test.ts`
 * sends to each route.
 */
export const checkInput: ValidatorCompiler = (part) => {
  let known: Check | undefined;
  const check: Check = (data) => {
    known ??= compileOnce(part);
    const result = known(data);
    // Fastify reads the errors from the function that it has called.
    check.errors = known.errors ?? null;
    return result;
  };
  return check;
};
