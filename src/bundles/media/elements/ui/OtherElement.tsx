// Draws another medium than an image as a media element: whoever draws it anew knows by its type what to ask for.
import type { ReactNode } from 'react';
import type { MediaType } from '../../constants.ts';
import type { Ratio } from '../constants.ts';
import type { MediaFlags } from '../views.ts';
import styles from './MediaElement.module.css';
import { reloadData } from './reload-data.ts';

interface OtherElementProps {
  readonly id: number;
  readonly type: MediaType;
  readonly ratio: Ratio;
  readonly flags: MediaFlags;
  readonly children?: ReactNode;
}

export const OtherElement = ({ id, type, ratio, flags, children }: OtherElementProps) => (
  <media-element
    class={styles.bare}
    data-media-id={id}
    data-media-type={type}
    data-image-type={type}
    data-reload={reloadData(ratio, flags)}
  >
    {children}
  </media-element>
);
