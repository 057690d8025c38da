// This is what the form of settings takes at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { SETTING_GROUPS } from './constants.ts';

export const GroupParams = Type.Object({
  group: Type.Union(SETTING_GROUPS.map((group) => Type.Literal(group))),
});

export const EntryParams = Type.Object({ entry: Id });

/** What was typed, by the keys of the settings; it is read by `readTyped`, so that nothing of it is lost. */
export const SettingsBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
