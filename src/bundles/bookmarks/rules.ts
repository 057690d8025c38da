// These are pure checks of what is saved for later.
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { FOLDER_NAME_LENGTH } from './constants.ts';
import * as texts from './texts.ts';

/** Returns the name of a folder as it is stored. */
export const checkFolderName = (typed: string): Checked<string> => {
  const name = visibleLine(typed.normalize('NFC'));
  if (name === '') return invalid({ name: texts.nameMissing });
  if (name.length > FOLDER_NAME_LENGTH) return invalid({ name: texts.nameTooLong(FOLDER_NAME_LENGTH) });
  return valid(name);
};
