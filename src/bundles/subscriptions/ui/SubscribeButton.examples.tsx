// Shows the follow buttons: not followed, followed, of a piece, for a visitor; large and small.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { SubscribeView } from '../views.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

const place: SubscribeView = {
  selectorTag: 'location-7',
  isSubscribed: false,
  action: '/cs/ajax/toggle-subscription/location-7/hash',
  next: '/_design',
  signInHref: null,
};
const followed: SubscribeView = { ...place, selectorTag: 'location-8', isSubscribed: true };
const article: SubscribeView = { ...place, selectorTag: 'article-9' };
const forVisitor: SubscribeView = {
  ...place,
  selectorTag: 'user-4',
  action: null,
  signInHref: '/anmelden?next=%2F_design',
};

const Examples = () => (
  <>
    <div className="button-row">
      <SubscribeButton of={place} name="Moorbach" variant="main" />
      <SubscribeButton of={followed} name="Auenfeld" variant="main" />
      <SubscribeButton of={article} name="Elf zu zehn für die alte Brücke" />
      <SubscribeButton of={forVisitor} name="Henrike Voßberg" />
    </div>
    <div className="button-row">
      <SubscribeButton of={{ ...place, selectorTag: 'tag-1' }} name="Brücke" isSmall />
      <SubscribeButton of={{ ...followed, selectorTag: 'tag-2' }} name="Rat" isSmall />
      <SubscribeButton of={forVisitor} name="Henrike Voßberg" isSmall />
    </div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Folgen',
  note: 'Zwei Knöpfe, von denen einer zu sehen ist. Gefolgt: Haken, andere Worte und Farbe.',
  Examples,
};
