// Copies of manuscripts that lie in the browser until the server has them: how they are named, and which one to go on with.

/** What is kept of a manuscript in one window. */
export interface LocalCopy<Content = unknown> {
  /** The key of the manuscript, also before the server knows it. */
  readonly key: string;
  /** The version on top of which the content was written; 0 before the first save. */
  readonly version: number;
  /** It is that of the version, for merging. */
  readonly base: Content;
  readonly content: Content;
  /** What was sent before it, the last of it, without an answer: it may be what the server has. */
  readonly unanswered?: readonly Content[];
  /** It counts milliseconds since 1970. */
  readonly at: number;
}

/** Whose manuscript it is, in one's own window. */
export interface CopyPlace {
  readonly viewerId: number;
  readonly type: string;
  readonly id: number | null;
  /** The id of the piece that is changed. */
  readonly objectId: number | null;
  readonly tab: number;
}

export interface FoundCopy<Content = unknown> {
  readonly name: string;
  readonly tab: number;
  readonly copy: LocalCopy<Content>;
}

/** Names the copy by the person too: nobody else finds it who uses the same browser. */
export const copyName = (place: CopyPlace): string => `${copyPrefix(place)}${place.tab}`;

/** Does the same for all windows. */
export const copyPrefix = ({ viewerId, type, id, objectId }: CopyPlace): string =>
  `litfass:schreiben:${viewerId}:${type}:${id ?? `neu${objectId ?? ''}`}:`;

/** Returns undefined for what isn't a copy. */
export const readCopy = <Content>(name: string, text: string | null): FoundCopy<Content> | undefined => {
  try {
    const copy = JSON.parse(String(text)) as Partial<LocalCopy<Content>> | null;
    const isWhole = typeof copy?.content === 'object' && copy.content !== null && typeof copy.at === 'number';
    if (!isWhole || typeof copy.version !== 'number' || typeof copy.key !== 'string') return undefined;
    return { name, tab: Number(name.split(':').at(-1)), copy: copy as LocalCopy<Content> };
  } catch {
    return undefined;
  }
};

/** Returns the latest, whichever window it is of. */
export const latestOf = <Content>(found: readonly FoundCopy<Content>[]): FoundCopy<Content> | undefined =>
  found.toSorted((a, b) => b.copy.at - a.copy.at)[0];
