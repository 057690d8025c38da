// Reads the lines in which somebody writes down whom to invite. Pure.
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { checkEmail, lengthOf, normalizeLine } from '../rules.ts';
import { NAME_MAX_LENGTH } from '../constants.ts';
import { MAX_INVITED_AT_ONCE, NOTE_MAX_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

export interface Invited {
  /** Empty where only the address was typed. */
  readonly name: string;
  readonly email: string;
}

/** Reads a line each, as an address or as `Name <address>`; who stands there twice is invited once. */
export const readInvited = (text: string): Checked<readonly Invited[]> => {
  const found = new Map<string, Invited>();
  for (const [at, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const line = normalizeLine(typed);
    if (!line) continue;
    const invited = readLine(line);
    const isNameTooLong = lengthOf(invited.name) > NAME_MAX_LENGTH;
    const error = checkEmail(invited.email) || (isNameTooLong && texts.nameTooLong(NAME_MAX_LENGTH));
    if (error) return invalid({ people: texts.lineWrong(at + 1, line.slice(0, 80), error) });
    const key = invited.email.toLowerCase();
    if (!found.has(key)) found.set(key, invited);
  }
  if (found.size === 0) return invalid({ people: texts.nobodyTyped });
  if (found.size > MAX_INVITED_AT_ONCE) return invalid({ people: texts.tooMany(MAX_INVITED_AT_ONCE) });
  return valid([...found.values()]);
};

const readLine = (line: string): Invited => {
  const named = /^(?<name>[^<>]*)<(?<email>[^<>]*)>[,;]?$/.exec(line)?.groups;
  if (!named) return { name: '', email: line.replace(/[,;]$/, '') };
  const name = named['name']!.trim().replace(/^"(.*)"$/, '$1');
  return { name: normalizeLine(name), email: named['email']!.trim() };
};

/** Returns the sentence of the one who invites, tidied; line breaks stay. */
export const normalizeNote = (note: string): string => note.normalize('NFC').replaceAll('\r\n', '\n').trim();

export const checkNote = (note: string): string | undefined =>
  lengthOf(note) > NOTE_MAX_LENGTH ? texts.noteTooLong(NOTE_MAX_LENGTH) : undefined;
