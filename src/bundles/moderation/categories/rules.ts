// Says what a browser knows to be missing where somebody says why they take something away.
import * as texts from './texts.ts';

export const missingIn = ({
  category,
  reason,
}: {
  readonly category: string;
  readonly reason: string;
}): Readonly<Record<string, string>> => ({
  ...(category === '' && { category: texts.categoryMissing }),
  ...(reason === '' && { reason: texts.reasonMissing }),
});
