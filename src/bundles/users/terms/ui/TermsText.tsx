// Draws the words of the terms: headings and paragraphs, nothing that could be markup.
import type { TermsBlock } from '../rules.ts';
import styles from './TermsText.module.css';

export const TermsText = ({ blocks }: { blocks: readonly TermsBlock[] }) => (
  <div className={styles.text}>
    {blocks.map(({ kind, text }, at) =>
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a version never change
      kind === 'heading' ? <h2 key={at}>{text}</h2> : <p key={at}>{text}</p>,
    )}
  </div>
);
