// This says who writes to whom, and who follows what. The six with roles have something to read when one
// looks around.
import type { DemoConversation, DemoFeed, DemoFollowing } from './types.ts';

export const conversations: DemoConversation[] = [
  {
    between: ['ruth', 'jonas'],
    messages: [
      {
        from: 'ruth',
        minutesAgo: 2890,
        text: 'Lieber Herr Kraus, das Foto vom Wehr ist wunderbar. Darf ich es für unseren Gemeindebrief verwenden?',
      },
      {
        from: 'jonas',
        minutesAgo: 2840,
        text: 'Sehr gern! Schreiben Sie einfach meinen Namen darunter. In voller Größe schicke ich es Ihnen heute Abend.',
      },
      { from: 'ruth', minutesAgo: 2835, text: 'Herzlichen Dank. Der Brief erscheint am ersten Advent.' },
      {
        from: 'jonas',
        minutesAgo: 190,
        text: 'Am Sonntag gehe ich noch einmal hinunter, wenn der Nebel liegt. Möchten Sie mitkommen?',
      },
    ],
  },
  {
    between: ['ruth', 'henrike'],
    messages: [
      {
        from: 'ruth',
        minutesAgo: 1510,
        text: 'Guten Tag Frau Voßberg, im Bericht über die Ratssitzung fehlt, dass der Antrag zum Zebrastreifen vertagt wurde.',
      },
      {
        from: 'henrike',
        minutesAgo: 1460,
        text: 'Sie haben recht, danke fürs genaue Lesen. Ich habe es ergänzt und im Text vermerkt.',
      },
    ],
  },
  {
    between: ['aylin', 'deniz'],
    messages: [
      {
        from: 'aylin',
        minutesAgo: 700,
        text: 'Hallo Deniz, für das Stück über die Berufsschule suche ich noch jemanden aus dem zweiten Lehrjahr. Hättest du Zeit für ein Gespräch?',
      },
      {
        from: 'deniz',
        minutesAgo: 655,
        text: 'Klar. Donnerstag nach vier bin ich in der Werkstatt, da kannst du auch gleich zusehen.',
      },
      { from: 'aylin', minutesAgo: 640, text: 'Donnerstag passt. Ich bringe Kuchen mit.' },
    ],
  },
  {
    between: ['georg', 'mechthild'],
    messages: [
      {
        from: 'mechthild',
        minutesAgo: 5200,
        text: 'Georg, hast du noch die alte Karte mit dem Treidelpfad? Im Heimatverein streiten sie, auf welcher Seite er lag.',
      },
      {
        from: 'georg',
        minutesAgo: 5100,
        text: 'Sie hängt im Flur. Er lag links, das kannst du ihnen ausrichten.',
      },
      {
        from: 'mechthild',
        minutesAgo: 65,
        text: 'Ausgerichtet. Jetzt wollen sie die Karte sehen. Bringst du sie am Mittwoch mit?',
      },
    ],
  },
  {
    between: ['linh', 'renate'],
    messages: [
      {
        from: 'renate',
        minutesAgo: 410,
        text: 'Mein Kommentar zum Radweg ist weg. War er Ihnen zu deutlich?',
      },
      {
        from: 'linh',
        minutesAgo: 395,
        text: 'Zur Sache dürfen Sie so deutlich werden, wie Sie mögen. Den Namen des Nachbarn habe ich nicht stehen lassen können. Ohne ihn können Sie den Kommentar gern noch einmal schreiben.',
      },
    ],
  },
];

export const followings: DemoFollowing[] = [
  { who: 'ruth', people: ['henrike', 'jonas', 'aylin'], places: ['kirchbruck'] },
  { who: 'georg', people: ['henrike', 'mechthild', 'tomasz'], places: ['auenfeld', 'steinach'] },
  { who: 'aylin', people: ['deniz', 'selam'], places: ['steinach'] },
  { who: 'linh', people: ['doerte', 'matteo'], places: ['auenfeld'] },
  { who: 'henrike', people: ['aylin', 'ruth', 'wiebke'], places: ['werletal'] },
  { who: 'nele', people: ['henrike', 'aylin'], places: ['werletal'] },
  { who: 'jonas', people: ['ruth', 'thandi', 'paul'], places: ['auenfeld'] },
  { who: 'mechthild', people: ['georg', 'henrike'], places: ['kirchbruck'] },
  { who: 'tomasz', people: ['jonas', 'georg'], places: ['bahnhofsviertel'] },
  { who: 'thandi', people: ['jonas', 'aylin'], places: ['auenfeld'] },
  { who: 'deniz', people: ['aylin', 'emre'], places: ['steinach'] },
  { who: 'wiebke', people: ['henrike', 'birgit'], places: ['steinach'] },
  { who: 'matteo', people: ['linh'], places: ['auenfeld'] },
  { who: 'paul', people: ['jonas'], places: ['kirchbruck'] },
];

/** Ruth has looked after her order; the others have the usual one. */
export const feeds: DemoFeed[] = [
  { who: 'ruth', places: ['kirchbruck', 'steinach'], less: ['sport'] },
  { who: 'georg', places: ['auenfeld'], less: [] },
];
