// Shows messages of a thread: of several days, read and unread, with links and long words.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { MessageView } from '../views.ts';
import styles from './Message.module.css';
import { Messages } from './Message.tsx';

const message = (id: number, html: string, changes: Partial<MessageView> = {}): MessageView => ({
  id,
  isOwn: false,
  senderName: 'Ruth Brandt',
  html,
  time: { iso: '2026-11-20T08:30:00.000Z', text: '9.30\u00a0Uhr' },
  moment: '20.\u00a0November 2026, 9.30\u00a0Uhr',
  day: null,
  isFirstUnread: false,
  isRead: false,
  anchor: null,
  deleteHref: '/konto/nachrichten/1/1/loeschen',
  reportHref: '/melden/message/1',
  ...changes,
});
const own = { isOwn: true, senderName: 'Sie', reportHref: null };

const MESSAGES = [
  message(
    1,
    '<p>Guten Tag, kommen Sie am Samstag zum Apfelpressen?</p><p>Mehr steht hier: <a href="https://auenfeld.example/apfelfest" rel="ugc nofollow noopener">https://auenfeld.example/apfelfest</a></p>',
    { day: '19.\u00a0November 2026' },
  ),
  message(2, '<p>Gern. Ich bringe zwei Kisten Boskop mit.</p>', own),
  message(3, '<p>Und den Kanister.</p>', { ...own, isRead: true }),
  message(4, '<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft!</p>', {
    day: '20.\u00a0November 2026',
    isFirstUnread: true,
  }),
];

const Examples = () => (
  <ol className={styles.list} style={{ maxWidth: '46rem' }}>
    <Messages messages={MESSAGES} />
  </ol>
);

export const sheet: ExampleSheet = {
  title: 'Nachrichten einer Unterhaltung',
  note: 'Eigene rechts. Löschen und Melden zeigen sich unter dem Zeiger und mit der Tastatur.',
  Examples,
};
