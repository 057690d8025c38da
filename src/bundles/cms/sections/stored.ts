// These are the sections of a version: as they come in, as they are kept, and as readers see them.
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { listSectionKinds } from '#kernel/page-sections.ts';
import type { SectionKind, ShownSection, TypedSection } from '#kernel/page-sections.ts';
import { MAX_SECTIONS } from '../constants.ts';
import type { Heading } from '../contents.ts';
import * as texts from '../texts.ts';
import { isTextSection, withHeadings } from './text-data.ts';

/** A section as it stands in a version. */
export interface StoredSection {
  /** The key, unique on its page, so that a section is known again in another place. */
  readonly key: number;
  readonly type: string;
  /** What its kind keeps of it. */
  readonly data: object;
}

export interface SectionInput {
  readonly key: number;
  readonly type: string;
  readonly typed: TypedSection;
}

export interface CheckedSections {
  readonly sections: readonly StoredSection[];
  /** The headings of all texts, in their order. */
  readonly contents: readonly Heading[];
}

/** Returns the name in a form, and in errors, of a field of a section. */
export const sectionFieldName = (key: number, field: string): string => `s${key}.${field}`;

/** Checks the sections; one of a kind that is switched off stays as it is in `before`. */
export const checkSections = async (
  ctx: Ctx,
  inputs: readonly SectionInput[],
  before: readonly StoredSection[] = [],
): Promise<Checked<CheckedSections>> => {
  if (inputs.length === 0) return invalid({ sections: texts.sectionsMissing });
  if (inputs.length > MAX_SECTIONS) return invalid({ sections: texts.tooManySections(MAX_SECTIONS) });
  const kinds = await kindsByType(ctx);
  const outcomes = await Promise.all(
    inputs.map(async ({ key, type, typed }): Promise<Checked<StoredSection>> => {
      const kind = kinds.get(type);
      if (kind) return checkOne(ctx, kind, { key, type, typed });
      const kept = before.find((section) => section.key === key && section.type === type);
      return kept ? valid(kept) : invalid({ sections: texts.sectionUnknown });
    }),
  );
  const errors: FieldErrors = Object.assign(
    {},
    ...outcomes.map((outcome) => (outcome.kind === 'invalid' ? outcome.errors : {})),
  );
  if (Object.keys(errors).length > 0) return invalid(errors);
  return valid(withHeadings(outcomes.flatMap((outcome) => (outcome.kind === 'valid' ? outcome.value : []))));
};

const checkOne = async (
  ctx: Ctx,
  kind: SectionKind,
  { key, type, typed }: SectionInput,
): Promise<Checked<StoredSection>> => {
  const outcome = await kind.check(ctx, typed);
  if (outcome.kind === 'valid') return valid({ key, type, data: outcome.value });
  const named = Object.entries(outcome.errors).map(([field, text]) => [sectionFieldName(key, field), text]);
  return invalid(Object.fromEntries(named));
};

const kindsByType = async (ctx: Ctx): Promise<ReadonlyMap<string, SectionKind>> =>
  new Map((await listSectionKinds(ctx)).map((kind) => [kind.type, kind]));

export interface SectionOnPage extends ShownSection {
  readonly key: number;
  readonly isText: boolean;
}

/** Shows the sections in their order; each kind is asked once for all that the page has of it. */
export const showSections = async (
  ctx: Ctx,
  sections: readonly StoredSection[],
  owner: ContentRef,
): Promise<readonly SectionOnPage[]> => {
  const kinds = await kindsByType(ctx);
  const groups = [...Map.groupBy(sections, ({ type }) => type)];
  const shown = await Promise.all(
    groups.map(async ([type, group]) => {
      const found = await kinds.get(type)?.show(
        ctx,
        group.map(({ data }) => data),
        owner,
      );
      return group.flatMap(({ key }, at) => (found?.[at] ? [[key, found[at]] as const] : []));
    }),
  );
  const byKey = new Map(shown.flat());
  return sections.flatMap((section) => {
    const found = byKey.get(section.key);
    return found ? [{ ...found, key: section.key, isText: isTextSection(section) }] : [];
  });
};

/** Returns pictures and streams of a version, for those who keep account of them. */
export const mediaOf = async (
  ctx: Ctx,
  sections: readonly StoredSection[],
): Promise<{ readonly imageIds: readonly number[]; readonly streamIds: readonly number[] }> => {
  const kinds = await kindsByType(ctx);
  const media = sections.map(({ type, data }) => kinds.get(type)?.media(data) ?? {});
  return {
    imageIds: [...new Set(media.flatMap(({ imageIds = [] }) => imageIds))],
    streamIds: [...new Set(media.flatMap(({ streamIds = [] }) => streamIds))],
  };
};
