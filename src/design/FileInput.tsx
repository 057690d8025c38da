// Draws a file chooser in our own words: browsers label theirs in the language of the browser. The input itself lies over its
// button without being seen, so that it is reached by keyboard, takes what is dropped on it, and works without JavaScript.
import type { ComponentProps } from 'react';
import { buttonClass } from './Button.tsx';
import styles from './FileInput.module.css';
import * as texts from './work/texts.ts';

type FileInputProps = Omit<ComponentProps<'input'>, 'type'> & { readonly isMain?: boolean };

/** Its label is the caller's, by `id`. */
export const FileInput = ({ isMain = false, multiple = false, ...input }: FileInputProps) => (
  <file-name class={styles.file}>
    <input {...input} type="file" multiple={multiple} />
    <span className={buttonClass({ variant: isMain ? 'second' : 'quiet' })} aria-hidden="true">
      {multiple ? texts.chooseFiles : texts.chooseFile}
    </span>
    <span className={styles.none}>{multiple ? texts.noFiles : texts.noFile}</span>
    <span className={styles.some}>{texts.fileChosen}</span>
    <output />
  </file-name>
);
