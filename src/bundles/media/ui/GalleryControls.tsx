// This is what lies over the picture of a gallery: stop or go on, which of how many, back and forth, the
// whole screen.
import { Icon } from '#design/Icon.tsx';
import type { IconName } from '#design/Icon.tsx';
import * as texts from '../texts.ts';
import styles from './Gallery.module.css';
import type { FullScreen } from '#design/use-full-screen.ts';
import type { Slider } from './use-slider.ts';

interface GalleryControlsProps {
  slider: Slider;
  screen: FullScreen;
  count: number;
}

export const GalleryControls = ({ slider, screen, count }: GalleryControlsProps) => (
  <div className={styles.controls}>
    {count > 1 && (
      <>
        <Control
          icon={slider.isPlaying ? 'pause' : 'play'}
          label={slider.isPlaying ? texts.pauseGallery : texts.playGallery}
          onClick={slider.toggle}
        />
        <span className={styles.counter}>{texts.pictureOf(slider.active + 1, count)}</span>
        <Control icon="back" label={texts.previousPicture} onClick={slider.previous} />
        <Control icon="forth" label={texts.nextPicture} onClick={slider.next} />
      </>
    )}
    {screen.isPossible && (
      <Control
        icon={screen.isFull ? 'close' : 'full-screen'}
        label={screen.isFull ? texts.leaveFullScreen : texts.fullScreen}
        onClick={screen.toggle}
      />
    )}
  </div>
);

const Control = ({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) => (
  <button type="button" aria-label={label} title={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
