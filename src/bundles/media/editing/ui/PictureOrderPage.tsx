// This is the page on which the pictures of a piece are put in order.
import { Island } from '#kernel/island.tsx';
import { Icon } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import type { PictureOrderPageView } from '../views.ts';
import styles from './PictureOrder.module.css';
import { PictureOrder } from './PictureOrder.island.tsx';

export const PictureOrderPage = ({ view: { order, error } }: { view: PictureOrderPageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.picturesOf(order.title)}</h1>
    {error && (
      <p role="alert" className={styles.error}>
        <Icon name="warning" /> {error}
      </p>
    )}
    <Island of={PictureOrder} when="load" props={{ view: order }} />
  </div>
);
