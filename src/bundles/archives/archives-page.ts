// Serves /admin/archiv: what goes into an archive, and those that were made.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { PICTURE_SIZES, listMade } from '#bundles/data-export/public.ts';
import { placeChoices } from '#bundles/locations/public.ts';
import { USUAL_CHOICE } from './choice.ts';
import type { TypedChoice } from './choice.ts';
import { ARCHIVE_TYPE, PEOPLE_CHOICES } from './constants.ts';
import { archivePaths } from './paths.ts';
import { maySeeArchives } from './policy.ts';
import { ownFingerprint } from './signing.ts';
import * as texts from './texts.ts';
import { ArchivesPage } from './ui/ArchivesPage.tsx';
import type { ArchivesPageView } from './views.ts';

export interface Refusal {
  readonly typed: TypedChoice;
  readonly errors: FieldErrors;
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadArchivesPage = async (ctx: Ctx, refusal?: Refusal): Promise<PageAnswer> => {
  if (!maySeeArchives(ctx.viewer)) throw forbidden();
  const [desk, places, made] = await Promise.all([
    loadDesk(ctx, url(archivePaths.desk)),
    placeChoices(ctx, 'admin'),
    listMade(ctx, ARCHIVE_TYPE),
  ]);
  const view: ArchivesPageView = {
    action: url(archivePaths.begin),
    typed: refusal?.typed ?? USUAL_CHOICE,
    errors: refusal?.errors ?? {},
    places: [{ value: '', name: texts.everywhere }, ...places],
    people: PEOPLE_CHOICES.map((value) => ({ value, name: texts.peopleChoices[value] })),
    sizes: [
      { value: '', name: texts.noPrint },
      ...PICTURE_SIZES.map((value) => ({ value, name: texts.printSizes[value] })),
    ],
    fingerprint: ownFingerprint(ctx.portal.secrets),
    made,
  };
  return page(ArchivesPage, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    ...(refusal && { status: 422 }),
  });
};

const MENU_ORDER = 98;

export const archivesEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeArchives(viewer)
    ? { name: texts.title, href: url(archivePaths.desk), area: 'admin', order: MENU_ORDER }
    : undefined;
