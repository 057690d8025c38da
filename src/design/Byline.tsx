// This says who made a piece, and the way to follow them beside their name; below it what else is said of
// them and of it.
import type { ReactNode } from 'react';
import styles from './Byline.module.css';
import { Portrait } from './Portrait.tsx';
import type { PortraitView } from './Portrait.tsx';

interface BylineProps {
  of: { name: string; href: string | null; portrait: PortraitView | null };
  /** Reads „Von“. */
  by?: string;
  /** Whether their face is shown elsewhere, or is not theirs to be shown. */
  isFaceless?: boolean;
  follow?: ReactNode;
  children: ReactNode;
}

export const Byline = ({
  of: { name, href, portrait },
  by,
  isFaceless = false,
  follow,
  children,
}: BylineProps) => (
  <div className={styles.byline}>
    {!isFaceless && <Portrait of={portrait} name={name} size="large" />}
    <div>
      <div className={styles.who}>
        <p>
          {by && `${by} `}
          <b>
            {href ? (
              <a href={href} rel="author">
                {name}
              </a>
            ) : (
              name
            )}
          </b>
        </p>
        {follow}
      </div>
      <p className="meta">{children}</p>
    </div>
  </div>
);
