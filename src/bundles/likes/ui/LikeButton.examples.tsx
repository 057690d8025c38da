// Shows the like button in all its looks: nobody, some, oneself among them, a visitor.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { LikeView } from '../views.ts';
import { LikeButton } from './LikeButton.tsx';
import type { LikeLook } from './LikeButton.tsx';

const nobody: LikeView = {
  contentType: 'article',
  contentId: 7,
  isLiked: false,
  count: 0,
  intention: 'like',
  action: '/interaction/ajax/like/like/article/7',
  whoHref: null,
  signInHref: null,
};
const some: LikeView = { ...nobody, contentId: 8, count: 1204, whoHref: '/gefaellt/article/8' };
const states: readonly LikeView[] = [
  nobody,
  some,
  { ...some, contentId: 9, count: 1205, isLiked: true, intention: 'unlike' },
  { ...some, contentId: 10, count: 1, signInHref: '/anmelden' },
];

const LOOKS: readonly LikeLook[] = ['row', 'small', 'tool', 'bar'];

const Examples = () =>
  LOOKS.map((look) => (
    <div key={look} className="button-row">
      {states.map((like) => (
        <LikeButton key={like.contentId} like={like} look={look} />
      ))}
    </div>
  ));

export const sheet: ExampleSheet = {
  title: 'Gefällt mir',
  note: 'In einer Reihe, unter einem Kommentar, neben einem Text, am unteren Rand. Gedrückt: gefülltes Herz und Farbe.',
  Examples,
};
