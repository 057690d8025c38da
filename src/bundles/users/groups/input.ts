// Says what the pages of groups accept at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';

const text = Type.Optional(Type.String({ maxLength: 2000 }));

export const GroupParams = Type.Object({ id: Id });

/** `seen` is the stamp of what the form of a group showed. */
export const GroupBody = Type.Object({ name: text, note: text, seen: text });

export const DeleteBody = Type.Object({ sure: text });

/** The group that somebody comes into or leaves. */
export const MembershipBody = Type.Object({ group: Type.Optional(Type.String({ maxLength: 20 })) });
