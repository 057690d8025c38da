// Shows the button of the news sitemap in both states.
import type { ExampleSheet } from '#design/example-sheet.ts';
import { NewsMark } from './NewsMark.tsx';

const Examples = () => (
  <div className="button-row">
    <NewsMark action="/a/ajax/article/newssitemap/7" isMarked={false} />
    <NewsMark action="/a/ajax/article/newssitemap/8" isMarked />
  </div>
);

export const sheet: ExampleSheet = {
  title: 'News-Sitemap',
  note: 'Ein Knopf, der sagt, was er tut. Er ruht, solange sein Aufruf läuft.',
  Examples,
};
