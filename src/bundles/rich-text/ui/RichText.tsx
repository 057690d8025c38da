// Draws a text on a page: stored HTML and filled slots in their order. It is the only place that trusts HTML, because parts are
// made by ready-html.tsx and nobody else.
import type { ReactNode } from 'react';
import { liftHeadings } from './lift-headings.ts';
import './rich-text.css';

/** Stored HTML, or what stands in a slot now: drawn by React or drawn already. */
export type FilledPart = { readonly html: string } | { readonly node: ReactNode };

interface Props {
  readonly parts: readonly FilledPart[];
  /** The first letter of an opening paragraph is set large. */
  readonly hasDropCap?: boolean;
}

export const RichText = ({ parts, hasDropCap = false }: Props) => {
  const className = hasDropCap ? 'rt rt-drop-cap' : 'rt';
  const runs = joined(liftHeadings(parts));
  const [only] = runs;
  if (runs.length === 1 && only && 'html' in only) return <Html className={className} html={only.html} />;
  return <div className={className}>{runs.map(toRun)}</div>;
};

const toRun = (part: FilledPart, at: number) =>
  'html' in part ? <Html key={at} className="rt-run" html={part.html} /> : <Slot key={at}>{part.node}</Slot>;

const Slot = ({ children }: { children: ReactNode }) => children;

const Html = ({ className, html }: { className: string; html: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

/** Joins neighbouring HTML. React needs an element around HTML: one for all that stands together. */
const joined = (parts: readonly FilledPart[]): readonly FilledPart[] => {
  const runs: FilledPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && 'html' in last && 'html' in part) runs[runs.length - 1] = { html: last.html + part.html };
    else runs.push(part);
  }
  return runs;
};
