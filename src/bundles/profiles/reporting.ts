// Lets people tell moderators of profiles. What is done is done to the account.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { HttpError } from '#kernel/errors.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { EvidencePart, Reportable } from '#bundles/moderation/public.ts';
import { bbcodeToPlainText } from '#bundles/rich-text/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import type { Profile } from '#bundles/users/public.ts';
import * as texts from './texts.ts';

/** Returns undefined where there is nobody. */
const findProfile = async (ctx: Ctx, id: number): Promise<Profile | undefined> => {
  try {
    const profile = await loadProfile(ctx, id);
    return profile.id === id ? profile : undefined;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
};

const partsOf = ({ name, about, links }: Profile): EvidencePart[] => [
  { label: texts.reported.nameLabel, text: name },
  ...(about ? [{ label: texts.reported.about, text: bbcodeToPlainText(about) }] : []),
  ...links.map((link) => ({ label: link.name, text: link.href })),
];

export const reportableProfile: Reportable = {
  type: 'user',
  name: texts.reported.name,
  yours: texts.reported.yours,
  isSeen: async (ctx, id) => (await findProfile(ctx, id)) !== undefined,
  find: async (ctx, id) => {
    const profile = await findProfile(actAs(ctx, portalItself), id);
    if (!profile) return undefined;
    const { name, href, pictureId, coverId } = profile;
    return {
      title: name,
      href,
      authorId: id,
      locationPath: '',
      evidence: { parts: partsOf(profile) },
      imageIds: [pictureId, coverId].filter((image) => image !== null),
    };
  },
};
