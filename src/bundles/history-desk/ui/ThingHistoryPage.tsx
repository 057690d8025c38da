// Draws the page with the history of one thing, for people without JavaScript and for what is older.
import * as texts from '../texts.ts';
import type { ThingHistoryView } from '../views.ts';
import { ThingHistory } from './ThingHistory.tsx';

export const ThingHistoryPage = ({ view }: { view: ThingHistoryView }) => (
  <div className="page">
    <h1>{texts.toolName}</h1>
    <p>
      {view.thing.href ? <a href={view.thing.href}>{view.thing.name}</a> : <span>{view.thing.name}</span>}
    </p>
    <ThingHistory of={view} />
  </div>
);
