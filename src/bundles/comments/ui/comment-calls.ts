// The calls for comments as the browser makes them, by the names that the page supplied. Spec 2, 5, 7
import { request } from '#kernel/browser/requests.ts';
import { fillTemplate } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { PAGE_LENGTH } from '../constants.ts';
import { articleCommentPaths, commentPaths, eventCommentPaths, snapshotCommentPaths } from '../paths.ts';
import type { CommentRouteNames } from '../paths.ts';
import type { CommentListView } from '../views.ts';

const KNOWN: ReadonlyMap<string, RoutePath> = new Map(
  [commentPaths, articleCommentPaths, snapshotCommentPaths, eventCommentPaths].flatMap((paths) =>
    Object.values<RoutePath>(paths).map((route) => [route.name, route] as const),
  ),
);

type CallName = keyof CommentRouteNames;
const CALLS: readonly CallName[] = ['fetch', 'create', 'edit', 'delete', 'lock'];

const headers = { accept: 'application/json' };

/** Templates by call; undefined when one of the names is no string or no known route. Spec 5 */
export const resolveRoutes = (names: CommentRouteNames): Record<CallName, string> | undefined => {
  const templates = CALLS.map((call) => {
    const name: unknown = names[call];
    return typeof name === 'string' ? KNOWN.get(name)?.template : undefined;
  });
  if (templates.includes(undefined)) return undefined;
  return Object.fromEntries(CALLS.map((call, at) => [call, templates[at]!])) as Record<CallName, string>;
};

export interface ListWish {
  readonly before?: number;
  readonly around?: number;
  /** Everything; else the newest page of the list. */
  readonly offset?: number;
}

/** The list, from the JSON form of the call. Throws when it fails. */
export const fetchComments = async (
  template: string,
  ownerId: number,
  wish: ListWish,
): Promise<CommentListView> => {
  const query = { offset: 0, limit: PAGE_LENGTH, ...wish };
  return request(fillTemplate(template, { ownerId }, query), { headers }, async (response) => {
    if (!response.ok) throw new Error(`comments answered ${response.status}`);
    return (await response.json()) as CommentListView;
  });
};

/** What creating and editing answer. decisions.md 3 */
export interface SendAnswer {
  readonly commented?: boolean;
  readonly commentId?: number;
  readonly commentCount?: number;
  readonly notGranted?: boolean;
  readonly text?: string;
  readonly html?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Sends a form as it would send itself. Throws when the call fails. */
export const sendComment = async (address: string, form: FormData): Promise<SendAnswer> => {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  return request(address, { method: 'POST', headers, body }, async (response) => {
    if (!response.ok) throw new Error(`comment answered ${response.status}`);
    return (await response.json()) as SendAnswer;
  });
};

/** Throws unless the answer is 204. */
export const removeComment = async (template: string, commentId: number): Promise<void> => {
  const address = fillTemplate(template, { commentId });
  await request(address, { method: 'DELETE', headers }, (response) => {
    if (response.status !== 204) throw new Error(`deleting answered ${response.status}`);
  });
};
