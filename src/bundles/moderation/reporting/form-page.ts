// /melden is the form by which anybody tells moderators of something, and the page that asks of what.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { moderationPaths } from '../paths.ts';
import { findReportable } from '../reportables.ts';
import type { ReportedThing } from '../reportables.ts';
import { demandReportable } from './find-thing.ts';
import { NOTHING_TYPED } from './rules.ts';
import type { TypedNotice } from './rules.ts';
import * as texts from './texts.ts';
import { BeginPage } from './ui/BeginPage.tsx';
import { NoticeFormPage } from './ui/NoticeFormPage.tsx';
import type { BeginView, NoticeFormView } from './views.ts';

const UNPROCESSABLE = 422;
/** The length of the excerpt of its words, so that one sees that it is the right thing. */
const EXCERPT_LENGTH = 280;

interface FormOptions {
  readonly type: string;
  readonly id: number;
  readonly refused?: { readonly typed: TypedNotice; readonly errors: FieldErrors };
}

/** Throws 404 for what the viewer doesn't see. */
export const loadFormPage = async (ctx: Ctx, { type, id, refused }: FormOptions): Promise<PageAnswer> => {
  const { reportable, thing } = await demandReportable(ctx, type, id);
  const author = thing.authorId && (await usersByIds(ctx, [thing.authorId])).get(thing.authorId);
  const title = texts.title(reportable.name);
  const view: NoticeFormView = {
    title,
    about: {
      name: reportable.name,
      title: thing.title,
      href: thing.href,
      address: ctx.config.publicUrl + thing.href,
      // An author whose contributions are hidden isn't named to those who tell of one.
      author: author && !author.isHidden ? author.name : null,
      excerpt: excerptOf(thing.excerpt ?? ''),
      note: reportable.shownAlone ?? null,
    },
    parts: await partsOf(ctx, thing),
    action: url(moderationPaths.send, { type, id }),
    typed: refused?.typed ?? NOTHING_TYPED,
    member: isSignedIn(ctx.viewer) ? ctx.viewer.name : null,
    errors: { ...refused?.errors },
  };
  const head = { title, robots: 'noindex', isForWork: true };
  return page(NoticeFormPage, view, { head, ...(refused && { status: UNPROCESSABLE }) });
};

/** Lists what it shows that can be told of by itself. */
const partsOf = async (ctx: Ctx, { shows = [] }: ReportedThing): Promise<NoticeFormView['parts']> => {
  const found = await Promise.all(
    shows.map(async ({ type, id }) => {
      const reportable = await findReportable(ctx, type);
      const part = (await reportable?.isSeen(ctx, id)) ? await reportable?.find(ctx, id) : undefined;
      return (
        part && { name: `${reportable!.name}: ${part.title}`, href: url(moderationPaths.form, { type, id }) }
      );
    }),
  );
  return found.filter((part) => part !== undefined);
};

const excerptOf = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).replace(/\s\S*$/, '')} …` : text;

/** Loads the page that asks for an address; `typed` is one that led nowhere. */
export const loadBeginPage = async (_ctx: Ctx, typed?: string): Promise<PageAnswer> => {
  const view: BeginView = {
    action: url(moderationPaths.begin),
    address: typed ?? '',
    error: typed ? texts.addressUnknown : null,
  };
  const { beginTitle: title, description } = texts;
  const head = { title, description, isForWork: true };
  return page(BeginPage, view, { head, ...(typed && { status: UNPROCESSABLE }) });
};
