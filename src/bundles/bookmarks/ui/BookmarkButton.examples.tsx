// Shows the button that saves a piece for later, before and after.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { BookmarkView } from '../views.ts';
import { BookmarkButton } from './BookmarkButton.tsx';

const before: BookmarkView = {
  contentType: 'article',
  contentId: 7,
  isSaved: false,
  action: '/konto/ajax/gemerkt/article/7',
};

const Examples = () => (
  <div className="button-row">
    {[before, { ...before, contentId: 8, isSaved: true }].map((bookmark) => (
      <BookmarkButton key={bookmark.contentId} of={bookmark} name="Die alte Brücke" />
    ))}
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Merken',
  note: 'Für Mitglieder. Gemerkt: gefülltes Zeichen und Farbe.',
  Examples,
};
