// At the end of a piece: for readers an empty mark by which its reading is counted, for those who look after it the gauge.
import * as texts from '../texts.ts';
import type { PieceAudienceView } from '../views.ts';

export const PieceAudience = ({ of: { reading, gauge } }: { of: PieceAudienceView }) => (
  <>
    {reading && <div data-reading={reading} />}
    {gauge && (
      <performance-gauge data-of={gauge.ask}>
        <p className="screen-only">
          <a href={gauge.href}>{texts.openFigures}</a>
        </p>
      </performance-gauge>
    )}
  </>
);
