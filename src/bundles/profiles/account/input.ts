// This is what one's own pages accept at the door. Missing fields pass: the forms themselves speak of them.
import { Type } from 'typebox';
import { PROFILE_LIMITS } from '#bundles/users/public.ts';

const line = Type.Optional(Type.String({ maxLength: 1000 }));

const links = Object.fromEntries(
  Array.from({ length: PROFILE_LIMITS.links }, (_, at) => [
    [`linkName${at + 1}`, line],
    [`link${at + 1}`, line],
  ]).flat(),
);

export const ProfileBody = Type.Object({
  name: line,
  about: Type.Optional(Type.String({ maxLength: 20_000 })),
  locationId: line,
  showsPlace: line,
  showsComments: line,
  showsFollowers: line,
  messagesFrom: line,
  isNoindex: line,
  ...links,
});

export const PictureParams = Type.Object({
  which: Type.Union([Type.Literal('portrait'), Type.Literal('titelbild')]),
});

export const PictureBody = Type.Object({ remove: line });
