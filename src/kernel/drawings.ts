// HTML of parts that many pages show, found by what they show. The ones that were used last stay, up to so many bytes.
export interface Drawings {
  /** The HTML of this component with a view of this content. */
  readonly find: (component: unknown, view: object, draw: () => Buffer) => Buffer;
  readonly bytes: () => number;
}

const MAX_BYTES = 24 * 1024 * 1024;

export const createDrawings = (maxBytes = MAX_BYTES): Drawings => {
  const ids = new Map<unknown, number>();
  const drawings = new Map<string, Buffer>();
  let bytes = 0;
  const idOf = (component: unknown) => {
    const id = ids.get(component) ?? ids.size;
    ids.set(component, id);
    return id;
  };
  const remove = (key: string, html: Buffer) => {
    drawings.delete(key);
    bytes -= weight(key, html);
  };
  return {
    bytes: () => bytes,
    find: (component, view, draw) => {
      const key = `${idOf(component)} ${JSON.stringify(view)}`;
      const known = drawings.get(key);
      if (known) remove(key, known);
      const html = known ?? draw();
      drawings.set(key, html);
      bytes += weight(key, html);
      for (const [oldKey, old] of drawings) {
        if (bytes <= maxBytes) break;
        remove(oldKey, old);
      }
      return html;
    },
  };
};

const weight = (key: string, html: Buffer) => 2 * key.length + html.length;
