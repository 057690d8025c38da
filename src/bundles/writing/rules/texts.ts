// Names of what stands in a text without being words, as revisions are compared.
import { declaredKind } from '#kernel/declared-kinds.ts';
import type { RichTextDocument } from '#bundles/rich-text/ui/public.ts';

type TopNode = RichTextDocument['content'][number];

/** It reads „Bild 31“, and is undefined for blocks of words. */
export const slotName = (node: TopNode): string | undefined => {
  switch (node.type) {
    case 'image':
      return [`Bild\u00a0${node.attrs.imageId}`, node.attrs.caption].filter(Boolean).join(': ');
    case 'gallery':
      return `Galerie mit ${node.attrs.imageIds.length}\u00a0Bildern: ${node.attrs.imageIds.join(', ')}`;
    case 'embed':
      return `${declaredKind(node.attrs.kind)?.names.one}\u00a0${node.attrs.id}`;
    case 'video':
      return `${node.attrs.type === 'youtube' ? 'Video' : 'Eingebetteter Inhalt'}: ${node.attrs.src ?? node.attrs.videoId ?? ''}`;
    case 'cut':
      return 'Ab hier nur mit Zugang';
    case 'horizontalRule':
      return 'Trennlinie';
    default:
      return undefined;
  }
};
