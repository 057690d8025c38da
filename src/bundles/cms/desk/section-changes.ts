// Finds what two versions of a page have changed, section by section. A section is known again by its key.
import type { Ctx } from '#kernel/ctx.ts';
import { listSectionKinds } from '#kernel/page-sections.ts';
import type { SectionKind } from '#kernel/page-sections.ts';
import { compareTexts, compareWords } from '#bundles/writing/public.ts';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import type { StoredSection } from '../sections/stored.ts';
import { isTextSection } from '../sections/text-data.ts';
import * as texts from './texts.ts';

type Sections = readonly StoredSection[];

/** Returns the changes in the order of the newer version; what it doesn't have any more comes last. */
export const sectionChanges = async (ctx: Ctx, before: Sections, after: Sections): Promise<FieldChange[]> => {
  const kinds = new Map((await listSectionKinds(ctx)).map((kind) => [kind.type, kind]));
  const nameOf = (section: StoredSection, at: number) =>
    texts.sectionTitle(at + 1, kinds.get(section.type)?.name ?? texts.sectionOff);
  const older = new Map(before.map((section) => [idOf(section), section]));
  const newer = new Set(after.map(idOf));
  const places = { before: placesOf(before, newer), after: placesOf(after, older) };
  const changes = await Promise.all([
    ...after.map(async (section, at) => {
      const id = idOf(section);
      const old = older.get(id);
      const name = nameOf(section, at);
      if (!old) return contentChanges(ctx, texts.sectionAdded(name), kinds, [undefined, section]);
      const moved = movedChange(name, places.before.get(id), places.after.get(id));
      return [...moved, ...(await contentChanges(ctx, name, kinds, [old, section]))];
    }),
    ...before.map(async (section, at) => {
      if (newer.has(idOf(section))) return [];
      return contentChanges(ctx, texts.sectionRemoved(nameOf(section, at)), kinds, [section, undefined]);
    }),
  ]);
  return changes.flat();
};

const idOf = ({ key, type }: StoredSection) => `${key}:${type}`;

/** Finds where the sections stand that both versions have, counted among these alone. */
const placesOf = (sections: Sections, others: { readonly has: (id: string) => boolean }) =>
  new Map(
    sections
      .map(idOf)
      .filter((id) => others.has(id))
      .map((id, at) => [id, at + 1]),
  );

const movedChange = (name: string, from = 0, to = 0): FieldChange[] =>
  from === to
    ? []
    : [
        {
          name: texts.sectionMoved(name),
          kind: 'words',
          words: compareWords(texts.sectionAt(from), texts.sectionAt(to)),
        },
      ];

type Pair = readonly [StoredSection | undefined, StoredSection | undefined];

const contentChanges = async (
  ctx: Ctx,
  name: string,
  kinds: ReadonlyMap<string, SectionKind>,
  pair: Pair,
): Promise<FieldChange[]> => {
  if (pair.every((section) => !section || isTextSection(section))) return textChanges(name, pair);
  const [before, after] = await Promise.all(pair.map((section) => wordsOf(ctx, kinds, section)));
  const labels = [...new Set([...before!.keys(), ...after!.keys()])];
  return labels.flatMap((label): FieldChange[] => {
    const [old = '', young = ''] = [before!.get(label), after!.get(label)];
    if (old === young) return [];
    return [{ name: texts.fieldOf(name, label), kind: 'words', words: compareWords(old, young) }];
  });
};

const textChanges = (name: string, pair: Pair): FieldChange[] => {
  const [before, after] = pair.map((section) =>
    section && isTextSection(section) ? section.data.document : { content: [] },
  );
  const blocks = compareTexts(before!, after!);
  return blocks.length > 0 ? [{ name, kind: 'text', blocks }] : [];
};

/** Returns what stands in the fields of a section, by their labels. */
const wordsOf = async (
  ctx: Ctx,
  kinds: ReadonlyMap<string, SectionKind>,
  section: StoredSection | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const kind = section && kinds.get(section.type);
  if (!kind) return new Map();
  const fields = await kind.fields(ctx, await kind.toTyped(ctx, section.data));
  return new Map(
    fields.map((field) => {
      const chosen = field.kind === 'select' && field.options.find(({ value }) => value === field.value);
      return [field.label, chosen ? chosen.name : field.value];
    }),
  );
};
