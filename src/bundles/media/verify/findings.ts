// Topic: what the comparison of rows and files finds, and how it is told.
import * as texts from './texts.ts';

export type Problem =
  | 'stuck'
  | 'sizesMissing'
  | 'originalMissing'
  | 'originalLength'
  | 'originalBroken'
  | 'everythingMissing'
  | 'pieceMissing'
  | 'orphan';

export interface Finding {
  readonly problem: Problem;
  /** „Bild 7“, or the key of a file that belongs to nothing. */
  readonly name: string;
  /** Such as the key of what is missing; may be empty. */
  readonly detail: string;
  readonly isRepaired: boolean;
}

export const toLine = ({ problem, name, detail, isRepaired }: Finding): string => {
  const line = texts.line(name, texts.problems[problem], detail);
  return isRepaired ? texts.repairedLine(line, texts.repairs[problem] ?? '') : line;
};

/** Each in its turn, so many at once. */
export async function* inBatches<T>(of: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of of) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
