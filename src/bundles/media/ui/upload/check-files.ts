// This is what the browser can tell of a file before a byte of it travels. The server asks again, by content.
// contract.md 5, 9
import { MAX_UPLOAD_BYTES } from '../../constants.ts';
import { uploadOfWrongType, uploadTooLarge } from '../../texts.ts';
import { MAX_DROP_BYTES } from './constants.ts';
import * as texts from './texts.ts';

export interface FileRules {
  /** The accepted types as in an `<input type="file">`: separated by commas. */
  readonly accept: string;
  /** Says the same in words, separated by commas. */
  readonly types: string;
}

type SomeFile = Pick<File, 'name' | 'size' | 'type'>;

/** Says why a file can't be uploaded; undefined when it may be tried. */
export const refusalOf = (file: SomeFile, { accept, types }: FileRules): string | undefined => {
  if (file.size > MAX_UPLOAD_BYTES) return uploadTooLarge;
  // Some systems know no type for rarer kinds, such as TIFF: the server looks into the file anyway.
  if (file.type === '' || accept.split(',').includes(file.type)) return undefined;
  return uploadOfWrongType(types.split(', '));
};

/** Says the same of what was dropped: one at a time, and its size is asked first. */
export const refusalOfDrop = (files: readonly SomeFile[], rules: FileRules): string | undefined => {
  if (files.length > 1) return texts.oneFileOnly;
  const [file] = files;
  if (!file) return undefined;
  return file.size > MAX_DROP_BYTES ? uploadTooLarge : refusalOf(file, rules);
};
