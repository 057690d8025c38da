// Reads HTML of others as its tags and words, in their order, as browsers read them: one walk without a tree, which takes as
// long as the HTML is. Reads what strangers send.
import { Tokenizer, TokenizerMode } from 'parse5';
import type { Token } from 'parse5';

/** A tag and where it stands in the HTML. */
export interface HtmlTag extends Pick<Token.TagToken, 'tagName' | 'attrs' | 'selfClosing'> {
  readonly isClosing: boolean;
  /** The first is 1. */
  readonly line: number;
  /** The offsets of its first sign and of what comes after its last one. */
  readonly start: number;
  readonly end: number;
}

/** What is done at each of them; whoever says false has seen enough. */
export interface HtmlVisitor {
  readonly onStartTag: (tag: HtmlTag) => false | void;
  readonly onEndTag?: (tag: HtmlTag) => false | void;
  readonly onWords?: (words: string) => void;
}

/** How the words within are read that hold no tags. */
const WITHOUT_TAGS: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['noscript', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
]);

/** Says whether what looks like a tag within such an element is words. */
export const holdsNoTags = (tagName: string): boolean => WITHOUT_TAGS.has(tagName);

/** Walks through HTML; comments are passed by in silence. */
export const walkHtml = (html: string, { onStartTag, onEndTag = ignore, onWords = ignore }: HtmlVisitor) => {
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        tokenizer.state = WITHOUT_TAGS.get(token.tagName) ?? TokenizerMode.DATA;
        if (onStartTag(tagOf(token, false)) === false) tokenizer.pause();
      },
      onEndTag: (token) => {
        if (onEndTag(tagOf(token, true)) === false) tokenizer.pause();
      },
      onCharacter: ({ chars }) => onWords(chars),
      onWhitespaceCharacter: ({ chars }) => onWords(chars),
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
};

const ignore = (): void => {};

const tagOf = ({ tagName, attrs, selfClosing, location }: Token.TagToken, isClosing: boolean): HtmlTag => ({
  isClosing,
  tagName,
  attrs,
  selfClosing,
  line: location!.startLine,
  start: location!.startOffset,
  end: location!.endOffset,
});

/** Returns the tag that the HTML begins with, an opening or a closing one; undefined where it begins with something else. */
export const firstTagOf = (html: string): HtmlTag | undefined => {
  if (!html.startsWith('<')) return undefined;
  let first: HtmlTag | undefined;
  const take = (tag: HtmlTag): false => {
    first = tag;
    return false;
  };
  walkHtml(html, { onStartTag: take, onEndTag: take });
  return first?.start === 0 ? first : undefined;
};
