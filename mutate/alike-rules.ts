// Places in rules and policies where a slip of the hand changes nothing that anybody could see; those of the kernel are in alike.ts.
export interface AlikePlace {
  readonly path: string;
  /** What stands on the line with the mistake. */
  readonly line: string;
  /** What the mistake writes there; without it, any on the line. */
  readonly becomes?: string;
  readonly why: string;
}

export const ALIKE_RULES: readonly AlikePlace[] = [
  {
    path: 'src/bundles/editor/rules.ts',
    line: 'const language = locale.slice(0, 2)',
    why: 'There is German only, whatever is asked for.',
  },
  {
    path: 'src/bundles/editor/rules.ts',
    line: 'LANGUAGES.find((known) => known === language)',
    why: 'There is German only, whatever is asked for.',
  },
  {
    path: 'src/bundles/rich-text/rules/bbcode.ts',
    line: 'reading.closings.get(tag) ?? -1',
    why: 'No content begins before the third sign, so that any number below it says that nothing is known.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'if (hour < HOURLY_STEPS) return hour;',
    becomes: '<=',
    why: 'At two days to the millisecond both ways of counting give the same step.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'publishedAt > now ? 0',
    becomes: '>=',
    why: 'At its first millisecond a piece is in its first step either way.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'steps <= HOURLY_STEPS ? steps * HOUR_MS',
    becomes: '<',
    why: 'Forty-eight hours are two days.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'step < HOURLY_STEPS ? Math.floor',
    becomes: '<=',
    why: 'The first step after two days belongs to the third one either way.',
  },
  {
    path: 'src/bundles/audience/rules.ts',
    line: 'if (ratio > 1 / 1.15)',
    becomes: '>=',
    why: 'No two whole numbers have this ratio exactly.',
  },
  {
    path: 'src/bundles/events/series/rules/occasions.ts',
    line: 'const over = overAt({ startsAt, endsAt: endsAt ?? null',
    becomes: '(endsAt)',
    why: 'An end that can’t be read is none either way.',
  },
  {
    path: 'src/bundles/events/series/rules/changes.ts',
    line: 'Number(instead.series > at)',
    becomes: '>=',
    why: 'The series itself has been dealt with before.',
  },
  {
    path: 'src/bundles/moderation/deciding/rules.ts',
    line: 'if (!measure || Object.keys(errors).length > 0) return invalid(errors);',
    becomes: '(Object.keys(errors).length > 0)',
    why: 'That a measure is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: 'if (homeId !== null && placeIds.includes(homeId))',
    becomes: '(placeIds.includes(homeId))',
    why: 'No place of a piece is null.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: 'const days = readDays.get(categoryId) ?? 0;',
    becomes: '(readDays.get(categoryId))',
    why: 'Undefined is no number of days that would be enough either.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: '(a.type < b.type ? 1 : -1)',
    becomes: '(2)',
    why: 'Whoever sorts asks only which of two comes first.',
  },
  {
    path: 'src/bundles/recommendations/rules.ts',
    line: '(a.type < b.type ? 1 : -1)',
    becomes: '<=',
    why: 'Two pieces of one kind have different numbers, and are told apart by these.',
  },
  {
    path: 'src/bundles/rich-text/rules.ts',
    line: 'if (!url || !hasSignIn(href)) return href;',
    becomes: '(!hasSignIn(href))',
    why: 'What is no address signs nobody in; it is asked again for the type.',
  },
  {
    path: 'src/bundles/rich-text/rules.ts',
    line: 'toPlainText(document).match(/\\S*[\\p{L}\\p{N}]\\S*/gu)?.length ?? 0;',
    becomes: '(1)',
    why: 'One word takes no longer to read than none.',
  },
  {
    path: 'src/bundles/writing/rules/merge.ts',
    line: 'blocks.slice(at + 1).some((block) =>',
    becomes: '(0)',
    why: 'The mark itself is none of the blocks that are looked for.',
  },
  {
    path: 'src/bundles/moderation/reporting/rules.ts',
    line: 'if (!category || Object.keys(errors).length > 0) return invalid(errors);',
    becomes: '(Object.keys(errors).length > 0)',
    why: 'That a category is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/newsletters/rules.ts',
    line: 'const DAYS_LOOKED_AT',
    why: 'Within a week and a day one is due; none is looked at behind it.',
  },
  {
    path: 'src/bundles/newsletters/rules.ts',
    line: 'ahead < DAYS_LOOKED_AT',
    becomes: '<=',
    why: 'Within a week and a day one is due; none is looked at behind it.',
  },
  {
    path: 'src/bundles/gates/rules/words.ts',
    line: 'if (words.length === 0) return undefined;',
    becomes: ';',
    why: 'Among no words none is found.',
  },
  {
    path: 'src/bundles/users/policy.ts',
    line: '(suspendedUntil !== null && suspendedUntil > now)',
    becomes: '(suspendedUntil > now)',
    why: 'Null is later than no moment.',
  },
  {
    path: 'src/bundles/users/policy.ts',
    line: 'return person.suspendedUntil && person.suspendedUntil > now ?',
    becomes: '(person.suspendedUntil > now)',
    why: 'Null is later than no moment.',
  },
  {
    path: 'src/bundles/moderation/appeals/rules.ts',
    line: 'return known && Object.keys(errors).length === 0',
    becomes: '(Object.keys(errors).length === 0)',
    why: 'That an outcome is missing is one of the errors; it is asked again for the type.',
  },
  {
    path: 'src/bundles/operations/backups/rules.ts',
    line: "export const nameOf = (at: Date, number = 1, host = '')",
    becomes: '(0)',
    why: 'Neither the first nor none before it has a number in its name.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: 'one === other || canonical(one) === canonical(other)',
    becomes: '(canonical(one) === canonical(other))',
    why: 'What is the very same has the same text.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: '(a < b ? -1 : 1)',
    becomes: '(2)',
    why: 'Whoever sorts asks only which of two comes first.',
  },
  {
    path: 'src/bundles/writing/rules/same.ts',
    line: '(a < b ? -1 : 1)',
    becomes: '<=',
    why: 'No two keys of a value are the same.',
  },
  {
    path: 'src/bundles/subscriptions/rules.ts',
    line: 'return type && followable.includes(type) && isId(id)',
    becomes: '(followable.includes(type))',
    why: 'Nothing of no type can be followed; it is asked for the type.',
  },
  {
    path: 'src/bundles/events/series/rules/german-days.ts',
    line: 'Array.from({ length: 9 }',
    why: 'Of nine years one has a leap day at least; who looks at more of them finds the same.',
  },
];
