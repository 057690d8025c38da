// The pages about the portal are made of these sections. Each kind is declared by the bundle whose things it shows; the bundle
// `cms` keeps them in the versions of its pages, asks for what they need, and puts them on the page in their order.
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ContentRef } from './content-kinds.ts';
import type { Ctx } from './ctx.ts';
import type { Checked } from './outcomes.ts';
import { defineSlot } from './slots.ts';

/** What is typed in the fields of one section, as a form sends it. */
export type TypedSection = Readonly<Record<string, string>>;

/** A field that its kind draws itself, such as one for a text. */
export interface DrawnControl {
  /** Returns the whole name in the form of a field of this section. */
  readonly nameOf: (field: string) => string;
  readonly error: string | undefined;
}

/** A field of a section's form, with what stands there. */
export type SectionField = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
} & (
  | { readonly kind: 'text' | 'lines'; readonly maxLength: number; readonly isOptional?: boolean }
  | {
      readonly kind: 'select';
      readonly options: readonly { readonly value: string; readonly name: string }[];
    }
  | { readonly kind: 'drawn'; readonly draw: (control: DrawnControl) => ReactElement }
);

/** What readers see of one section; a null view is nothing at all. */
export interface SectionView<View> {
  readonly view: View | null;
  /** The tags of what it shows, and of what it would show. */
  readonly tags: readonly string[];
}

/** Files that a section shows, for those who keep account of them. */
export interface SectionMedia {
  readonly imageIds?: readonly number[];
  readonly streamIds?: readonly number[];
}

interface SectionWords {
  /** A name in small letters; it is stored. */
  readonly type: string;
  /** The place among those offered; lower numbers come first. */
  readonly order: number;
  /** The name of the kind, such as „Beiträge nach Auswahl“. */
  readonly name: string;
  /** What it is good for, in a sentence. */
  readonly help: string;
}

/**
 * What a bundle declares of a kind of sections; `Data` is what is kept of a section: JSON. It has methods, not properties, so
 * that a kind of some data is one of any.
 */
export interface SectionDeclaration<Data extends object, View extends object> extends SectionWords {
  fields(ctx: Ctx, typed: TypedSection): Promise<readonly SectionField[]>;
  /** What stands in the fields of a section that was saved. */
  toTyped(ctx: Ctx, data: Data): Promise<TypedSection>;
  check(ctx: Ctx, typed: TypedSection): Promise<Checked<Data>>;
  /** All sections of this kind on the page of `owner`, in one batch, for whoever is reading. */
  load(ctx: Ctx, all: readonly Data[], owner: ContentRef): Promise<readonly SectionView<View>[]>;
  media?(data: Data): SectionMedia;
  readonly Component: ComponentType<{ view: View }>;
}

/** A section as a page draws it. */
export interface ShownSection {
  readonly element: ReactElement | null;
  readonly tags: readonly string[];
}

/** A kind that was declared, for the bundle that keeps sections. */
export interface SectionKind extends SectionWords {
  fields(ctx: Ctx, typed: TypedSection): Promise<readonly SectionField[]>;
  toTyped(ctx: Ctx, data: object): Promise<TypedSection>;
  check(ctx: Ctx, typed: TypedSection): Promise<Checked<object>>;
  show(ctx: Ctx, all: readonly object[], owner: ContentRef): Promise<readonly ShownSection[]>;
  media(data: object): SectionMedia;
}

/** Makes a kind of sections of what is declared. Data comes back to the kind that made it, by its type. */
export const defineSection = <Data extends object, View extends object>(
  declared: SectionDeclaration<Data, View>,
): SectionKind => ({
  type: declared.type,
  order: declared.order,
  name: declared.name,
  help: declared.help,
  fields: (ctx, typed) => declared.fields(ctx, typed),
  toTyped: (ctx, data) => declared.toTyped(ctx, data as Data),
  check: (ctx, typed) => declared.check(ctx, typed),
  show: async (ctx, all, owner) => {
    const shown = await declared.load(ctx, all as readonly Data[], owner);
    return shown.map(({ view, tags }) => ({
      element: view && createElement(declared.Component, { view }),
      tags,
    }));
  },
  media: (data) => declared.media?.(data as Data) ?? {},
});

export const pageSections = defineSlot<void, SectionKind>('pages.sections');

/** Lists the kinds of sections of the running bundles, in the order in which they are offered. */
export const listSectionKinds = async (ctx: Ctx): Promise<readonly SectionKind[]> =>
  (await pageSections.collect(ctx)).toSorted((a, b) => a.order - b.order);
