// This is what a form without JavaScript says of one picture: whether it opens, and its place in the gallery.
import * as texts from '../texts.ts';
import type { OrderedPicture } from '../views.ts';
import styles from './PictureOrder.module.css';

interface PlainChoiceProps {
  readonly of: OrderedPicture;
  /** The place among all pictures of the form, counted from 0. */
  readonly at: number;
  readonly isHero: boolean;
  /** It is null for a picture that isn't in the gallery. */
  readonly position: number | null;
  readonly hasGallery: boolean;
}

export const PlainChoice = ({ of: { id, name }, at, isHero, position, hasGallery }: PlainChoiceProps) => (
  <div className={styles.tools}>
    <label>
      <input type="radio" name="heroId" value={id} defaultChecked={isHero} /> {texts.makeHero}
    </label>
    {hasGallery && (
      <>
        <input type="hidden" name={`positions[${at}][imageId]`} value={id} />
        <label>
          {texts.position}{' '}
          <input
            type="number"
            name={`positions[${at}][position]`}
            min={1}
            max={200}
            defaultValue={position ?? undefined}
            className={styles.number}
            aria-label={texts.positionLabel(name)}
          />
        </label>
      </>
    )}
  </div>
);
