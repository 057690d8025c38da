// Reads people as they are typed: in each line a name or the address of a profile, and behind a colon what stands with them.

export interface TypedPerson {
  /** The id in an address; undefined where a name was typed. */
  readonly id: number | undefined;
  readonly name: string;
  readonly note: string;
}

export const readPeople = (typed: string): readonly TypedPerson[] =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);

const readLine = (line: string): TypedPerson => {
  const [, address, digits, behind = ''] = ADDRESS.exec(line) ?? [];
  if (address !== undefined) return { id: Number(digits), name: address, note: behind.trim() };
  const at = line.indexOf(':');
  const [name, note] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
  return { id: undefined, name: name.trim(), note: note.trim() };
};

/** An address such as `/profil/7/ruth-lindner`, with or without the portal's host. */
const ADDRESS = /^((?:https?:\/\/[^\s/]+)?\/[a-z]+\/(\d{1,10})(?:\/[^\s:]*)?)(?:\s*:(.*))?$/i;

export const writePerson = ({ name, note }: Pick<TypedPerson, 'name' | 'note'>): string =>
  note === '' ? name : `${name}: ${note}`;
