// Gathers what the pieces of an archive refer to. Only ids are kept while they are written, so that memory doesn't grow with
// what lies behind them.
import type { OtherIds } from '#bundles/rich-text/public.ts';
import type { KindWriting } from '#bundles/writing/public.ts';
import type { FormerPattern } from '../former-paths.ts';

export class Gathered {
  readonly pictures = new Set<number>();
  readonly people = new Set<number>();
  readonly places = new Set<number>();
  readonly categories = new Set<number>();
  readonly streams = new Set<number>();
  /** The rules by what they are about. */
  readonly patterns = new Map<string, FormerPattern>();

  /** Notes the place and the category of a content, and whatever else it holds, as its kind knows it. */
  note<Content extends Parameters<KindWriting['rebind']>[0]>(writing: KindWriting, content: Content): this {
    const { locationId, categoryId } = content;
    if (locationId !== null) this.places.add(locationId);
    if (categoryId !== null) this.categories.add(categoryId);
    writing.rebind(content, this.#seeing);
    return this;
  }

  readonly #seeing: OtherIds = {
    picture: (id) => noted(this.pictures, id),
    person: (id) => noted(this.people, id),
    stream: (id) => noted(this.streams, id),
    piece: (_type, id) => id,
  };
}

const noted = (ids: Set<number>, id: number): number => {
  ids.add(id);
  return id;
};
