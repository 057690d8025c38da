// Serves /konto/profil: the form for what the others read, as it is saved or as it was typed.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { Location, LocationTree } from '#bundles/locations/public.ts';
import { acceptedUploads, picturesByIds } from '#bundles/media/public.ts';
import { PROFILE_LIMITS, loadProfile } from '#bundles/users/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { Profile } from '#bundles/users/public.ts';
import type { OwnProfile } from './own-profile.ts';
import { accountPaths } from './paths.ts';
import * as texts from './texts.ts';
import { ProfileFormPage } from './ui/ProfileFormPage.tsx';
import type { PictureFormView, ProfileFormView } from './views.ts';

export interface TypedProfile {
  readonly profile?: OwnProfile;
  readonly errors?: FieldErrors;
  /** What is wrong with a picture that was sent. */
  readonly pictureError?: { readonly which: texts.PictureName; readonly text: string };
}

export const loadProfileForm = async (ctx: Ctx, typed: TypedProfile = {}): Promise<PageAnswer> => {
  const { errors = {}, pictureError } = typed;
  const [saved, shell, tree] = await Promise.all([
    loadProfile(ctx, ctx.viewer.id!),
    loadAccountShell(ctx, url(accountPaths.profile)),
    getLocationTree(ctx),
  ]);
  const profile = typed.profile ?? saved;
  const view: ProfileFormView = {
    shell,
    action: url(accountPaths.profileSend),
    ...profile.privacy,
    name: profile.name,
    about: profile.about,
    locationId: String(profile.locationId ?? ''),
    places: placesFor(tree, saved),
    links: Array.from(
      { length: PROFILE_LIMITS.links },
      (_, at) => profile.links[at] ?? { name: '', href: '' },
    ),
    isNoindex: profile.isNoindex,
    errors: { ...errors },
    maxAbout: PROFILE_LIMITS.about,
    pictures: await loadPictures(ctx, saved, pictureError),
  };
  const isRefused = Object.keys(errors).length > 0 || pictureError !== undefined;
  return page(ProfileFormPage, view, {
    head: { title: texts.profile, robots: 'noindex' },
    status: isRefused ? 422 : 200,
  });
};

/** Lists towns and what lies in them, by name, and the place that somebody has, even if nobody else can choose it any more. */
const placesFor = ({ all }: LocationTree, { locationId }: Profile) => {
  const isOffered = ({ id, kind, isHidden }: Location) =>
    id === locationId || (!isHidden && (kind === 'town' || kind === 'quarter'));
  const named = all.filter(isOffered);
  return [{ value: '', name: texts.noPlace }, ...named.map(({ id, name }) => ({ value: String(id), name }))];
};

const loadPictures = async (
  ctx: Ctx,
  { pictureId, coverId }: Profile,
  error: TypedProfile['pictureError'],
): Promise<PictureFormView[]> => {
  const [pictures, { accept, types }] = await Promise.all([
    picturesByIds(ctx, [pictureId, coverId]),
    acceptedUploads(ctx),
  ]);
  const formOf = (which: texts.PictureName, id: number | null): PictureFormView => ({
    which,
    action: url(accountPaths.picture, { which: PICTURE_WORDS[which] }),
    picture: pictures.get(id ?? 0) ?? null,
    error: error?.which === which ? error.text : null,
    accept,
    types,
  });
  return [formOf('portrait', pictureId), formOf('cover', coverId)];
};

/** The words for pictures as they stand in an address. */
const PICTURE_WORDS = { portrait: 'portrait', cover: 'titelbild' } as const;
