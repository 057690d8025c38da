// Draws the figures of one piece.
import { AccountShell } from '#design/AccountShell.tsx';
import type { PieceFiguresView } from '../views.ts';
import { GaugeWithDetail } from './Gauge.tsx';

export const PieceFiguresPage = ({
  view: { shell, title, piece, own, detail },
}: {
  view: PieceFiguresView;
}) => (
  <AccountShell shell={shell} title={title} intro={<a href={piece.href}>{piece.name}</a>}>
    <GaugeWithDetail view={detail} />
    {own && (
      <p>
        <a href={own.href}>{own.name}</a>
      </p>
    )}
  </AccountShell>
);
