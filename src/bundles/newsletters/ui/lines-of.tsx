// Draws the lines of a paragraph as they were typed, alike in a letter and on the web.
import type { ReactNode } from 'react';

export const linesOf = (paragraph: string): ReactNode =>
  paragraph.split('\n').map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- drawn once; a line may stand there twice
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ));
