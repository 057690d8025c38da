// Makes a picture one that can be picked: the whole of it is the field.
import type { PictureView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './MediaElement.module.css';

export const PickTile = ({ of: { id, alt } }: { readonly of: PictureView }) => (
  <label className={styles.pick}>
    <input type="checkbox" name="images[]" value={id} aria-label={texts.pick(alt)} />
  </label>
);
