// Only JSON may cross from server to browser, and nothing else. Browser-safe.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * T itself when it is made of JSON only; functions, dates, maps and undefined become `never`, so that handing
 * them to an island doesn't compile. Optional properties are allowed, since JSON leaves them out.
 */
export type JsonOnly<T> = T extends Json
  ? T
  : T extends ((...args: never) => unknown) | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : T extends readonly unknown[]
      ? { [K in keyof T]: JsonOnly<T[K]> }
      : T extends object
        ? {
            [K in keyof T]: JsonOnly<Exclude<T[K], undefined>> | (undefined extends T[K] ? undefined : never);
          }
        : never;
