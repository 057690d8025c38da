// Says what the fields of all kinds are called, by their name in the content.
import * as texts from './texts.ts';

export const fieldNames: Readonly<Record<string, string>> = {
  locationId: texts.place,
  categoryId: texts.category,
  tags: texts.tags,
};
