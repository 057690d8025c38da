// A video or a sound as a media element: whoever draws it anew knows by its type what to ask for.
import { StreamFigure } from '../../streaming/ui/StreamFigure.tsx';
import type { StreamView } from '../../streaming/views.ts';
import type { Ratio } from '../constants.ts';
import type { MediaFlags } from '../views.ts';
import styles from './MediaElement.module.css';
import { reloadData } from './reload-data.ts';

interface StreamElementProps {
  readonly id: number;
  readonly of: StreamView;
  readonly ratio: Ratio;
  readonly flags: MediaFlags;
}

export const StreamElement = ({ id, of, ratio, flags }: StreamElementProps) => (
  <media-element
    class={styles.bare}
    data-media-id={id}
    data-media-type="streaming_media"
    data-image-type="streaming_media"
    data-reload={reloadData(ratio, flags)}
  >
    <StreamFigure of={of} />
  </media-element>
);
