// Makes the calls for comments from the browser, by the names that the page supplied. contract.md 2, 5, 7
import { answerOf, request } from '#kernel/browser/requests.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { PAGE_LENGTH } from '../constants.ts';
import type { CommentSort } from '../constants.ts';
import { commentPaths, ownerCommentPaths } from '../paths.ts';
import type { CommentRouteNames } from '../paths.ts';
import { signedOut } from '../texts.ts';
import type { CalmNoteView, CommentListView, MentionOffers } from '../views.ts';

const KNOWN: ReadonlyMap<string, RoutePath> = new Map(
  [
    commentPaths,
    ...declaring(declaredKinds, 'comments').map(({ comments }) => ownerCommentPaths(comments)),
  ].flatMap((paths) => Object.values<RoutePath>(paths).map((route) => [route.name, route] as const)),
);

type CallName = keyof CommentRouteNames;
/** The address templates by the name of the call. */
export type CommentCalls = Readonly<Record<CallName, string>>;
const CALLS: readonly CallName[] = ['fetch', 'create', 'edit', 'delete', 'lock'];

const headers = { accept: 'application/json' };

/** Returns the templates of the calls; undefined when one of the names is no string or no known route. contract.md 5 */
export const resolveRoutes = (names: CommentRouteNames): CommentCalls | undefined => {
  const templates = CALLS.map((call) => {
    const name: unknown = names[call];
    return typeof name === 'string' ? KNOWN.get(name)?.template : undefined;
  });
  if (templates.includes(undefined)) return undefined;
  return Object.fromEntries(CALLS.map((call, at) => [call, templates[at]!])) as Record<CallName, string>;
};

export interface ListOptions {
  readonly before?: number;
  readonly around?: number;
  /** Asks for those that came after this one. */
  readonly after?: number;
  readonly sort?: CommentSort;
  /** The last ones; else a page of the whole list. */
  readonly offset?: number;
  readonly limit?: number;
}

/** Fetches the list, from the JSON form of the call. Throws when it fails. */
export const fetchComments = (
  { fetch }: CommentCalls,
  ownerId: number,
  listOptions: ListOptions,
): Promise<CommentListView> =>
  getJson(fillTemplate(fetch, { ownerId }, { offset: 0, limit: PAGE_LENGTH, ...listOptions }));

/** What creating and editing answer. contract.md 13 */
export interface SendAnswer {
  readonly commented?: boolean;
  /** It waits for moderators. */
  readonly held?: boolean;
  readonly commentId?: number;
  readonly commentCount?: number;
  readonly notGranted?: boolean;
  readonly text?: string;
  readonly html?: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** It wasn't taken yet: its author is to read this first. */
  readonly calm?: CalmNoteView;
  /** Whether its author has to answer first what is asked of the people in it; then it wasn't sent this time either. */
  readonly asksQuestions?: boolean;
}

/** Sends a form as it would send itself. Throws when the call fails. */
export const sendComment = (address: string, form: FormData): Promise<SendAnswer> => {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  return request(address, { method: 'POST', headers, body }, async (response) => {
    if (response.status === 401) return { notGranted: true, text: signedOut };
    return answerOf<SendAnswer>(address)(response);
  });
};

/** Throws unless the answer is 204. */
export const removeComment = (
  { delete: template }: CommentCalls,
  commentId: number,
  typed: Readonly<Record<string, string>>,
): Promise<void> => {
  const options = { method: 'DELETE', headers, body: new URLSearchParams(typed) };
  return request(fillTemplate(template, { commentId }), options, (response) => {
    if (response.status !== 204) throw new Error(`deleting answered ${response.status}`);
  });
};

/** Closes or opens the thread. Throws when the call fails. */
export const lockThread = ({ lock }: CommentCalls, id: number, isLocked: boolean): Promise<void> =>
  post(fillTemplate(lock, { id }), { lock: isLocked ? '1' : '0' });

/** Finds people whose name begins so. Throws when the call fails. */
export const findPeople = async (address: string, name: string): Promise<MentionOffers['people']> =>
  (await getJson<MentionOffers>(`${address}?${new URLSearchParams({ q: name })}`)).people;

const post = (address: string, fields: Readonly<Record<string, string>>): Promise<void> =>
  request(address, { method: 'POST', headers, body: new URLSearchParams(fields) }, refuseFailure);

const getJson = <T>(address: string): Promise<T> => request(address, { headers }, answerOf<T>(address));

const refuseFailure = ({ ok, status, url: address }: Response): void => {
  if (!ok) throw new Error(`${address} answered ${status}`);
};
