// Stands around the page of a piece that isn't out yet, and says so.
import type { ReactNode } from 'react';
import { Callout } from '#design/Callout.tsx';
import * as texts from '../texts.ts';
import styles from './Preview.module.css';

export const Preview = ({ children }: { children?: ReactNode }) => (
  <>
    <div className={`page ${styles.note}`}>
      <Callout title={texts.preview} tone="straw">
        <p>{texts.previewNote}</p>
      </Callout>
    </div>
    {children}
  </>
);
