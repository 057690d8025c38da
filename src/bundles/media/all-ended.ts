// Topic: work side by side, of which nothing is under way any more as soon as it is over.

/** Like `Promise.all`, but what fails is told only when all else has ended, too. */
export const allEnded = async <T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
