// Makes a profile of the fields of the form.
import type { Static } from 'typebox';
import { parseId } from '#kernel/parameters.ts';
import { PROFILE_LIMITS } from '#bundles/users/public.ts';
import type { saveProfile } from '#bundles/users/public.ts';
import type { ProfileBody } from './input.ts';

export type OwnProfile = Parameters<typeof saveProfile>[2];

/** Reads a profile. A place that is no number is none; what is not ticked is off. */
export const readProfile = (body: Static<typeof ProfileBody>): OwnProfile => {
  const fields = body as Readonly<Record<string, string | undefined>>;
  const { name = '', about = '', locationId, messagesFrom } = fields;
  return {
    name,
    about,
    locationId: parseId(locationId) ?? null,
    links: Array.from({ length: PROFILE_LIMITS.links }, (_, at) => ({
      name: fields[`linkName${at + 1}`] ?? '',
      href: fields[`link${at + 1}`] ?? '',
    })),
    privacy: {
      showsPlace: isTicked(fields['showsPlace']),
      showsComments: isTicked(fields['showsComments']),
      showsFollowers: isTicked(fields['showsFollowers']),
      messagesFrom: PROFILE_LIMITS.messageSenders.find((senders) => senders === messagesFrom) ?? 'everybody',
    },
    isNoindex: isTicked(fields['isNoindex']),
  };
};

const isTicked = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value);
