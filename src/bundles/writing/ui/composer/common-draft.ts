// Says what the list „Druckreif“ asks of every kind alike, and what every kind needs.
import type { CheckedDraft, Need } from '../../rules/checklist.ts';
import type { CommonContent } from '../../views.ts';
import * as texts from './texts.ts';
import type { LiveManuscript } from './use-manuscript.ts';

type CommonDraft = Pick<CheckedDraft, 'hasPlace' | 'hasCategory' | 'tagCount' | 'problemCount'>;

export const commonDraft = <Content extends CommonContent>({
  content,
  writing,
}: LiveManuscript<Content>): CommonDraft => ({
  hasPlace: content.locationId !== null,
  hasCategory: content.categoryId !== null,
  tagCount: content.tags.length,
  problemCount: writing.problems?.items.length ?? 0,
});

export const commonNeeds = ({ locationId, categoryId }: CommonContent): readonly Need[] => [
  { field: 'locationId', name: texts.place, isThere: locationId !== null },
  { field: 'categoryId', name: texts.category, isThere: categoryId !== null },
];
