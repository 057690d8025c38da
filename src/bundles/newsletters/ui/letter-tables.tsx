// Draws the tables that a letter is made of, for programs that know no other way to put things beside or below each other.
import type { ReactNode } from 'react';
import type { LetterColors } from '../views.ts';

export const SERIF = 'Newsreader, Georgia, "Times New Roman", serif';
export const SANS = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const Row = ({ children }: { children: ReactNode }) => <tr>{children}</tr>;

export const Cell = ({ padding, children }: { padding: string; children: ReactNode }) => (
  <Row>
    <td align="left" style={{ padding }}>
      {children}
    </td>
  </Row>
);

export const Gap = ({ height }: { height: number }) => (
  <Row>
    <td height={height} style={{ height: `${height}px`, lineHeight: `${height}px`, fontSize: '1px' }}>
      {'\u00a0'}
    </td>
  </Row>
);

interface SectionProps {
  /** '' for the foot. */
  title?: string;
  colors: LetterColors;
  children: ReactNode;
}

/** Draws a part of its own, under a line. */
export const Section = ({ title = '', colors, children }: SectionProps) => (
  <Cell padding={title ? '10px 28px 20px' : '10px 28px 30px'}>
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <Row>
          <td
            className={title ? 'l-rule' : 'l-line'}
            style={{
              borderTop: title ? `3px solid ${colors.ink}` : `1px solid ${colors.line}`,
              paddingTop: '14px',
            }}
          >
            {title && (
              <h2
                className="l-ink"
                style={{ margin: '0 0 10px', font: `600 20px/1.25 ${SERIF}`, color: colors.ink }}
              >
                {title}
              </h2>
            )}
            {children}
          </td>
        </Row>
      </tbody>
    </table>
  </Cell>
);
