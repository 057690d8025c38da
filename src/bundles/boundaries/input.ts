// Says what the calls take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { BOUNDARY_CHOICES } from './constants.ts';

export const UserParams = Type.Object({ userId: Id });
export const ChoiceBody = Type.Object({
  choice: Type.Union(BOUNDARY_CHOICES.map((choice) => Type.Literal(choice))),
});

export const NotesBody = Type.Object({ notes: Type.Union([Type.Literal('on'), Type.Literal('off')]) });

/** The body of a new word; whatever was typed, the check answers in words. */
export const WordBody = Type.Object({ word: Type.String() });
export const WordParams = Type.Object({ wordId: Id });
