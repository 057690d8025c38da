// What the list „Druckreif“ asks of every kind alike.
import type { CheckedDraft } from '../../rules/checklist.ts';
import type { CommonContent } from '../../views.ts';
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
