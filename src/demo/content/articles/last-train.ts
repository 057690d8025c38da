// Tells from the archive of the last train to Auenfeld, and of a fish counter at the Steinach weir.

import type { DemoArticle } from '../types.ts';

export const lastTrainArticles: DemoArticle[] = [
  {
    key: 'letzter-zug',
    place: 'steinach',
    category: 'kultur',
    author: 'joerg',
    headline: 'Der letzte Zug nach Auenfeld fuhr ohne mich ab',
    lead: 'Am 25. September 1971 wurde die Strecke von Steinach über Auenfeld nach Kirchbruck stillgelegt. Ich hatte Dienst auf dem Stellwerk Süd und sollte nur einen Hebel umlegen. Es wurde eine längere Nacht.',
    body: [
      {
        p: 'Ich war 33, und ich hatte eine neue Uniformjacke, weil der Bahnmeister fand, zu einem Begräbnis gehöre sich das. Es war ein Samstag. Der letzte planmäßige Zug nach Auenfeld und Kirchbruck sollte um 22.14\u00a0Uhr von Gleis\u00a03 abfahren, ein roter Schienenbus, VT 95, zwei Achsen, 57 Sitzplätze. Verkauft hatte der Schalter 187 Fahrkarten.',
      },
      {
        p: 'Dass Leute zu Beerdigungen kommen, die sich zu Lebzeiten nicht blicken ließen, kennt man. An gewöhnlichen Samstagen fuhren mit dem Zug um 22.14\u00a0Uhr vier Personen: zwei Kellnerinnen, ein Liebhaber und der Postbeamte Kunkel, der den Sack mit den Briefen auf den Knien hielt. In den Zahlen der Direktion stand die Strecke mit einem Fehlbetrag von 186.000 Mark im Jahr. Wer dort saß, hatte uns nie besucht. Ich habe in meinem Archiv einen Brief, in dem der Ort „Auerfeld“ heißt.',
      },
      { h2: 'Gleis\u00a03, 21.50\u00a0Uhr' },
      {
        p: 'Von meinem Fenster sah ich den ganzen Südkopf. Auf dem Bahnsteig stand die Feuerwehrkapelle aus Kirchbruck, die „Muss i denn“ spielen sollte und sich nicht einigen konnte, in welcher Tonart. Die Auenfelder hatten einen Kranz mitgebracht, die Steinacher Schnaps. Jemand hatte mit Kreide auf den Wagen geschrieben: „Ihr werdet schon sehen.“ Das stand dort drei Jahre lang, er ist damit noch in Niedersachsen herumgefahren.',
      },
      {
        p: 'Um 22.10\u00a0Uhr zählte Zugführer Anton Brehmer die Fahrgäste und kam auf „mehr als erlaubt“. Im Gang standen sie, auf den Trittbrettern saßen sie, und in der Toilette, die ohnehin kein Wasser hatte, sangen vier Mitglieder des Männergesangvereins. Brehmer war ein genauer Mann. Er hob die Kelle, ließ sie sinken, ging nach vorn zum Fahrer und wieder nach hinten. Dann kam er zu mir herauf, 23 Stufen, das tat sonst niemand.',
      },
      {
        p: '„Lind“, sagte er, „ich kann so nicht fahren. Und wenn ich nicht fahre, ist es nicht der letzte Zug gewesen.“',
      },
      { cut: true },
      {
        p: 'Man muss verstehen, was er meinte. Der Betrieb endete laut Verfügung „mit Ankunft des Zuges 4711 in Kirchbruck“. Die Nummer war ein Zufall, wir haben trotzdem gelacht. Kam 4711 nicht an, war die Strecke streng genommen nicht stillgelegt. Brehmer sah aus dem Fenster, ich sah aus dem Fenster. Unten sangen inzwischen alle, in beiden Tonarten. „Wie lange“, fragte er, „kann so eine Weiche klemmen?“',
      },
      {
        p: 'Ich sage, was ich dazu auch der Untersuchung gesagt habe: Hebel 17, die Weiche zum Ladegleis, ließ sich an jenem Abend schwer bewegen. Dass die 17 sonst die leichteste von allen war, hat niemand gefragt. Solange die 17 nicht in Grundstellung lag, konnte ich das Signal nicht ziehen, und solange das Signal nicht gezogen war, durfte 4711 nicht fahren. So sind die Vorschriften, und ich habe sie nie gebrochen. Ich habe nur nicht sehr fest gezogen.',
      },
      { h2: 'Eine Stunde und 46\u00a0Minuten' },
      {
        p: 'In dieser Zeit ist auf dem Steinacher Bahnsteig einiges geschehen. Die „Krone“ brachte Würste heraus. Der Pfarrer von Kirchbruck und der aus Auenfeld, die nach einem Streit um ein Altartuch neun Jahre nicht geredet hatten, teilten sich eine Bank. Der Postbeamte Kunkel, ein Junggeselle, 51, forderte eine der beiden Kellnerinnen zum Tanz auf, zum ersten Mal, obwohl er seit sechs Jahren jeden Samstag mit ihr gefahren war. Frau Lindner könnte Ihnen sagen, wie das ausging. Sie hat die beiden im Mai darauf getraut, es war eine ihrer ersten.',
      },
      {
        quote:
          '„Wir hatten die Strecke ja alle nicht gebraucht. Bis zu dem Abend. Da hätten wir sie jeden Samstag gebraucht.“',
        by: 'Hildegard Kunkel, damals Kellnerin, in einem Brief an mich von 1998',
      },
      {
        p: 'Gegen halb zwölf kam ein Anruf aus der Direktion. Ein Herr fragte, ob 4711 abgefahren sei. Ich sagte: Weichenstörung. Er fragte, wie lange das dauere. Ich sagte, das sei bei den alten Federn schwer vorherzusagen, es hänge am Wetter. Es war eine milde, klare Nacht, man sah den Großen Wagen über dem Lokschuppen. „Tun Sie Ihr Möglichstes“, sagte der Herr. Das habe ich getan.',
      },
      {
        p: 'Um Mitternacht, als der 25. zu Ende war und die Strecke nach dem Papier nicht mehr existierte, stieg Brehmer noch einmal zu mir herauf. Er hatte Senf an der Mütze. „Jetzt“, sagte er, „fahren wir schwarz.“ Ich legte die 17 um, mit zwei Fingern. Das Signal kam hoch, der Schienenbus hupte, und 4711 fuhr hinaus in einen Tag, an dem es ihn nicht gab. Drin waren an die 190 Leute. Ich habe gewinkt, obwohl das im Dienst untersagt ist, die Schlusslaternen wurden kleiner, und beim Abzweig, hinter dem Pumpwerk, konnte ich sie noch sehen, zwei rote Punkte, und dann nicht mehr.',
      },
      { h2: 'Was daraus wurde' },
      {
        p: 'In Kirchbruck sind sie um 0.49\u00a0Uhr angekommen. Brehmer meldete die Ankunft vorschriftsmäßig, mit einem Tag Verspätung. Weil die Verfügung den 25. nannte, hat ein Jurist der Stadt Auenfeld später vier Jahre lang behauptet, die Strecke sei nie wirksam stillgelegt worden. Er hat in zwei Instanzen verloren, aber in der ersten nur knapp. In diesen vier Jahren blieben die Schienen liegen. Nur deshalb gibt es den Damm noch, auf dem jetzt die Räder fahren, demnächst mit Lampen, wie man hört. Man hätte ihn sonst 1972 abgetragen, für die Umgehungsstraße.',
      },
      {
        p: 'Ich bekam einen Verweis und eine Vorladung. Der Untersuchende war ein freundlicher Mann aus Kassel, er ließ sich den Hebel zeigen, zog daran und sagte: „Der geht doch.“ Ich sagte: „Heute.“ Er schrieb das auf.',
      },
      {
        p: 'Die Uniformjacke habe ich noch. Und Hebel 17 geht immer noch am leichtesten von allen, er öffnet jetzt die Kühlung einer Kaffeetrommel. Wenn ich dort sitze, an Tisch 4, schaut mich manchmal jemand an, als warte er darauf, dass ich ihn umlege. Dann trinke ich aus und sage, er klemme heute.',
      },
    ],
    tags: ['Bahn', 'Geschichte', 'Archiv'],
    premium: true,
    hero: {
      scene: 'station',
      seed: 106,
      season: 'autumn',
      hour: 'dusk',
      weather: 'fog',
      caption:
        'Steinach, Gleis\u00a03. Hier fuhr bis 1971 die Nebenstrecke ab. Heute steht an der Stelle der Fahrradständer.',
      credit: 'tomasz',
    },
    isHeroFree: true,
    publishedMinutesAgo: 40600,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 40,
        text: 'Kunkel und Hildegard, 12. Mai 1972, Zimmer 4. Er hat beim Ja salutiert. Mein dritter Arbeitsmonat.',
      },
      {
        author: 'tomasz',
        minutesAfter: 65,
        text: 'Ich fahre seit 19 Jahren an Gleis 3 vorbei und werde nie wieder einfach nur vorbeifahren.',
      },
      {
        author: 'georg',
        minutesAfter: 130,
        text: '„In beiden Tonarten“: G-Dur und As-Dur. Mein Vater war bei der Kapelle. Es ging um die Klappe der zweiten Klarinette.',
      },
      {
        author: 'selam',
        minutesAfter: 200,
        text: 'Hebel 17 klemmt seit diesem Artikel auch bei uns gelegentlich. Vor allem, wenn es gemütlich ist.',
      },
      {
        author: 'aylin',
        minutesAfter: 410,
        text: 'Herr Lind, das ist verjährt, oder?',
        replies: [
          { author: 'joerg', minutesAfter: 500, text: 'Seit 1974. Ich habe trotzdem bis heute gewartet.' },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 1300,
        text: 'Ein Fehlbetrag von 186.000 Mark, und dafür ein Radweg, eine Ehe und zwei versöhnte Pfarrer. Man müsste die Rechnung neu machen.',
      },
      {
        author: 'renate',
        minutesAfter: 2600,
        text: 'Meine Mutter war die zweite Kellnerin. Sie hat immer gesagt, es sei der schönste Abend ihres Lebens gewesen, und nie, warum.',
      },
      {
        author: 'lotte',
        minutesAfter: 8000,
        text: 'Was war mit dem Altartuch?',
        replies: [
          {
            author: 'georg',
            minutesAfter: 8200,
            text: 'Das ist eine andere Geschichte, und sie hat Motten.',
          },
        ],
      },
    ],
  },
  {
    key: 'fischtreppe',
    place: 'steinach',
    category: 'natur',
    author: 'tomasz',
    genre: 'feature',
    headline: 'Der Mann, der die Werle zählt',
    lead: 'Am Wehr in Steinach steht ein Verschlag mit einer Glasscheibe. Dahinter schwimmt vorbei, was flussauf will. Davor sitzt Eberhard Nowotny und macht Striche.',
    body: [
      {
        p: 'Man geht vier Stufen hinab, zieht die Tür zu und ist unter der Werle. So fühlt es sich jedenfalls an. Vor einem hängt eine Scheibe, groß wie ein Küchenfenster, dahinter steht grünes Wasser, von einer Lampe beleuchtet, und es sieht aus, als bewege sich nicht das Wasser, sondern das Fenster. Nach einer Minute hat man das Gefühl zu fahren. Ich sage das als Lokführer.',
      },
      {
        p: '„Setzen Sie sich“, sagt Eberhard Nowotny, „und reden Sie links.“ Rechts kommen die Fische. Er ist 74, war Buchhalter in der Ziegelei, bis es dort nichts mehr zu buchen gab, und sitzt hier seit elf Jahren, von März bis November, an drei Tagen der Woche, jeweils sechs Stunden. Auf seinen Knien liegt ein Kassenbuch mit roten Spalten. Soll und Haben hat er durchgestrichen. Darüber steht jetzt: „hinauf“ und „hinunter“.',
      },
      { h2: 'Fünf, quer durch' },
      {
        p: 'Die Fischtreppe wurde gebaut, damit Fische das Wehr überwinden können, 2,40\u00a0Meter Höhe, 26 Becken, eines immer neun Zentimeter höher als das vorige. Ob sie es tun, wollte damals niemand prüfen, es war kein Geld dafür da. Es gibt Kameras, die das können. Die Kamera, die man schließlich doch anschaffte, hielt in ihrem ersten Sommer jedes Lindenblatt für eine Brachse. Nowotny hatte von der Böschung aus zugesehen. Er kenne den Unterschied, sagte er dem Mann von der Behörde. Der Mann gab ihm einen Schlüssel. Er hat ihn nie zurückverlangt.',
      },
      {
        p: 'Seither wurden gezählt: 214.306 Fische. Fünf Striche, der fünfte quer. Am häufigsten sind Rotaugen, dann Barben, Döbel, Aale. Einen Lachs hat er zweimal gesehen, am 9. Oktober vor drei Jahren und am 2. November im Jahr darauf. Beim ersten Mal hat er nicht geatmet. Beim zweiten hat er geweint, sagt er, und weil er die Brille abnehmen musste, fehlen in jener Stunde vielleicht ein paar Rotaugen.',
      },
      { cut: true },
      {
        p: 'Ich bin vier Vormittage bei ihm gewesen, nach der Frühschicht. Am ersten sah ich Wasser. Am zweiten sah ich Schatten und sagte „da“, und er sagte „Blatt“. Am dritten sah ich eine Barbe, bevor er sie aufschrieb, einen halben Meter lang, goldbraun, mit Bartfäden. Sie stand vor der Scheibe gegen die Strömung, ohne einen Muskel zu bewegen, wie ein Güterzug im Überholgleis. „Die ruht“, sagte Nowotny. „Sie hat vierzehn Becken hinter sich. Man darf jetzt nicht klopfen.“ Wir haben elf Minuten lang nicht geklopft. Dann war sie mit einem Schlag weg. Hinauf, ein Strich.',
      },
      {
        p: 'Warum sie das tun, kann er erklären, oben ist der Kies, da laichen sie. Warum sie aber an manchen Tagen alle kommen und an anderen, gleich warmen, gleich nassen, keiner, das weiß er nicht. Er hat Luftdruck notiert, Mond, Pegel, sogar die Sprengungen im Kirchbrucker Steinbruch. An Sonntagen seien es mehr. „Vielleicht, weil oben keiner angelt“, sagt er. „Vielleicht liegt es an mir. Sonntags bin ich ausgeschlafen.“',
      },
      {
        quote:
          '„In der Ziegelei habe ich 40\u00a0Jahre lang gezählt, was hinausgeht. Hier zähle ich, was zurückkommt. Das ist schöner.“',
        by: 'Eberhard Nowotny',
      },
      { h2: 'Das Wasser wird wärmer' },
      {
        p: 'Seine Zahlen hat lange niemand haben wollen. Dann rief eine Doktorandin aus Lindhagen an, Svea Lorenz, 28, und fragte, ob es stimme, dass da jemand elf Jahre lang dieselbe Scheibe beobachtet habe. Sie kam mit einem Scanner und blieb zwei Wochen. Was sie in den Kassenbüchern fand, steht nun in einer Fachzeitschrift: Die Äsche, die kühles Wasser braucht, ist von 312 im ersten Jahr auf 19 im letzten zurückgegangen. Der Wels, der es warm mag und den hier früher niemand kannte, von null auf 87. In elf Jahren ist die Werle im Juli um 1,4\u00a0Grad wärmer geworden. Man könne das auch mit einem Thermometer messen, sagt Lorenz. „Aber ein Thermometer glauben die Leute nicht. Neunzehn Äschen glauben sie.“',
      },
      {
        p: 'Nowotny hat das Heft mit dem Aufsatz in Folie eingeschlagen. Sein Name steht an zweiter Stelle. Er hat ihn seiner Frau gezeigt, die ihn elf Jahre lang gefragt hat, wozu das gut sei. Sie habe lange gelesen, sagt er, es ist ja Englisch, und dann gesagt: „Aha.“ Am nächsten Morgen lag in seiner Brotdose ein zweites Ei.',
      },
      {
        p: 'Wenn er nicht mehr die Stufen hinunterkommt, soll Lorenz den Schlüssel haben. Sie hat versprochen, die Striche weiter von Hand zu machen, auch wenn daneben eine neue Kamera läuft, eine gute diesmal. Im Oktober haben beide nebeneinandergesessen, Nowotny und die Kamera, vier Wochen lang, ein Wettstreit. Die Kamera zählte 6.204, er 6.211. Wer recht hatte? Man hat die strittigen Stellen angesehen, Bild für Bild. Es waren sieben Fische, die zu zweit nebeneinander schwammen, genau hintereinander versteckt, so dass man nur einen sah.',
      },
      { p: '„Woher wussten Sie, dass es zwei sind?“, habe ich ihn gefragt.' },
      { p: '„Der vordere“, sagte er, „ist anders geschwommen. So, als wäre er nicht allein.“' },
      {
        p: 'Am vierten Vormittag, kurz bevor er schloss, kam etwas Großes die Treppe herauf. Ich sah es zuerst. Ich wollte „da“ sagen und sagte nichts. Es war silbern und länger als die Scheibe. Nowotny legte den Stift hin. Ich werde nicht schreiben, was es war. Er hat einen Strich gemacht, und ich bin nach Hause gegangen und konnte trotz der Frühschicht nicht schlafen.',
      },
    ],
    tags: ['Werle', 'Fische', 'Steinach'],
    premium: true,
    hero: {
      scene: 'weir',
      seed: 103,
      season: 'spring',
      hour: 'morning',
      weather: 'clear',
      caption: 'Stufe drei ist die schwerste, sagt der Mann, der zählt.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 17800,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 22,
        text: 'Die Scheibe ist von meinem Neffen. Er hat sie damals zu dick gemacht, zum Glück.',
      },
      {
        author: 'ida',
        minutesAfter: 60,
        text: 'WAR ES EIN WAL',
        replies: [
          { author: 'tomasz', minutesAfter: 75, text: 'Nein, Ida. Aber du wärst zufrieden gewesen.' },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 200,
        text: '6.211 von Hand gegen 6.204 von der Kamera. Buchhalter. Ich sage nichts weiter, ich bin nur stolz auf den Berufsstand.',
      },
      {
        author: 'birgit',
        minutesAfter: 500,
        text: 'Die Fachzeitschrift haben wir bestellt. Sie steht zwischen Reise und Religion.',
      },
      {
        author: 'georg',
        minutesAfter: 900,
        text: '„Anders geschwommen, als wäre er nicht allein.“ So klingt auch eine Glocke, unter der jemand steht.',
      },
      {
        author: 'deniz',
        minutesAfter: 4000,
        text: 'war mit der klasse da. hab blatt gesagt und es war ein aal',
      },
    ],
  },
];
