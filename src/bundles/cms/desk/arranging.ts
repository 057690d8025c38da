// Puts the sections of a page in order, by buttons of its form. Nothing is saved by it.
import { MAX_SECTIONS } from '../constants.ts';
import type { TypedPageSection } from './typed-sections.ts';

const ARRANGE = /^(up|down|remove|back|add):([a-z0-9-]{1,40})$/;

export const isArranging = (act: string): boolean => ARRANGE.test(act);

type Sections = readonly TypedPageSection[];

/**
 * Returns the sections as they stand afterwards; 'full' where there is no room for another one. What doesn't fit changes
 * nothing.
 */
export const arrange = (sections: Sections, act: string): Sections | 'full' => {
  const [, verb, subject = ''] = ARRANGE.exec(act) ?? [];
  if (verb === 'add')
    return isFull(sections)
      ? 'full'
      : [...sections, { key: nextKey(sections), type: subject, typed: {}, isRemoved: false }];
  const at = sections.findIndex(({ key }) => String(key) === subject);
  const section = sections[at];
  if (!section) return sections;
  switch (verb) {
    case 'up':
      return swapped(
        sections,
        at,
        sections.findLastIndex(({ isRemoved }, other) => other < at && !isRemoved),
      );
    case 'down':
      return swapped(
        sections,
        at,
        sections.findIndex(({ isRemoved }, other) => other > at && !isRemoved),
      );
    case 'remove':
      return sections.with(at, { ...section, isRemoved: true });
    default:
      return section.isRemoved && isFull(sections)
        ? 'full'
        : sections.with(at, { ...section, isRemoved: false });
  }
};

export const nextKey = (sections: Sections): number => Math.max(0, ...sections.map(({ key }) => key)) + 1;

const isFull = (sections: Sections) => sections.filter(({ isRemoved }) => !isRemoved).length >= MAX_SECTIONS;

const swapped = (sections: Sections, one: number, other: number): Sections =>
  sections[one] && sections[other]
    ? sections.with(one, sections[other]).with(other, sections[one])
    : sections;
