// Shows notices of all kinds: read and unread, with and without something to go to, with long words.
import type { ExampleSheet } from '#design/example-sheet.ts';
import type { NoticeDay, NoticeView } from '../views.ts';
import { NoticeList } from './NoticeList.tsx';

const notice: NoticeView = {
  id: 1,
  icon: 'comment',
  lead: 'Ruth Lindner',
  rest: 'hat auf Ihren Kommentar geantwortet',
  about: 'Elf zu zehn für die alte Brücke',
  note: null,
  href: '/konto/mitteilungen/1',
  isUnread: true,
  time: { iso: '2026-11-20T20:40:00.000Z', text: 'vor 5\u00a0Minuten' },
  actor: { name: 'Ruth Lindner', portrait: null },
};

const today: NoticeDay = {
  name: 'Heute',
  notices: [
    notice,
    {
      ...notice,
      id: 2,
      icon: 'heart',
      lead: 'Linh Tran und 3 andere',
      rest: 'mögen Ihren Schnappschuss',
      about: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenausstellung im Heimatmuseum',
      actor: { name: 'Linh Tran', portrait: null },
    },
    {
      ...notice,
      id: 3,
      icon: 'info',
      lead: 'Ihr Kommentar wurde entfernt',
      rest: '',
      about: null,
      note: 'Begründung: Bitte bleiben Sie bei der Sache und lassen Sie die Familie des Bürgermeisters aus dem Spiel.',
      href: null,
      actor: undefined,
    },
  ],
};
const yesterday: NoticeDay = {
  name: 'Gestern',
  notices: [
    {
      ...notice,
      id: 4,
      icon: 'mail',
      lead: 'Thandi Mbeki',
      rest: 'hat Ihnen geschrieben',
      about: null,
      isUnread: false,
      actor: { name: 'Thandi Mbeki', portrait: null },
    },
    {
      ...notice,
      id: 5,
      icon: 'feed',
      lead: 'Auenfeld: neuer Beitrag',
      rest: '',
      about: 'Die Linde am Bahnhof bleibt',
      isUnread: false,
      actor: { name: 'Jonas Kraus', portrait: null },
    },
  ],
};

const Examples = () => [today, yesterday].map((day) => <NoticeList key={day.name} day={day} />);

export const sheet: ExampleSheet = {
  title: 'Mitteilungen',
  note: 'Ungelesene haben einen Strich, eine andere Farbe und ein Wort. Die ganze Zeile führt hin.',
  Examples,
};
