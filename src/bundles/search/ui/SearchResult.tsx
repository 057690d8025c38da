// Shows one thing that was found: a piece as lists announce it, with the words that were looked for marked; else its name and
// what it is.
import { Kicker } from '#design/Kicker.tsx';
import { Teaser } from '#bundles/teasers/ui/public.ts';
import type { MarkedText } from '../snippets.ts';
import type { ResultView } from '../views.ts';

export const SearchResult = ({ result: { href, title, snippet, label, teaser } }: { result: ResultView }) => {
  const said = { headline: <Marked parts={title} />, intro: <Marked parts={snippet} /> };
  if (teaser) return <Teaser teaser={teaser} weight="row" heading="h2" said={said} />;
  return (
    <article>
      <Kicker place={label} />
      <h2>
        <a href={href}>{said.headline}</a>
      </h2>
      <p>{said.intro}</p>
    </article>
  );
};

const Marked = ({ parts }: { parts: readonly MarkedText[] }) =>
  parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));
