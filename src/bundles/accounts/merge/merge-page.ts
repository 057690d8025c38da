// Serves /admin/mitglieder/{id}/zusammenfuehren: which second account, what would come of it, and the form that does it.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { REASON_MAX_LENGTH } from '../constants.ts';
import { accountPaths } from '../paths.ts';
import { mayMergeAccounts } from '../policy.ts';
import { backTo } from '../texts.ts';
import { rehearseMerge } from './moving.ts';
import type { MergedPart } from './moving.ts';
import * as texts from './texts.ts';
import { MergePage } from './ui/MergePage.tsx';
import type { MergePageView, MergeRehearsalView } from './views.ts';

export interface TypedMerge {
  /** The user name or address of the second account; empty as long as none was chosen. */
  readonly other: string;
  readonly login?: string;
  readonly reason?: string;
  readonly errors?: FieldErrors;
  readonly refusal?: string;
}

type Account = NonNullable<Awaited<ReturnType<typeof accountDesk.find>>>;

/** Throws 403 and 404. */
export const loadMergePage = async (ctx: Ctx, id: number, typed: TypedMerge): Promise<PageAnswer> => {
  if (!mayMergeAccounts(ctx.viewer)) throw forbidden();
  const href = accountDesk.href(id);
  const [into, from, desk] = await Promise.all([
    accountDesk.find(ctx, id),
    typed.other === '' ? undefined : accountDesk.findByLogin(ctx, typed.other),
    loadDesk(ctx, href),
  ]);
  if (!into) throw notFound();
  const tried = from ? await loadRehearsal(ctx, into, from, typed) : undefined;
  const isUnknown = typed.other !== '' && !from;
  const errors = { ...typed.errors, ...(isUnknown && { mit: texts.otherUnknown }) };
  const refusal = typed.refusal ?? (typeof tried === 'string' ? tried : null);
  const view: MergePageView = {
    title: texts.titleOf(into.name),
    back: { name: backTo(into.name), href },
    text: texts.chooseText(into.name, into.login),
    chooseAction: url(accountPaths.merging, { id }),
    other: typed.other,
    refusal,
    rehearsal: typeof tried === 'object' && !typed.refusal ? tried : null,
    errors,
    maxReason: REASON_MAX_LENGTH,
  };
  const head = { title: view.title, robots: 'noindex', desk };
  return page(MergePage, view, { head, status: statusOf(typed, isUnknown) });
};

const statusOf = ({ refusal, errors = {} }: TypedMerge, isUnknown: boolean): number => {
  if (refusal) return 409;
  return isUnknown || Object.keys(errors).length > 0 ? 422 : 200;
};

/** Says why not, in words, or what would happen. */
const loadRehearsal = async (
  ctx: Ctx,
  into: Account,
  from: Account,
  { login = '', reason = '' }: TypedMerge,
): Promise<MergeRehearsalView | string> => {
  const tried = await rehearseMerge(ctx, { fromId: from.id, intoId: into.id });
  if (tried.kind === 'refused') return tried.text;
  return {
    text: texts.rehearsalText(from.name, from.login),
    roles: await toRolesText(ctx, into, from),
    parts: tried.parts.filter(({ moved, dropped }) => moved > 0 || dropped > 0).map(toPartView),
    action: url(accountPaths.merge, { id: into.id }),
    other: from.id,
    login: from.login,
    typed: { login, reason },
  };
};

const toPartView = ({ data, moved, dropped }: MergedPart) => ({
  title: data.words.title,
  moved: texts.count(moved),
  dropped: texts.count(dropped),
  words: data.words.merges,
});

const toRolesText = async (ctx: Ctx, into: Account, from: Account): Promise<string> => {
  const isHeld = (role: string, path: string) =>
    into.roles.some((held) => held.role === role && held.locationPath === path);
  const lost = from.roles.filter(({ role, locationPath }) => !isHeld(role, locationPath));
  return lost.length > 0 ? texts.rolesLost(await accountDesk.rolesInWords(ctx, lost)) : texts.noRolesLost;
};
