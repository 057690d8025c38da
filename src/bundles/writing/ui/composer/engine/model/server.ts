// Imitates, for the model-based test, the server by its own rules (saving.ts, versions.ts, manuscript-lock.ts), with
// manuscripts in memory.
import { REVISION_SPAN_MS } from '../../../../constants.ts';
import { isSame } from '../../../../rules/same.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';
import type { ConflictAnswer, SaveAnswer } from '../../../../views.ts';
import type { Begun } from '../state.ts';

/** A field that is a whole, one that is a list, one that is a text. */
export interface Text {
  readonly title: string;
  readonly tags: readonly string[];
  readonly body: RichTextDocument;
}

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** What a page is about: a new text, the piece that is out, or a manuscript by its id. */
export type Address = 'new' | 'piece' | number;

interface Revision {
  readonly version: number;
  readonly content: Text;
  readonly editor: Person;
  readonly window: string | null;
  readonly basedOn: number;
  readonly startedAt: number;
  /** A plain save, not one that something else happened with. */
  readonly isPlain: boolean;
  readonly isKept: boolean;
}

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly objectId: number | null;
  publishedVersion: number;
  readonly revisions: Revision[];
}

export interface Body {
  readonly key: string;
  readonly window?: string;
  readonly content: Text;
  readonly version?: number;
  readonly objectId?: number;
  readonly viewer: number;
}

export type ModelServer = ReturnType<typeof openServer>;

export const may = {
  edit: true,
  publish: true,
  review: false,
  withdraw: false,
  discard: true,
  waitsFor: [],
  asksQuestions: false,
};
const savedAt = { iso: '2026-11-21T09:42:00Z', text: '10.42 Uhr' };
export const PIECE = 7;
export const blank: Text = {
  title: '',
  tags: [],
  body: { schemaVersion: 1, type: 'doc', content: [{ type: 'paragraph', attrs: { textAlign: null } }] },
};

/** `piece` is the content of the one that is out; nobody has begun to change it. */
export const openServer = (piece: Text) => {
  const stored: Stored[] = [];
  const find = (id: number) => stored[id - 1]!;
  const begin = (key: string, objectId: number | null): Stored => {
    const manuscript = { id: stored.length + 1, key, objectId, publishedVersion: 0, revisions: [] };
    stored.push(manuscript);
    return manuscript;
  };
  const beginOfPiece = (): Stored => {
    const known = stored.find(({ objectId }) => objectId === PIECE);
    if (known) return known;
    const begun = begin('of the piece', PIECE);
    begun.revisions.push({ ...plain(NOBODY, piece), version: 1, window: null, basedOn: 0, isPlain: false });
    begun.publishedVersion = 1;
    return begun;
  };
  const create = (person: Person, { key, window = key, content, objectId }: Body) => {
    const known = stored.find((one) => one.key === key);
    const manuscript = objectId === undefined ? (known ?? begin(key, null)) : beginOfPiece();
    return saveOn(manuscript, person, { content, window, version: objectId === undefined ? 0 : 1 });
  };
  const save = (person: Person, id: number, { key, content, version = 0 }: Body) =>
    saveOn(find(id), person, { content, window: key, version });
  const publish = (id: number, version: number) => {
    const manuscript = find(id);
    const last = newest(manuscript);
    if (last.version !== version) return conflictOf(manuscript, version);
    manuscript.publishedVersion = version;
    mark(manuscript, { isPlain: false });
    return { status: 'success' as const, version };
  };
  /** Returns what a page begins with; who opens a manuscript goes on from there. */
  const view = (viewer: Person, address: Address): Begun<Text> => {
    const start = { type: 'text', savedAt: null, viewer, may, version: 0 };
    const known = address === 'piece' ? stored.find(({ objectId }) => objectId === PIECE)?.id : address;
    if (known === 'new') return { ...start, id: null, objectId: null, content: blank };
    if (known === undefined) return { ...start, id: null, objectId: PIECE, content: piece };
    const manuscript = find(known);
    mark(manuscript, { isKept: true });
    const { version, content } = newest(manuscript);
    return { ...start, id: known, objectId: manuscript.objectId, content, version };
  };
  return {
    create,
    save,
    publish,
    view,
    newest: () => stored.map((one) => newest(one).content),
    count: () => stored.length,
  };
};

const NOBODY = { id: 0, name: '' };
const newest = ({ revisions }: Stored) => revisions.at(-1)!;
const upTo = ({ revisions }: Stored, version: number) =>
  revisions.findLast((revision) => revision.version <= version);
const plain = (editor: Person, content: Text) => ({
  content,
  editor,
  startedAt: Date.now(),
  isPlain: true,
  isKept: false,
});
const mark = ({ revisions }: Stored, marks: Partial<Revision>) =>
  revisions.push({ ...revisions.pop()!, ...marks });

interface Saving {
  readonly content: Text;
  readonly window: string;
  readonly version: number;
}

const saveOn = (manuscript: Stored, person: Person, { content, window, version }: Saving) => {
  const last = manuscript.revisions.at(-1);
  if (last && isSame(last.content, content)) return savedOf(manuscript);
  const isBehind = version !== (last?.version ?? 0);
  const isOwn = last?.editor === person && last.isPlain && last.window === window;
  if (isBehind && !(isOwn && last.basedOn === version)) return conflictOf(manuscript, version);
  const isSitting = last && Date.now() - last.startedAt < REVISION_SPAN_MS;
  const revision = { ...plain(person, content), window, basedOn: version, version: (last?.version ?? 0) + 1 };
  if (isOwn && isSitting && !isBehind && !last.isKept)
    mark(manuscript, { ...revision, startedAt: last.startedAt });
  else manuscript.revisions.push(revision);
  return savedOf(manuscript);
};

const savedOf = (manuscript: Stored): SaveAnswer => {
  const { version } = newest(manuscript);
  return { status: 'success', id: manuscript.id, version, savedAt, may, problems: null };
};

const conflictOf = (manuscript: Stored, version: number): ConflictAnswer => {
  mark(manuscript, { isKept: true });
  const { content, editor, version: current } = newest(manuscript);
  return {
    status: 'error',
    msg: 'Inzwischen hat jemand gespeichert.',
    current: { id: manuscript.id, version: current, content, editor: editor.name, savedAt },
    base: upTo(manuscript, version)?.content ?? null,
  };
};
