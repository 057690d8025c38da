// Does work side by side, of which nothing is under way any more as soon as it is over.

/** Does the same as `Promise.all`, but tells what fails only when all else has ended, too. */
export const allEnded = async <T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
