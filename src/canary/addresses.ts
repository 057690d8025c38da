// This is what stands for the parameters of routes: everything that was seeded, wherever a route could be
// asked for it. A route with a parameter that nothing here fills is told by name. For tests only.
import { dayOf } from '#kernel/calendar.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { fillTemplate, parameterNames } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { ownerCommentPaths } from '#bundles/comments/paths.ts';
import { codeOf } from '#bundles/share-links/rules.ts';
import type { World } from './world.ts';

type Filled = Readonly<Record<string, string | number>>;

/** Fills these parameters together, where the template fits. */
interface Filling {
  readonly names: readonly string[];
  readonly where?: Pick<RegExp, 'test'>;
  readonly values: (world: Known) => readonly Filled[];
}

/** Describes the world with the ids of what came to be beside it. */
export interface Known extends World {
  /** Rows of a table by its name, as the database has them. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
}

/** Returns all addresses of a route; undefined when a parameter can't be filled. */
export const addressesOf = (route: RoutePath, world: Known): readonly string[] | undefined => {
  let left = parameterNames(route.template);
  let filled: readonly Filled[] = [{}];
  for (const { names, where, values } of FILLINGS) {
    if (!names.every((name) => left.includes(name)) || where?.test(route.template) === false) continue;
    left = left.filter((name) => !names.includes(name));
    filled = filled.flatMap((one) => values(world).map((other) => ({ ...one, ...other })));
  }
  if (left.length > 0) return undefined;
  const addresses = filled.map((params) => fillTemplate(route.template, params));
  const asked = queriesOf(route, world);
  return [...new Set(addresses.flatMap((address) => [address, ...asked.map((query) => address + query)]))];
};

const each = (name: string, values: readonly (string | number)[]): readonly Filled[] =>
  values.map((value) => ({ [name]: value }));

const fill = (
  name: string,
  where: RegExp | undefined,
  values: (world: Known) => readonly (string | number)[],
): Filling => ({
  names: [name],
  ...(where && { where }),
  values: (world) => each(name, values(world)),
});

const idsOfType = ({ pieces }: World, type: string) =>
  pieces.filter((piece) => piece.type === type).map(({ id }) => id);

/** Kinds that are asked for wherever a route names one. */
const KINDS = declaring(declaredKinds, 'listing');
const TYPES = KINDS.map(({ type }) => type);

/** Returns what tests for one of these addresses. */
const anyOf = (...templates: readonly (string | undefined)[]) => ({
  test: (template: string) => templates.includes(template),
});

const pageOf = ({ embedding }: KindDeclaration) => new RegExp(`_${embedding?.mark}\\{id\\}$`);

/** Returns what the pages and calls of a kind are asked for, from what it declares. */
const fillingsOf = (kind: KindDeclaration): readonly Filling[] => {
  const { type, comments, embedding, newsSitemap, composer } = kind;
  const calls = comments && ownerCommentPaths(comments);
  const values = (name: string) => (world: Known) => each(name, idsOfType(world, type));
  return [
    {
      names: ['location', 'category', 'slug', 'id'],
      where: pageOf(kind),
      values: pieceAddresses(type),
    },
    {
      names: ['ownerId'],
      where: anyOf(calls?.fetch.template, calls?.create.template),
      values: values('ownerId'),
    },
    {
      names: ['id'],
      where: anyOf(calls?.lock.template, embedding?.card.template, newsSitemap?.mark.template),
      values: values('id'),
    },
    {
      names: ['id'],
      where: anyOf(composer?.goOn.template),
      values: ({ manuscriptIds }) => each('id', manuscriptIds),
    },
  ];
};

/** Returns the addresses of a piece, also with another slug: the way from there must not tell the right one. */
const pieceAddresses = (type: string) => (world: Known) =>
  world.pieces
    .filter((piece) => piece.type === type)
    .flatMap(({ href, id }) => {
      const [, location = '', category = '', slug = ''] = ADDRESS.exec(decodeURI(href)) ?? [];
      return [slug, 'anders'].map((slug) => ({ location, category, slug, id }));
    });

const ADDRESS = /^\/([^/]+)\/[a-z]-([^/]+)\/(.*)_[a-z]+\d+$/;

const IMAGES =
  /^\/media\/(image|imgeditor|getmediaview|download|ajax\/image|bildadressen)|^\/(konto|cockpit)\/bilder/;
const STREAMS = /streamingmedia|\/konto\/videos|^\/media\/stream\//;
const FILES = ['v1_S.jpg', 'v1_S.webp', 'v1_L.avif', 'v1_XXL.jpg', 'v1_social.jpg', 'alt_S.jpg'];

const refs = (type: string, id: string, more: readonly string[] = []): Filling => ({
  names: [type, id],
  values: (world) => [
    ...world.pieces.map((piece) => ({ [type]: piece.type, [id]: piece.id })),
    ...more.flatMap((other) => (world.ids[other] ?? []).map((value) => ({ [type]: other, [id]: value }))),
  ],
});

/** The first that fits fills a parameter. */
const FILLINGS: readonly Filling[] = [
  ...KINDS.flatMap(fillingsOf),
  fill('eventitemId', undefined, (world) => idsOfType(world, 'event')),
  fill('dateKey', undefined, () => [1]),
  fill('registrationId', undefined, ({ ids }) => [1, ...(ids['event_registration'] ?? [])]),
  fill('authorId', undefined, () => [1, 2]),
  fill('locationIndex', undefined, () => [0]),
  fill('dateIndex', undefined, () => [0]),
  refs('ownerType', 'ownerId'),
  refs('contentType', 'contentId', ['comment']),
  refs('type', 'objectId'),
  refs('type', 'id', ['comment', 'image', 'message']),
  fill('table', undefined, () => ['beitraege', 'bilder', 'kommentare', 'meldungen', 'mitglieder']),
  fill('noteId', undefined, () => [1]),
  fill('sourceId', undefined, ({ sourceIds }) => sourceIds),
  fill('id', /^\/admin\/mitglieder\/gruppen/, () => [1]),
  fill('id', /^\/cockpit\/tabellen/, () => [1]),
  fill('dataType', undefined, () => [...DATA_TYPES]),
  fill('exportId', undefined, ({ ids }) => [1, ...(ids['export'] ?? [])]),
  fill('location', undefined, ({ place }) => [place.slug]),
  fill('category', undefined, ({ category }) => [category.slug]),
  fill('slug', /^\/tag\//, ({ pieces }) => [...new Set(pieces.flatMap(({ tags }) => tags))]),
  fill('slug', /^\/p\//, ({ pageSlug }) => [pageSlug]),
  fill('slug', /^\/profile\//, () => ['name']),
  fill('id', STREAMS, ({ ids }) => ids['stream'] ?? []),
  fill('id', IMAGES, ({ ids }) => ids['image'] ?? []),
  fill('id', /^\/profile\/|mitglieder|nachrichten\/mit/, ({ ids }) => ids['user'] ?? []),
  fill('id', /^\/schreiben\/|\/planung\//, ({ manuscriptIds }) => manuscriptIds),
  fill('id', /^\/admin\/(orte|rubriken|schlagwoerter)\//, ({ ids }) => ids['location'] ?? [1]),
  fill('number', /^\/p\//, () => [1]),
  fill('key', /^\/admin\/texte/, () => ['users.reset']),
  fill('id', /^\/admin\/loeschungen/, () => [1]),
  fill('id', /^\/admin\/(umleitungen|import)\//, () => [1]),
  fill('id', /cmspages/, ({ ids }) => ids['cmspage'] ?? [1]),
  fill('id', /postausgang\/mail/, ({ ids }) => [1, ...(ids['mail'] ?? [])]),
  fill('id', /mitteilungen\/\{id\}/, ({ ids }) => ids['notice'] ?? []),
  // Devices, sessions, passkeys, saved searches: each of them is only somebody's own.
  fill('id', /geraete|sitzungen|passkeys|konto\/suchen/, () => [1, 2]),
  fill('id', /^\/media\/tus/, () => ['0b1e0000-0000-4000-8000-000000000000']),
  fill('bookmarkId', undefined, () => [1, 2]),
  fill('folderId', undefined, () => [1]),
  fill('imageId', undefined, ({ ids }) => ids['image'] ?? []),
  fill('commentId', undefined, ({ ids }) => ids['comment'] ?? []),
  fill('threadId', undefined, ({ ids }) => ids['thread'] ?? []),
  fill('messageId', undefined, ({ ids }) => ids['message'] ?? []),
  fill('userId', undefined, ({ ids }) => ids['user'] ?? []),
  fill('recipientId', undefined, ({ ids }) => ids['user'] ?? []),
  fill('bundle', undefined, () => ['events']),
  fill('invitationId', undefined, () => [1]),
  fill('caseId', undefined, ({ caseIds }) => caseIds),
  fill('decisionId', undefined, () => [1, 2]),
  fill('wordId', undefined, () => [1]),
  fill('file', /image|vorschau/, () => FILES),
  fill('file', /stream/, () => ['master.m3u8', '360p-00000.m4s', 'original.mov']),
  fill('picture', undefined, () => ['logo']),
  fill('menu', undefined, () => ['kopf']),
  fill('entry', undefined, () => [1]),
  fill('file', /kommission/, () => [1]),
  fill('year', undefined, () => [dayOf(new Date()).slice(0, 4)]),
  fill('file', /marke/, () => ['logo.png']),
  fill('file', /_design/, () => ['markt_M.webp']),
  fill('newsletterId', undefined, ({ newsletter }) => [newsletter.id]),
  fill('newsletter', undefined, ({ newsletter }) => [newsletter.slug]),
  fill('number', /^\/newsletter\//, () => [1, 2]),
  fill('version', /stream|aussehen/, () => ['abcdef012345']),
  fill('version', /marke/, () => ['0123456789abcdef']),
  fill('step', undefined, () => ['name', 'orte']),
  fill('version', /nutzungsbedingungen/, () => [1]),
  fill('degrees', undefined, () => [0]),
  fill('imageType', undefined, () => ['image']),
  fill('action', undefined, () => ['reference-add', 'save-add']),
  fill('intention', undefined, () => ['like', 'unlike']),
  fill('selectorTag', undefined, ({ pieces }) => pieces.map(({ type, id }) => `${type}-${id}`)),
  fill('wish', undefined, ({ ids }) => ['kind-article', ...(ids['user'] ?? []).map((id) => `user-${id}`)]),
  fill('subject', undefined, ({ pieces, ids }) => [
    'portal',
    ...pieces.map(({ type, id }) => `${type}-${id}`),
    ...(ids['user'] ?? []).map((id) => `user-${id}`),
  ]),
  fill('code', undefined, ({ pieces }) => [
    ...pieces.flatMap((piece) => codeOf(declaredKinds, piece) ?? []),
    'a2',
  ]),
  fill('mark', undefined, () => ['0000000000000000']),
  fill('securityHash', undefined, () => ['falsch']),
  fill('token', undefined, () => ['x'.repeat(43)]),
  fill('which', undefined, () => ['portrait']),
  fill('group', undefined, () => ['portal']),
  fill('page', undefined, () => ['', 2]),
  fill('name', /^\/assets\//, () => ['nichts.js']),
  fill('kind', /^\/sitemap/, () => [
    ...TYPES,
    'location',
    'category',
    'tag',
    'user',
    'cmspage',
    'newsletter',
  ]),
  fill('part', undefined, () => [1]),
];

const DATA_TYPES = [...TYPES, 'comment', 'user', 'location', 'images'];

const list = (ids: readonly number[] | undefined) => (ids ?? []).join(',');

/** Returns ids of whatever could be exported, and of what was said under it. */
const exportRefs = ({ pieces, ids, place }: Known): readonly string[] => [
  ...new Set([
    ...pieces.flatMap(({ type, id }) => [`${id}`, `${type}-${id}`]),
    ...(ids['image'] ?? []).map(String),
    `${place.id}`,
  ]),
];

const searchedWords = ({ ids }: Known) => [
  '?q=abonnenten',
  '?q=frei',
  '?q=titel',
  '?q=hugo',
  '?q=leute',
  '?q=ort:au',
  ...(ids['user'] ?? []).map((id) => `?q=titel&von=${id}`),
];

/** What else a route may be asked, by its name; format and suffix are tried on all that have them. */
const QUERIES: Readonly<Record<string, (world: Known) => readonly string[]>> = {
  article: () => ['?_format=json'],
  comment_fetch: () => ['?limit=200'],
  image_is_stub: ({ ids }) => [`?ids=${list(ids['image'])}`],
  image_editor: ({ ids }) => (ids['image'] ?? []).map((id) => `?imageManagerPrefix=a&imageId=${id}`),
  image_editor_prerotate: () => ['?prefix=a'],
  media_view: () => [
    '?showEdit=1&showDownload=1&showContextMenu=1&showMetadataBadge=1&referenceMode=1',
    '?imageType=streaming_media',
  ],
  sortable_images: ({ pieces }) => pieces.map(({ type, id }) => `?ownerType=${type}&ownerId=${id}`),
  comment_mentions: () => ['?q=hu', '?q=ada'],
  members: () => ['?q=hugo'],
  people: () => ['?q=hugo', '?sortiert=seit-ab'],
  pieces_table: () => ['?sortiert=titel-auf', '?q=titel', '?sortiert=leser-ab'],
  export_dialog: (world) => exportRefs(world).map((ref) => `?dataRef=${ref}`),
  export_begin: (world) => exportRefs(world).map((ref) => `?dataRef=${ref}`),
  export_log_history: ({ pieces }) => pieces.map(({ type, id }) => `?contentType=${type}&contentId=${id}`),
  search: searchedWords,
  search_feed: searchedWords,
  search_feed_atom: searchedWords,
  search_feed_json: searchedWords,
  search_suggestions: () => ['?q=ab', '?q=ti', '?q=hu', '?q=fr', '?q=qx'],
  writing_places: () => ['?q=au'],
  writing_tags: () => ['?q=qx'],
  editor_pieces: () => ['?q=titel', '?q=abonnenten', '?q=leute'],
  manuscript_revisions: () => ['?von=1&bis=2', '?bis=1'],
  manuscripts_planning: ({ manuscriptIds }) => manuscriptIds.map((id) => `?verlegt=${id}`),
};

/** Returns queries such as QUERIES holds, for the pages and calls of all kinds. */
const queriesOfKinds = ({ template }: RoutePath, { pieces }: Known): readonly string[] =>
  KINDS.flatMap((kind) => {
    const { comments, embedding, composer } = kind;
    if (pageOf(kind).test(template)) return ['?kommentare=alle'];
    if (template === embedding?.card.template) return ['?layout=article-text', '?layout=article-teaser'];
    if (comments && template === ownerCommentPaths(comments).fetch.template) return ['?offset=-3'];
    if (template === composer?.start.template) return pieces.map(({ id }) => `?beitrag=${id}`);
    return [];
  });

const queriesOf = (route: RoutePath, world: Known): readonly string[] => [
  ...(QUERIES[route.name]?.(world) ?? []),
  ...queriesOfKinds(route, world),
  ...(route.formats ? ['.json', '.html', '?_format=html'] : []),
];
