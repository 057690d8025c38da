// Goes through much a few at a time.

/** Gives each in its turn, so many at once; fewer of those that weigh more than one. */
export async function* inBatches<T>(
  of: AsyncIterable<T> | Iterable<T>,
  size: number,
  weightOf: (one: T) => number = () => 1,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let weight = 0;
  for await (const one of of) {
    batch.push(one);
    weight += weightOf(one);
    if (weight < size) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}
