// This is what is known about a picture: its words, who made it, and what may be done with it.
import type { PictureView } from '../../views.ts';
import * as texts from '../texts.ts';
import type { MediaControls } from '../views.ts';
import styles from './MediaElement.module.css';

interface MediaBadgeProps {
  readonly id: string;
  readonly of: PictureView;
  readonly may: MediaControls;
}

export const MediaBadge = ({ id, of: { caption, credit }, may: { licence, source } }: MediaBadgeProps) => {
  const facts = [
    [texts.caption, caption],
    [texts.credit, credit],
    [texts.source, source],
    [texts.licence, licence],
  ].filter(([, words]) => words);
  return (
    <div id={id} popover="auto" className={styles.card}>
      {facts.length === 0 ? (
        <p>{texts.nothingSaid}</p>
      ) : (
        <dl>
          {facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
