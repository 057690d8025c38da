// This is what the menus take at the door.
import { Type } from 'typebox';
import { MENUS } from './constants.ts';

export const MenuParams = Type.Object({ menu: Type.Union(MENUS.map((name) => Type.Literal(name))) });

/** Each entry has fields of its own, so that what was typed isn't lost. */
export const MenuBody = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
