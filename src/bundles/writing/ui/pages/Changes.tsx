// Shows what changed between two revisions, field by field: taken out and put in are said as well as coloured.
import type { DrawnPicture } from '#bundles/history/public.ts';
import { Picture } from '#bundles/media/ui/public.ts';
import type { ComparedPicture, FieldChange } from '../../pages/views.ts';
import type { BlockChange } from '../../rules/compare-text.ts';
import type { WordChange } from '../../rules/compare-words.ts';
import styles from './Changes.module.css';
import * as texts from './texts.ts';

export const Changes = ({ changes }: { changes: readonly FieldChange[] }) => (
  <dl className={styles.changes}>
    {changes.map((change) => (
      <div key={change.name}>
        <dt>{change.name}</dt>
        <dd>
          <Change change={change} />
        </dd>
      </div>
    ))}
  </dl>
);

const Change = ({ change }: { change: FieldChange }) => {
  switch (change.kind) {
    case 'words':
      return (
        <p className={styles.words}>
          <Words words={change.words} />
        </p>
      );
    case 'text':
      // Blocks have no name of their own, and nothing here moves.
      // oxlint-disable-next-line react/no-array-index-key
      return change.blocks.map((block, at) => <Block key={at} block={block} />);
    case 'picture':
      return (
        <div className={styles.pictures}>
          <Side label={texts.pictureBefore} of={change.before} />
          <Side label={texts.pictureAfter} of={change.after} />
        </div>
      );
    case 'drawn':
      return (
        <div className={styles.pictures}>
          <DrawnSide label={texts.pictureBefore} of={change.before} />
          <DrawnSide label={texts.pictureAfter} of={change.after} />
        </div>
      );
  }
};

const Block = ({ block }: { block: BlockChange }) => {
  if (block.kind === 'skipped') return <p className={styles.skipped}>{texts.skipped(block.count)}</p>;
  return (
    <div className={styles[block.kind]}>
      {block.isMarkup && <p className="note">{texts.markupChanged}</p>}
      <p className={block.isMarkup ? styles.code : styles.words}>
        <Words words={block.words} />
      </p>
    </div>
  );
};

const Words = ({ words }: { words: readonly WordChange[] }) =>
  words.map(({ kind, text }, at) => {
    const key = `${kind}${at}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="visually-hidden">{kind === 'added' ? texts.inserted : texts.deleted}</span>
        {text}
        <span className="visually-hidden">{texts.endOfChange}</span>
      </Mark>
    );
  });

const Side = ({ label, of: side }: { label: string; of: ComparedPicture | null }) => (
  <figure>
    {side?.picture ? (
      <Picture of={side.picture} sizes="(min-width: 42rem) 20rem, 50vw" />
    ) : (
      <p className={styles.missing}>{side ? texts.pictureGone(side.id) : texts.noPicture}</p>
    )}
    <figcaption>{label}</figcaption>
  </figure>
);

const DrawnSide = ({ label, of: drawn }: { label: string; of: DrawnPicture | null }) => (
  <figure>
    {drawn ? (
      <div className={styles.drawn} data-scheme={drawn.isForDark ? 'dark' : 'light'}>
        <img src={drawn.src} width={drawn.width} height={drawn.height} alt="" loading="lazy" />
      </div>
    ) : (
      <p className={styles.missing}>{texts.noPicture}</p>
    )}
    <figcaption>{drawn ? texts.drawnAs(label, drawn.text) : label}</figcaption>
  </figure>
);
