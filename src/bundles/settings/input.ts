// This is what the form of settings takes at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { SETTING_GROUPS } from './constants.ts';

export const GroupParams = Type.Object({
  group: Type.Union(SETTING_GROUPS.map((group) => Type.Literal(group))),
});

export const EntryParams = Type.Object({ entry: Id });

/** By the keys of the settings; read by `readTyped`, so that what was typed isn't lost. */
export const SettingsBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
