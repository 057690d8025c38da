// Shows on the page of a person whether they have a second factor, whether their role demands one, and what to do when it is
// lost.
import { RemovalForm } from '../../factor-removal/ui/RemovalForm.tsx';
import type { RemovalFormView } from '../../factor-removal/ui/RemovalForm.tsx';

interface FactorPanelProps {
  lines: readonly string[];
  /** Null where there is nothing to take away, or not by this reader. */
  removal: RemovalFormView | null;
}

export const FactorPanel = ({ lines, removal }: FactorPanelProps) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {removal && <RemovalForm view={removal} />}
  </>
);
