// Draws a text with its slots filled: stored HTML, pictures, galleries, videos and sounds, contents of other sites, cards of
// other pieces, and what is said where something can't be shown.
import { Island } from '#kernel/island.tsx';
import { EmbedFigure } from '#bundles/embeds/ui/public.ts';
import { Gallery, PictureFigure } from '#bundles/media/ui/public.ts';
import { StreamFigure } from '#bundles/streams/ui/public.ts';
import { type FilledPart, RichText } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../texts.ts';
import type { PieceTextView, TextBlockView } from '../views.ts';
import { EmbedCard } from '#bundles/teasers/ui/public.ts';
import styles from './PieceText.module.css';

interface PieceTextProps {
  of: PieceTextView;
  /** The first letter of an opening paragraph is set large. */
  hasDropCap?: boolean;
}

export const PieceText = ({ of: blocks, hasDropCap = false }: PieceTextProps) => (
  <RichText parts={blocks.map(toPart)} hasDropCap={hasDropCap} />
);

const toPart = (block: TextBlockView): FilledPart =>
  block.kind === 'html' ? { html: block.html } : { node: <Slot block={block} /> };

const Slot = ({ block }: { block: Exclude<TextBlockView, { kind: 'html' }> }) => {
  switch (block.kind) {
    case 'image':
      return <Figure block={block} />;
    case 'gallery':
      return (
        <div className={styles.outdented}>
          <Island of={Gallery} when="visible" props={{ pictures: block.pictures }} />
        </div>
      );
    case 'stream':
      return <StreamFigure of={block.stream} />;
    case 'outside':
      return <EmbedFigure of={block.embed} />;
    case 'card':
      return <EmbedCard teaser={block.teaser} />;
    case 'cut':
      return <p className={styles.cut}>{texts.cutHere}</p>;
    case 'missing':
      return <Missing {...block} />;
  }
};

/** These are the widths of the places in the text. */
const SIZES = {
  small: '(min-width: 42rem) 18rem, 100vw',
  normal: '(min-width: 42rem) 38rem, 100vw',
  wide: '(min-width: 64rem) 55rem, 100vw',
} as const;

const Figure = ({ block: { picture, caption, align, size } }: { block: ImageBlock }) => (
  <div className={[styles.picture, styles[align], styles[size]].filter(Boolean).join(' ')}>
    <PictureFigure of={picture} caption={caption} sizes={SIZES[size]} isLarge={size === 'wide'} />
  </div>
);

type ImageBlock = Extract<TextBlockView, { kind: 'image' }>;

const Missing = ({ text, source }: { text: string; source: string | null }) => (
  <aside className={styles.missing}>
    <p>{text}</p>
    {source && (
      <p>
        <a href={source} rel="noopener">
          {texts.openAt(new URL(source).host)}
        </a>
      </p>
    )}
  </aside>
);
