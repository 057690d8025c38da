// Draws a text of a page about the portal.
import { PieceText } from '#bundles/piece-pages/ui/public.ts';
import type { PieceTextView } from '#bundles/piece-pages/ui/public.ts';

export const TextSection = ({ view }: { view: { text: PieceTextView } }) => <PieceText of={view.text} />;
