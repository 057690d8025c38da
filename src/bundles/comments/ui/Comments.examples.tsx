// Shows comments in all their states, the section as members and moderators see it, and the small parts around the form.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { CommentTeaserView, CommentView } from '../views.ts';
import { CommentList } from './CommentList.tsx';
import { CommentTeaser } from './CommentTeaser.island.tsx';
import { MentionList } from './MentionList.tsx';
import { aCommentView, aTeaserView, aTombstone } from './sample-views.ts';

const by = (id: number, name: string, messageHref: string | null = `/konto/nachrichten/${id}`) => ({
  id,
  name,
  href: `/profile/${id}/name`,
  portrait: null,
  messageHref,
});

const likedBy = (contentId: number, count: number, isLiked = false): CommentView['like'] => ({
  contentType: 'comment',
  contentId,
  isLiked,
  count,
  intention: isLiked ? 'unlike' : 'like',
  action: `/interaction/ajax/like/${isLiked ? 'unlike' : 'like'}/comment/${contentId}`,
  whoHref: count > 0 ? `/gefaellt/comment/${contentId}` : null,
  signInHref: null,
});

const GALLERY =
  'Ich war auf der Empore. Was im Text nicht steht: Nach der Abstimmung haben sich Brandtner und Ohm die Hand gegeben. So geht das also auch.';
const LONG =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft https://www.litfass.example/ein/sehr/langer/weg/ohne/trennung?q=1';

const STATES: readonly CommentView[] = [
  aCommentView(871, {
    author: by(2, 'Georg Reiter'),
    html: `<p>${GALLERY}</p>`,
    like: likedBy(871, 31, true),
    replyHref: '?antwort=871#kommentar-schreiben',
  }),
  aTombstone(872),
  aCommentView(876, {
    parentId: 872,
    author: by(1, 'Henrike Voßberg', null),
    html: '<p>Gute Frage, habe nachgehört: Geräumt wird „mit Priorität 1“, also vor sieben Uhr.</p>',
    editedText: '20. November 2025, 10.42 Uhr',
    like: likedBy(876, 19),
    replyHref: '?antwort=876#kommentar-schreiben',
    editHref: '/kommentar/876/bearbeiten',
    isOwn: true,
    deleteHref: '/kommentar/876/loeschen',
  }),
  aCommentView(880, {
    author: { id: 9, name: 'Gelöschtes Mitglied', href: null, portrait: null, messageHref: null },
    html: `<p>${LONG}</p><blockquote><p>Billig finden sollte man es nicht.</p></blockquote>`,
    like: likedBy(880, 0),
  }),
  aCommentView(881, {
    parentId: 402,
    author: by(4, 'Maximiliane-Friederike von Hohenstein-Waldenfels zu Auenfeld'),
    html: '<p>Das sehe ich <b>anders</b>.</p>',
    like: likedBy(881, 1204),
  }),
  aCommentView(882, {
    state: 'held',
    author: by(5, 'Linh Tran', null),
    html: '<p>Mein erster Kommentar hier.</p>',
    editHref: '/kommentar/882/bearbeiten',
    deleteHref: '/kommentar/882/loeschen',
  }),
];

const PENDING = aCommentView(890, {
  state: 'held',
  heldReasons: ['Erster Kommentar dieses Mitglieds', 'Mehr als 2 Links'],
  author: by(6, 'Paul Feld'),
  html: '<p>Günstige Fenster: siehe [hier], [hier] und [hier].</p>',
  may: { edit: true, delete: true, reply: false, approve: true },
  editHref: '/kommentar/890/bearbeiten',
  deleteHref: '/kommentar/890/loeschen',
});

const SECTION: CommentTeaserView = aTeaserView({
  commentCount: 14,
  isPartial: true,
  isLocked: true,
  comments: [
    PENDING,
    aCommentView(891, {
      author: by(7, 'Aylin Özdemir'),
      replyHref: '?antwort=891#kommentar-schreiben',
      like: likedBy(891, 3),
    }),
  ],
  may: { comment: true, lock: true, moderate: true },
  lockHref: '/kommentare/article/7/moderieren',
  sortLinks: [
    { name: 'Älteste zuerst', href: '?kommentare=alle', sort: 'oldest', isCurrent: false },
    {
      name: 'Neueste zuerst',
      href: '?kommentare=alle&sortierung=neueste',
      sort: 'newest',
      isCurrent: false,
    },
    {
      name: 'Beliebteste zuerst',
      href: '?kommentare=alle&sortierung=beliebteste',
      sort: 'popular',
      isCurrent: false,
    },
  ],
  replyTo: { commentId: 891, authorName: 'Aylin Özdemir' },
});

const PEOPLE = ['Ruth Lindner', 'Rudi Aßmann', 'Rüdiger Hohenstein-Waldenfels'].map((name, at) => ({
  id: at + 1,
  name,
  portrait: null,
}));

const Examples = () => (
  <div style={{ maxWidth: '38rem' }}>
    <CommentList comments={STATES} />
    <CommentTeaser view={SECTION} />
    <div style={{ position: 'relative', height: '11rem' }}>
      <MentionList
        id="beispiel-leute"
        offers={{ mention: { at: 0, name: 'Ru' }, people: PEOPLE, active: 1, top: 0 }}
        onPick={() => undefined}
      />
    </div>
  </div>
);

export const sheet: ExampleSheet = {
  title: 'Kommentare',
  note: 'Antworten stehen eine Stufe tiefer; was gelöscht ist und Antworten hat, hinterlässt einen Satz.',
  Examples,
};
