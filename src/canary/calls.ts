// Calls that change things, as far as they might tell something: what each is sent. For tests only.
import { HOUR_MS } from '#kernel/durations.ts';
import type { Known } from './addresses.ts';

/** These are not asked at all, and it says why. */
export const EXEMPT: Readonly<Record<string, string>> = {
  live: 'goes on for ever, and names only the topics that the reader named',
  asset: 'files of the program, the same for everybody',
  design_page: 'sample words and pictures, for developers alone',
  sign_out: 'ends the session that reads',
};

/** Calls that only read, however unsafe their method is: they are asked also by those who are entitled, and in the short form. */
export const READING: readonly string[] = [
  'image_storage_state',
  'imagereference_copy',
  'account_export',
  'editor_embed',
  'editor_import',
  'performancegauge_teaser',
];

type Bodies = (world: Known) => readonly object[];

/** What calls are sent beside nothing at all, so that they come as far as they can. */
export const BODIES: Readonly<Record<string, Bodies>> = {
  image_storage_state: ({ ids }) => each('image_id', ids['image']),
  imagereference_copy: ({ ids }) =>
    each('imageReferences', ids['image']).map((body) => ({ ...body, imageManagerPrefix: 'a' })),
  image_editor_execute: () => [{ prefix: 'a' }],
  account_export: () => [{ password: 'litfass-test' }],
  performancegauge_teaser: ({ pieces }) =>
    pieces.map(({ type, id }) => ({ type: 'detail', contentType: type, contentId: id })),
  editor_embed: ({ pieces }) => pieces.map(({ href }) => ({ src: href })),
  editor_import: ({ ids }) =>
    (ids['image'] ?? []).map((id) => ({ html: `<img src="/media/image/${id}/v1_M.jpg">` })),
  manuscript_create: ({ pieces }) =>
    pieces.map(({ type, id }) => ({ type, objectId: id, key: crypto.randomUUID(), content: {} })),
  // Whoever saves, or goes on, from another version is answered with the one that there is.
  manuscript_save: () => [{ version: 1, content: {} }],
  manuscript_restore: () => [{ version: 2, revision: 1 }],
  manuscript_schedule: () => [{ version: 1, at: new Date(Date.now() + HOUR_MS).toISOString() }],
  manuscript_move: () => [
    { version: 1, von: new Date().toISOString(), nach: new Date(Date.now() + HOUR_MS).toISOString() },
  ],
  ...Object.fromEntries(
    ['submit', 'reclaim', 'publish', 'hand_back', 'discard'].map((name) => [
      `manuscript_${name}`,
      (): readonly object[] => [{ version: 1, text: 'Bitte.' }],
    ]),
  ),
  export_task: ({ pieces }) => pieces.map(({ id }) => ({ dataRef: id, plugin: 'json' })),
  manuscript_note: () => [{ text: 'Bitte.' }],
  manuscript_presence: () => [{ tab: 1 }],
};

const each = (name: string, values: readonly number[] = []) => values.map((value) => ({ [name]: value }));
