// These are pure checks of the editor, for server and browser alike.
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';

/** contract.md 5: an image given by its address. */
export const isImageAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && isImageName(url.pathname);
};

/** contract.md 5: the name of a file that may be put into a text. */
export const isImageName = (name: string): boolean => /\.(?:jpe?g|png|gif)$/i.test(name);

/** contract.md 5: how a picture begins that is written into its own address; what follows is in base64. */
export const EMBEDDED_IMAGE = /data:image\/(png|jpe?g|gif);base64,/i;

/** A piece by its address here, or by the end of it. */
export interface NamedPiece {
  readonly kind: string;
  readonly id: number;
}

/** Kinds by what stands before the id in their addresses. */
const KINDS = new Map(
  declaring(declaredKinds, 'embedding').map(({ type, embedding }) => [embedding.mark, type]),
);
const END_OF_ADDRESS = new RegExp(`_(${[...KINDS.keys()].join('|')})([1-9]\\d{0,9})(?:[?#].*)?$`);

/** Returns what `…_a12`, `…_i7` and `…_e3` mean; undefined for anything else. */
export const pieceInAddress = (address: string): NamedPiece | undefined => {
  const [, mark = '', digits] = END_OF_ADDRESS.exec(address.trim()) ?? [];
  const kind = KINDS.get(mark);
  return kind === undefined ? undefined : { kind, id: Number(digits) };
};

// These are about the field.

/** Returns the language of the editor's sentences: the first two letters of the locale. contract.md 9. There is German only. */
export const languageOf = (locale: string): 'de' => {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((known) => known === language) ?? 'de';
};

const LANGUAGES = ['de'] as const;

export const wordCount = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
