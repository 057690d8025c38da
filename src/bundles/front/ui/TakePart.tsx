// Draws „Mitmachen“ on the page of a place: what one can write for it, and what is asked there.
import { SectionHead } from '#design/SectionHead.tsx';
import { sayWord, takePartIn } from '../texts.ts';
import type { TakePartView } from '../views.ts';

export const TakePart = ({ view: { place, ways, questions } }: { view: TakePartView }) => (
  <section className="section far soon">
    <SectionHead title={takePartIn(place)} />
    <div className={`columns columns-${ways.length + Math.min(questions.length, 1)} columns-narrow`}>
      {ways.map(({ name, href, note }) => (
        <div key={href}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p className="note">{note}</p>
        </div>
      ))}
      {questions.length > 0 && (
        <div>
          <h3>{sayWord}</h3>
          {questions.map(({ name, href }) => (
            <p key={href}>
              <a href={href}>{name}</a>
            </p>
          ))}
        </div>
      )}
    </div>
  </section>
);
