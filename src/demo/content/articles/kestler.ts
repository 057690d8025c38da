// Tells of a long visit to a potato farm on the west bank of the Werle.

import type { DemoArticle } from '../types.ts';

export const kestlerArticles: DemoArticle[] = [
  {
    key: 'kestler',
    place: 'flusssiedlung',
    category: 'wirtschaft',
    author: 'jonas',
    genre: 'feature',
    headline: 'Vier Sorten, ein Bruder und die Frage, wem der Acker gehört',
    lead: 'Hof Kestler am Westufer liefert Kartoffeln an die halbe Stadt. Im nächsten Jahr muss er entscheiden, ob er dreimal so groß wird oder gar nicht mehr da ist. Ein Tag in der Sortierhalle.',
    body: [
      {
        p: 'Eine Kartoffel fällt anders als ein Stein. Sie fällt dumpf, und wenn sie zu tief fällt, bekommt sie innen einen blauen Fleck, den erst im Februar jemand sieht, beim Schälen, in einer Küche in Auenfeld. „Zwanzig Zentimeter“, sagt Karin Kestler und hält die Hand unter das Ende des Förderbands. „Mehr darf sie im Leben nicht fallen.“ Das Band rumpelt, 1.200\u00a0Kilo laufen in der Stunde an ihr vorbei, und sie greift ungefähr jede vierzigste heraus, ohne dass man sieht, warum.',
      },
      { p: 'Warum? „Die hat mich angeschaut.“' },
      {
        p: 'Kestler, 55, und ihr Bruder Matthias, 51, bewirtschaften am Westufer 62\u00a0Hektar, davon 19 mit Kartoffeln. Der Rest sind Weizen, Klee und eine Wiese, die dreimal im Jahr unter Wasser steht und dafür eine Prämie bekommt. Vier Sorten bauen sie an. Die festkochende für den Salat, die mehlige für die Suppe, eine rote, die nur samstags auf dem Markt liegt, und eine, die in keinem Katalog steht. Sie heißt „die vom Opa“ und wird nicht verkauft, nur verschenkt, an Leute, die danach fragen. Es sind jedes Jahr mehr.',
      },
      { h2: 'Wo die Kartoffeln hingehen' },
      {
        p: 'Um acht kommt der Lieferwagen der Gesamtschule, 240\u00a0Kilo, geschält wird dort. Um halb neun die Bäckerei Reitinger, zwei Säcke mehlig für das Kartoffelbrot. Dazwischen Leute aus der Siedlung mit Fahrradtaschen, einer bringt Eier mit und nimmt Wechselgeld in Kartoffeln. Rund 560\u00a0Tonnen erntet der Hof in einem mittleren Jahr, ein Drittel davon verkauft er selbst. Zwei Drittel gehen an einen Abpacker in 140\u00a0Kilometern Entfernung. Für dieses eine Drittel bekommt Karin Kestler 95\u00a0Cent das Kilo. Für die anderen beiden 19.',
      },
      {
        quote:
          '„Wir leben von dem Drittel, bei dem wir wissen, wer es isst. Den Rest machen wir, damit die Maschinen nicht rosten.“',
        by: 'Karin Kestler, Landwirtin',
      },
      { cut: true },
      {
        p: 'Man könnte nun meinen, die Lösung sei einfach: mehr selbst verkaufen. Das hat Matthias Kestler auch gedacht. Vor drei Jahren hat er einen Automaten aufgestellt, vorn an der Bundesstraße, 24 Fächer, beleuchtet, 31.000\u00a0Euro. Er laufe gut, sagt er, nur eben nachts. Wer um zwei Uhr früh Kartoffeln braucht, das hat er mit einer Kamera herausgefunden, die eigentlich gegen Diebstahl war: Bäcker, Verliebte und ein Mann im Bademantel, der jedes Mal ein Fach öffnet, hineinsieht und es wieder schließt, ohne etwas zu nehmen. „Ich glaube, den beruhigt das.“',
      },
      {
        p: 'Seit die Brücke gesperrt ist, fehlt der Weg vom Ostufer. Vorher kamen samstags 140 Leute auf den Hof, viele mit dem Rad, danach noch 60. Die Kestlers haben das ausgeglichen, indem sie auf den Markt gegangen sind, was heißt: Karin steht um vier auf, Matthias um halb vier, damit sie nicht gleichzeitig ins Bad müssen. Sie wohnen seit ihrer Geburt im selben Haus. Zwischen den Wohnungen gibt es eine Tür, die nie abgeschlossen und nie ohne Klopfen geöffnet wird.',
      },
      { h2: 'Der Acker, der ihnen nicht gehört' },
      {
        p: 'Das eigentliche Problem liegt hinter der Scheune, ist elf Hektar groß, eben wie ein Tisch und der beste Boden im ganzen Tal, Auelehm, „da könnte man Stühle säen“. Er gehört einer Erbengemeinschaft aus sieben Personen in vier Bundesländern. Die Kestlers haben ihn seit 1962 gepachtet, zuletzt für 310\u00a0Euro je Hektar und Jahr. Im Herbst läuft der Vertrag aus. Vier der sieben Erben wollen verkaufen, am liebsten alles auf einmal, und es gibt einen Interessenten: eine Gesellschaft aus der Landeshauptstadt, die Ackerland sammelt „wie andere Leute Briefmarken, nur dass sie dann draufsitzen“, wie Matthias sagt. Geboten sind 41.000\u00a0Euro je Hektar. Das sind 451.000\u00a0Euro.',
      },
      {
        p: 'Ohne die elf Hektar bleiben für Kartoffeln acht, und acht reichen nicht für die Sortierhalle, die noch sechs Jahre abbezahlt wird. Mit den elf, gekauft, hätten sie Schulden bis zur Rente, ihrer eigenen, und keinen, der danach weitermacht. Karins Tochter ist Physikerin in Genf. Matthias hat keine Kinder. „Aber Meinungen“, sagt seine Schwester.',
      },
      {
        p: 'Es gibt einen dritten Weg, und er kam über den Gartenzaun. Im September standen elf Leute aus der Siedlung auf dem Hof, darunter ein Notar, eine Krankenschwester und der Mann mit den Eiern. Sie hätten da etwas gelesen, von Genossenschaften, die Land kaufen und an den Bauern verpachten, auf Dauer, zum alten Preis. 900 Anteile zu 500\u00a0Euro, dann wäre man bei 450.000. „Ich habe gesagt: Das schafft ihr nie“, erzählt Karin Kestler. „Da hat die Krankenschwester gesagt: Das sagt man bei uns auf Station auch oft.“',
      },
      {
        picture: {
          scene: 'fields',
          seed: 104,
          season: 'autumn',
          hour: 'golden',
          weather: 'clear',
          caption:
            'Elf Hektar Auelehm, sieben Erben, ein Weg: Der Acker hinter der Scheune kostet so viel wie ein Einfamilienhaus mit Garage.',
          credit: 'jonas',
        },
        size: 'wide',
      },
      {
        p: 'Bis jetzt sind 388 Anteile gezeichnet. Der größte Posten kommt von der Gesamtschule, deren Förderverein zwanzig genommen hat, der kleinste von einem Zweitklässler, der 5\u00a0Euro auf den Sortiertisch legte und fragte, wie viele Kartoffeln das seien. Der Notar hat ihm die Satzung geändert, man kann nun in Hundertsteln beitreten. Die Erben haben zugesagt, bis Ende Februar zu warten, unter der Bedingung, dass in diesen Monaten keiner von ihnen angerufen wird. Eine der sieben, eine alte Dame in Flensburg, ruft dafür selbst an, jeden Sonntag. Sie will wissen, wie der Acker aussieht. „Dann gehe ich mit dem Telefon hinaus“, sagt Matthias, „und beschreibe ihn ihr. Sie ist darauf geboren worden, buchstäblich, bei der Rübenernte 1938.“',
      },
      { h2: 'Was man mit den Augen nicht sieht' },
      {
        p: 'Gegen Mittag steht das Band. Karin Kestler nimmt die aussortierten Knollen, sieben Kilo aus vier Tonnen, und legt sie in einen Eimer für die Hühner. Eine behält sie in der Hand. Was sie an der gesehen habe? Sie schneidet sie mit dem Taschenmesser durch. Innen, genau in der Mitte, ein Hohlraum, kaum größer als eine Linse.',
      },
      { p: 'Das könne man nicht sehen, von außen.' },
      {
        p: '„Nein“, sagt sie. „Aber sie läuft anders auf dem Band. Ein bisschen, als wollte sie nach Hause.“',
      },
    ],
    tags: ['Landwirtschaft', 'Hof Kestler', 'Flusssiedlung'],
    premium: true,
    hero: {
      scene: 'farm',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'fog',
      caption: 'Hof Kestler am Westufer, kurz nach sieben. Die Kühe gehören dem Nachbarn und schauen nur zu.',
      credit: 'jonas',
    },
    isHeroFree: true,
    publishedMinutesAgo: 13050,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 30,
        text: 'Ich koche seit 50 Jahren mit denen vom Opa und habe nie gefragt, warum es sie nicht zu kaufen gibt. Zwei Anteile, bitte.',
      },
      {
        author: 'emre',
        minutesAfter: 75,
        text: 'Der Förderverein hat noch einmal zehn beschlossen. Steht noch nicht im Text, weil es gestern Abend war.',
      },
      {
        author: 'paul',
        minutesAfter: 200,
        text: '310 Euro Pacht auf 41.000 Euro sind 0,76 Prozent. Wer da kauft, kauft keinen Acker, sondern eine Wette. Ich habe drei Anteile gezeichnet, gegen die Wette.',
        replies: [
          { author: 'jonas', minutesAfter: 260, text: 'Du? Drei?' },
          { author: 'paul', minutesAfter: 275, text: 'In Hundertsteln gerechnet dreihundert.' },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 500,
        text: 'Der Mann im Bademantel ist kein Patient von mir, aber ich kenne seinen Hund.',
      },
      {
        author: 'renate',
        minutesAfter: 1600,
        text: 'Wir wohnen in Steinach und haben trotzdem gezeichnet. Kartoffeln kennen keine Kreisstraße.',
      },
      {
        author: 'ida',
        minutesAfter: 2200,
        text: 'Der Zweitklässler ist in meiner Schule und heißt Bruno und sagt er besitzt jetzt 1 quadratmeter',
        replies: [{ author: 'jonas', minutesAfter: 2230, text: 'Ungefähr 1,2. Wir haben nachgerechnet.' }],
      },
      {
        author: 'mechthild',
        minutesAfter: 5000,
        text: '„Als wollte sie nach Hause.“ Ich musste das Blatt weglegen.',
      },
    ],
  },
];
