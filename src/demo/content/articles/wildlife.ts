// Tells of animals and what people make of them: cranes, a beaver, birds at the feeder, a wolf with a collar, hedgehogs.

import type { DemoArticle } from '../types.ts';

export const wildlifeArticles: DemoArticle[] = [
  {
    key: 'kraniche',
    place: 'werletal',
    category: 'natur',
    author: 'tomasz',
    genre: 'feature',
    headline: 'Vierhundert auf einem Bein',
    lead: 'Jeden Herbst rasten Kraniche an der Bahnstrecke. In diesem Jahr sind sie drei Tage länger geblieben, und ich weiß auch, warum.',
    body: [
      {
        p: 'Man hört sie, bevor man bremst. Ein Trompeten, das aus allen Richtungen zugleich kommt, wie wenn in einem Orchester alle gleichzeitig die Stimmgabel suchen. Dann reißt der Nebel auf, und auf der nassen Wiese zwischen Gleis und Werle stehen sie, 380 habe ich gezählt, dann flog einer auf und setzte sich woanders hin, und ich musste von vorn anfangen. Rund 400.',
      },
      {
        p: 'Kraniche schlafen im Stehen, im flachen Wasser, damit sie hören, wenn ein Fuchs kommt. Die Wiese bei Kilometer\u00a034 ist seit dem Hochwasser noch handbreit überstaut, das ist in trockenen Jahren anders. Tagsüber fliegen sie auf die Maisstoppeln bei Querbach, abends kommen sie in Keilen zurück, die größten mit 90 Vögeln. Vorn wechseln sie sich ab. Wer vorn fliegt, hat es am schwersten und sieht als Erster, wo es hingeht.',
      },
      {
        p: 'Sonst bleiben sie vier, fünf Tage. Diesmal waren es acht. Hofbesitzer Malte Junge hat seinen Stoppelacker nicht umgebrochen, obwohl er es vorhatte. „Der Pflug war schon dran“, sagt er. „Dann stand einer vor mir und hat mich angesehen. Ich bin Landwirt, kein Unmensch.“ Am neunten Morgen, bei Ostwind und klarem Himmel, stiegen sie auf, alle binnen zwanzig Minuten. Ich hatte vier Minuten Verspätung. Der Fahrdienstleiter fragte nach dem Grund. Ich habe „Vögel“ gesagt. Er hat „Verstanden“ gesagt.',
      },
      {
        p: 'Von den 400 trugen sieben einen Ring. Zwei konnte ich mit dem Glas ablesen, abends, als sie nahe am Damm standen. Der eine ist in Estland geschlüpft, im vorletzten Frühjahr, der andere vor elf Jahren an der Müritz. Seit elf Jahren also fliegt der zweimal im Jahr über unsere Strecke, ungefähr so lange wie der Zweckverband besteht, und hat ihn, soviel ich weiß, noch nie benutzt. Ich habe beiden Beringern geschrieben. Aus Estland kam eine Antwort von zwei Zeilen: „Danke. Er ist also noch unterwegs. Wir haben uns gefreut, alle.“',
      },
      {
        picture: {
          scene: 'cranes',
          seed: 104,
          season: 'autumn',
          hour: 'golden',
          weather: 'clear',
          caption: 'Abends kommen sie in Keilen zurück, vorn wird abgewechselt.',
          credit: 'tomasz',
        },
      },
    ],
    tags: ['Kraniche', 'Vögel', 'Draußen'],
    hero: {
      scene: 'cranes',
      seed: 102,
      season: 'autumn',
      hour: 'dawn',
      weather: 'fog',
      caption: 'Aufbruch bei Kilometer\u00a034: Gegen sieben verlassen die Kraniche ihren Schlafplatz.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 30100,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 20,
        text: 'Vier Minuten. Ich habe an dem Tag das Licht angelassen und nichts geschrieben.',
        replies: [{ author: 'tomasz', minutesAfter: 60, text: 'Das habe ich gesehen. Danke.' }],
      },
      {
        author: 'ida',
        minutesAfter: 300,
        text: 'Schlafen die wirklich auf einem Bein? Ich hab es probiert und bin umgefallen',
        replies: [
          {
            author: 'thandi',
            minutesAfter: 340,
            text: 'Sie können das Knie einrasten lassen. Eigentlich ist es die Ferse, aber das verwirrt nur.',
          },
        ],
      },
      {
        author: 'selam',
        minutesAfter: 900,
        text: 'Wir haben an den acht Tagen oben das Fenster offen gelassen. Die Gäste haben Decken genommen.',
      },
      {
        author: 'paul',
        minutesAfter: 1500,
        text: 'Was kostet den Bauern so ein nicht umgebrochener Acker?',
        replies: [{ author: 'tomasz', minutesAfter: 1600, text: '„Zwei Abende“, sagt er.' }],
      },
    ],
  },
  {
    key: 'biber',
    place: 'flusssiedlung',
    category: 'natur',
    author: 'henrike',
    headline: 'Der Biber hat sich für die städtische Weide entschieden',
    lead: 'Am Westufer ist nachts ein Baum gefallen. Der Täter ist bekannt und steht unter Schutz.',
    body: [
      {
        p: 'Es war ein sauberer Schnitt, rundum, kegelförmig, auf Hüfthöhe. Die Silberweide am Spielplatz der Flusssiedlung, Stammdurchmesser 44\u00a0Zentimeter, liegt seit Dienstag quer über dem Uferweg. Bauhofleiter Frank Dettmer sägte sie gegen neun Uhr in Stücke und stapelte sie am Rand. Am nächsten Morgen fehlten sechs davon. Am übernächsten lag eine weitere Weide da.',
      },
      {
        p: '„Er denkt, wir helfen ihm“, sagt die Biberbeauftragte des Landkreises, Marlene Stich. Sie hat dem Bauhof geraten, alles liegen zu lassen, was im Wasser liegt, und um die übrigen elf Bäume Drahthosen zu legen, 60\u00a0Euro je Hose. Zwei Bäume bleiben ungeschützt, als Angebot.',
      },
      {
        p: 'Die Siedlergemeinschaft hat abgestimmt und ist mit 31 zu vier für den Biber. Gefordert wird allerdings, dass er sich an die Ruhezeiten hält: Das Nagen ist nach Messung eines Anwohners 52 Dezibel laut, und es endet mit einem Knall.',
      },
    ],
    tags: ['Biber', 'Werle', 'Flusssiedlung'],
    hero: {
      scene: 'beaver',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Die städtische Weide, von der Seite des Bibers gesehen.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 3720,
    comments: [
      { author: 'jonas', minutesAfter: 10, text: 'Der Anwohner bin ich. Die Messung fand im Bett statt.' },
      { author: 'ida', minutesAfter: 22, text: 'Er heißt Herr Nilsson' },
      {
        author: 'tomasz',
        minutesAfter: 130,
        text: 'Es ist eine Sie. Man sieht es nicht, aber es waren im Juni zwei Junge dabei.',
        replies: [{ author: 'ida', minutesAfter: 150, text: 'FRAU Nilsson' }],
      },
      {
        author: 'wiebke',
        minutesAfter: 400,
        text: 'Der Achter grüßt. Sie macht uns immer Platz, allerdings mit einem Blick.',
      },
    ],
  },
  {
    key: 'futterhaus',
    place: 'hungerberg',
    category: 'natur',
    author: 'mechthild',
    genre: 'column',
    headline: 'Wer zuerst kommt, frisst zuletzt',
    lead: 'An einem Futterhaus herrscht eine strenge Ordnung. Nach einer Woche am Küchenfenster kann ich sie benennen, nach dreien hält sie sich nicht mehr daran.',
    body: [
      {
        p: 'Auf Rang eins steht kein Vogel, sondern das Eichhörnchen von Familie Karimi. Es frisst im Liegen. Danach kommt lange nichts, dann der Buntspecht, vor dem alle weichen, obwohl er nur an den Talg will. Grünfinken streiten, während sie essen, wie manche Familien. Blaumeisen holen ein Korn, verschwinden und kommen wieder, im Schnitt alle 40\u00a0Sekunden. Ich habe eine Stricknadel lang mitgezählt.',
      },
      {
        p: 'Ganz unten, wörtlich, lebt das Rotkehlchen. Es wartet am Boden auf das, was herunterfällt. Lange hielt ich das für Bescheidenheit. Bis ich sah, wie es einen Sperling, der ihm zu nahe kam, quer durch die Regentonne jagte. Es hat einfach nur kein Interesse am Erdgeschoss der anderen.',
      },
      {
        p: 'Füttern soll man, was sie draußen auch fänden: Sonnenblumenkerne, Haferflocken in etwas Öl, Äpfel. Kein Brot, kein Salz, und das Haus wöchentlich heiß auswischen. Unten ist zu sehen, wer in sieben Tagen da war. Die Heckenbraunelle fehlt. Sie kommt immer, wenn man die Kamera gerade weglegt.',
      },
      {
        gallery: [
          {
            scene: 'bird',
            seed: 105,
            season: 'winter',
            hour: 'morning',
            weather: 'clear',
            caption: 'Tag eins, 8.10\u00a0Uhr: das Rotkehlchen, ausnahmsweise nicht im Erdgeschoss.',
            credit: 'mechthild',
          },
          {
            scene: 'bird',
            seed: 106,
            season: 'winter',
            hour: 'dawn',
            weather: 'snow',
            caption: 'Tag zwei, Blaumeise. Im Schneetreiben sind alle kugelrund, das sind die Federn.',
            credit: 'mechthild',
          },
          {
            scene: 'bird',
            seed: 107,
            season: 'winter',
            hour: 'noon',
            weather: 'clear',
            caption: 'Tag zwei, mittags. Der Gimpel hat es nie eilig.',
            credit: 'mechthild',
          },
          {
            scene: 'bird',
            seed: 108,
            season: 'winter',
            hour: 'morning',
            weather: 'fog',
            caption: 'Tag drei, Nebel, Amsel. Sie sucht die Äpfel, die ich schon hereingeholt hatte.',
            credit: 'mechthild',
          },
          {
            scene: 'bird',
            seed: 109,
            season: 'winter',
            hour: 'golden',
            weather: 'clear',
            caption: 'Tag vier: ein Buchfink in der tief stehenden Sonne.',
            credit: 'tomasz',
          },
          {
            scene: 'bird',
            seed: 110,
            season: 'winter',
            hour: 'noon',
            weather: 'cloudy',
            caption: 'Tag fünf. Dasselbe Rotkehlchen, satt.',
            credit: 'mechthild',
          },
          {
            scene: 'bird',
            seed: 111,
            season: 'winter',
            hour: 'dawn',
            weather: 'clear',
            caption: 'Tag sechs, vor Sonnenaufgang: Blaumeise, schlecht gelaunt.',
            credit: 'tomasz',
          },
          {
            scene: 'bird',
            seed: 112,
            season: 'winter',
            hour: 'morning',
            weather: 'snow',
            caption: 'Tag sechs. Beim Gimpel sieht man am Schnabel, dass das Korn drinnen ist.',
            credit: 'mechthild',
          },
          {
            scene: 'cat',
            seed: 102,
            season: 'winter',
            hour: 'morning',
            weather: 'snow',
            caption: 'Tag sieben. Die Nachbarskatze Minka sah ebenfalls zu, hinter Glas.',
            credit: 'farid',
          },
        ],
      },
    ],
    tags: ['Vögel', 'Vor der Haustür', 'Winter'],
    hero: {
      scene: 'bird',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      weather: 'snow',
      caption: 'Früh um acht, minus drei Grad: ein Buchfink, der Erste am Platz.',
      credit: 'mechthild',
    },
    publishedMinutesAgo: 1510,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 20,
        text: 'Bild 7: Ich hatte auch schlechte Laune. Es war Viertel vor sieben.',
      },
      {
        author: 'farid',
        minutesAfter: 60,
        text: 'Das Eichhörnchen gehört sich selbst. Wir haben nur die Nüsse.',
      },
      {
        author: 'joerg',
        minutesAfter: 300,
        text: 'Bei mir am Fensterbrett kommt seit Jahren eine Kohlmeise mit drei Zehen. Sie klopft um 4.51 Uhr.',
      },
      {
        author: 'thandi',
        minutesAfter: 420,
        text: 'Das mit dem heißen Auswischen bitte wirklich machen. Danke, Frau Osterkamp!',
      },
      { author: 'ida', minutesAfter: 700, text: 'Bild 8!!! der hat Krümel' },
    ],
  },
  {
    key: 'wolf',
    place: 'werletal',
    category: 'natur',
    author: 'aylin',
    headline: 'Der Wolf vom Hasselwald hört auf den Namen Balu',
    lead: 'Zwölf Tage lang beschäftigte ein Video den Landkreis. Dann wollte der Wolf in einen Kleinwagen einsteigen.',
    body: [
      {
        p: 'Das Video dauert neun Sekunden. Man sieht einen Waldweg, Nebel, ein großes graues Tier, das stehen bleibt und in die Kamera schaut. Jemand flüstert „Oh“. Aufgenommen wurde es am Rand des Hasselwalds, angesehen bis heute 61.000 Mal, was für eine Gegend mit 24.000 Einwohnern beachtlich ist.',
      },
      {
        p: 'Zwei Schäfer holten ihre Tiere in den Stall, ein Kindergarten sagte den Waldtag ab, im Kreistag wurde eine Aktuelle Stunde beantragt. Der Wolfsberater des Landes, Sönke Rath, sah sich das Video dreimal an und sagte am Telefon: „Interessant. Er wedelt.“ Das werde man prüfen, hieß es. Eine Speichelprobe von einem weggeworfenen Leberwurstbrot ergab nach einer Woche: Hund.',
      },
      {
        p: 'In Niederlohe bildete sich ein Stammtisch „Pro Wolf“, am Nebentisch einer dagegen. Sie teilten sich nach drei Abenden einen Kellner und am vierten eine Rechnung. Ein Schreiner verkaufte Schilder mit der Aufschrift „Vorsicht, er ist unter uns“. Die Grundschule am Hasselwald ließ Rotkäppchen umschreiben, aus der Sicht des Tiers, und die beste Fassung, von einem Neunjährigen, begann mit dem Satz: „Ich wollte eigentlich nur nach dem Weg fragen.“',
      },
      {
        p: 'Am zwölften Tag hielt die Postbotin Regina Falk auf dem Parkplatz am Waldrand, öffnete die Beifahrertür, um Pakete umzuräumen, und hatte einen Beifahrer. Er trug unter dem Fell ein Halsband. Balu war in Niederlohe über einen Zaun gesprungen, nach der Trennung seiner Besitzer, und hatte sich offenbar nicht entscheiden können. Nun lebt er eine Woche hier, eine Woche dort. Die Aktuelle Stunde fand trotzdem statt. Sie dauerte vier Minuten, es war die kürzeste in der Geschichte des Kreistags.',
      },
    ],
    tags: ['Hasselwald', 'Tiere'],
    hero: {
      scene: 'dog',
      seed: 105,
      season: 'autumn',
      hour: 'golden',
      weather: 'cloudy',
      caption: 'Balu, vier Jahre, Tamaskan-Mischling, zurück in Niederlohe. Er versteht die Aufregung nicht.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 31400,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 8,
        text: 'Ich habe ihn gechippt. Es hätte gereicht, mich anzurufen.',
      },
      {
        author: 'tomasz',
        minutesAfter: 40,
        text: 'Hatte ich zweimal vor der Lok. Er schaut nach links und rechts, bevor er quert.',
      },
      {
        author: 'paul',
        minutesAfter: 300,
        text: 'Was hat die Speichelprobe gekostet?',
        replies: [{ author: 'aylin', minutesAfter: 420, text: '380 Euro. Das Brot war gratis.' }],
      },
      {
        author: 'ruth',
        minutesAfter: 600,
        text: 'Eine Woche hier, eine Woche dort. Das ist mehr, als viele schaffen.',
      },
      { author: 'deniz', minutesAfter: 1200, text: '„Interessant. Er wedelt.“ ist jetzt mein status' },
    ],
  },
  {
    key: 'igel',
    place: 'steinach',
    category: 'natur',
    author: 'thandi',
    genre: 'brief',
    headline: 'Igel unter 500\u00a0Gramm bitte wiegen, nicht retten',
    lead: 'Vor dem Frost häufen sich Anrufe. Ein Hinweis aus der Praxis.',
    body: [
      {
        p: 'Ein Igel, der tagsüber torkelt, braucht Hilfe. Ein Igel, der abends über die Terrasse läuft und 550\u00a0Gramm wiegt, hat etwas vor. Bitte Küchenwaage, Handschuhe, Schüssel, dann anrufen. Kein Obst, keine Milch, keine Karottenbadewanne, wie sie mir am Freitag aus der Lehmgrube beschrieben wurde. Der Betroffene war 900\u00a0Gramm schwer und wollte nur durch.',
      },
    ],
    tags: ['Tiere', 'Igel', 'Winter'],
    publishedMinutesAgo: 40200,
    comments: [
      { author: 'renate', minutesAfter: 10, text: 'Die Badewanne war gut gemeint.' },
      { author: 'ida', minutesAfter: 60, text: 'Wie viel wiegt eine Igelin?' },
    ],
  },
];
