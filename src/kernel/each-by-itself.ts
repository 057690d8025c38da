// Does something with each of many, so that what goes wrong with one of them keeps none of the others waiting.

/** The most failures that are kept: where the database is away, each of thousands fails alike. */
const MOST_KEPT = 20;

/**
 * Returns what came of each. What went wrong is thrown once all have had their turn, so that the job that does it fails, is seen to
 * fail, and is tried again.
 */
export const eachByItself = async <T, R>(
  all: Iterable<T>,
  work: (one: T) => Promise<R>,
): Promise<readonly R[]> => {
  const results: R[] = [];
  const failures: unknown[] = [];
  for (const one of all)
    try {
      results.push(await work(one));
    } catch (error) {
      if (failures.length < MOST_KEPT) failures.push(error);
    }
  if (failures.length > 1) throw new AggregateError(failures, 'some of it could not be done');
  if (failures.length === 1) throw failures[0];
  return results;
};
