// Shows the sections of a page as their form has them: the fields of each, by its kind.
import type { Ctx } from '#kernel/ctx.ts';
import { listSectionKinds } from '#kernel/page-sections.ts';
import type { SectionKind } from '#kernel/page-sections.ts';
import { sectionFieldName } from '../sections/stored.ts';
import type { StoredSection } from '../sections/stored.ts';
import * as texts from './texts.ts';
import type { TypedPageSection } from './typed-sections.ts';
import { nextKey } from './arranging.ts';
import { orderOf } from './typed-sections.ts';
import type { SectionFieldView, SectionFormView, SectionsFormView } from './views.ts';

/** Returns the sections of a version, as a form begins with them. */
export const toTypedSections = async (
  ctx: Ctx,
  sections: readonly StoredSection[],
): Promise<readonly TypedPageSection[]> => {
  const kinds = new Map((await listSectionKinds(ctx)).map((kind) => [kind.type, kind]));
  return Promise.all(
    sections.map(async ({ key, type, data }) => ({
      key,
      type,
      typed: (await kinds.get(type)?.toTyped(ctx, data)) ?? {},
      isRemoved: false,
    })),
  );
};

export const loadSectionForms = async (
  ctx: Ctx,
  sections: readonly TypedPageSection[],
  errors: Readonly<Record<string, string>>,
): Promise<SectionsFormView> => {
  const kinds = await listSectionKinds(ctx);
  const shown = sections.filter(({ isRemoved }) => !isRemoved).map(({ key }) => key);
  const forms = await Promise.all(
    sections.map(async (section): Promise<SectionFormView> => {
      const kind = kinds.find(({ type }) => type === section.type);
      const at = shown.indexOf(section.key);
      return {
        key: section.key,
        id: sectionId(section.key),
        number: at + 1,
        name: kind?.name ?? texts.sectionOff,
        help: kind ? null : texts.sectionOffHelp,
        isRemoved: section.isRemoved,
        canGoUp: at > 0,
        canGoDown: at >= 0 && at < shown.length - 1,
        fields: kind && !section.isRemoved ? await loadFields(ctx, kind, section, errors) : [],
        hidden: section.isRemoved
          ? Object.entries(section.typed).map(([field, value]) => ({
              name: sectionFieldName(section.key, field),
              value,
            }))
          : [],
      };
    }),
  );
  return {
    order: orderOf(sections),
    forms,
    nextId: sectionId(nextKey(sections)),
    offers: kinds.map(({ type, name, help }) => ({ type, name, help })),
    error: errors['sections'] ?? null,
    labels: Object.fromEntries(
      forms.flatMap(({ number, name, fields }) =>
        fields.map((field) => [field.name, texts.fieldOfSection(number, name, field.label)]),
      ),
    ),
  };
};

const sectionId = (key: number) => `abschnitt-${key}`;

const loadFields = async (
  ctx: Ctx,
  kind: SectionKind,
  { key, typed }: TypedPageSection,
  errors: Readonly<Record<string, string>>,
): Promise<readonly SectionFieldView[]> => {
  const nameOf = (field: string) => sectionFieldName(key, field);
  return (await kind.fields(ctx, typed)).map((field): SectionFieldView => {
    const name = nameOf(field.name);
    const error = errors[name];
    const common = { name, label: field.label, help: field.help, error };
    if (field.kind === 'drawn') return { ...common, kind: 'drawn', element: field.draw({ nameOf, error }) };
    if (field.kind === 'select')
      return { ...common, kind: 'select', value: field.value, options: field.options };
    const { value, maxLength, isOptional = false } = field;
    return { ...common, kind: field.kind, value, maxLength, isOptional };
  });
};
