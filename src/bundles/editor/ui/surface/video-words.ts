// This is what an embedded content is called while one writes.
import type { Attrs } from 'prosemirror-model';
import * as texts from '../../texts.ts';

/** Returns words such as „Eingebettet von YouTube“; for any other page the host, since it becomes a card. */
export const videoWords = ({ type, src }: Attrs): string => {
  if (isKeyOf(texts.ownStreams, type)) return texts.ownStreams[type];
  if (isKeyOf(texts.providerNames, type)) return texts.videoAt(texts.providerNames[type]);
  const host = URL.parse(String(src))?.host.replace(/^www\./, '');
  return host ? texts.cardOf(host) : texts.videoAt(String(type));
};

const isKeyOf = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);
