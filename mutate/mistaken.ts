// This is the file that is just read with a mistake in it. The tests' configuration is loaded apart from the command, so they
// meet on the global object.
interface Mistaken {
  /** Its whole path. */
  readonly file: string;
  readonly text: string;
}

const KEY = Symbol.for('litfass.mutate.mistaken');
const holder = globalThis as { [KEY]?: Mistaken | undefined };

export const mistaken = (): Mistaken | undefined => holder[KEY];

export const setMistaken = (value: Mistaken | undefined): void => {
  holder[KEY] = value;
};
