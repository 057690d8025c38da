// Draws the region for messages: those that came with the page, and those that showFlash adds later.
import { FLASH_REGION_ID } from './constants.ts';
import { Flash } from './Flash.tsx';
import styles from './Flash.module.css';
import type { FlashView } from './page-frame.ts';

export const FlashMessages = ({ flashes }: { flashes: readonly FlashView[] }) => (
  <div id={FLASH_REGION_ID} className={styles.region} aria-live="polite">
    {flashes.map((flash) => (
      <Flash key={flash.type + flash.text} flash={flash} />
    ))}
  </div>
);
