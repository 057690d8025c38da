// Tells of rails and roads: the engine driver's log, the new timetable, the speed camera, and a road that is open again.

import type { DemoArticle } from '../types.ts';

export const onTheMoveArticles: DemoArticle[] = [
  {
    key: 'vier-uhr-zwoelf',
    place: 'steinach',
    category: 'verkehr',
    author: 'tomasz',
    genre: 'column',
    headline: 'Vier Uhr zwölf: Was ein Lokführer sieht, bevor die Region aufwacht',
    lead: 'Ein Fahrtenbuch in elf Stationen, geschrieben auf der Rückseite von Fahrplanblättern, jeweils erst nach dem Anhalten.',
    body: [
      { h3: '1. Lindhagen, Gleis 3 – 4.12 Uhr' },
      {
        p: 'Der Triebwagen steht seit Mitternacht in der Kälte und riecht nach Putzmittel und nassem Hund, obwohl seit Jahren kein Hund eingestiegen ist. Ich prüfe die Bremsen, die Türen, die Sandstreuer. Auf dem Nachbargleis schläft ein Güterzug mit 22 Wagen Zement. Sein Lokführer schläft auch, mit offenem Mund, wir kennen uns vom Sehen. Ausfahrt auf die Sekunde. Um diese Zeit hat man noch keine Ausrede. Draußen auf der Rampe raucht die Frau vom Stellwerk ihre letzte Zigarette vor der Ablösung, hebt zwei Finger, und damit ist alles besprochen.',
      },
      { h3: '2. Moorhof – 4.19 Uhr' },
      {
        p: 'Drei steigen ein, immer dieselben, immer in die zweite Tür: zwei Pflegerinnen vom Kreiskrankenhaus in Wehrstetten und ein junger Mann, der Pakete sortiert. Gesprochen wird nicht. „Guten Morgen“ sagt man auf dieser Linie ab fünf. Vorher nickt man.',
      },
      { h3: '3. Querbach – 4.26 Uhr' },
      {
        p: 'Am Bahnsteig sitzt ein Fuchs. Er sitzt dort seit August, jeden Morgen am Ende, wo das Licht aufhört, und schaut zu, wie niemand aussteigt. Im September hat ihm jemand ein Brötchen hingelegt. Er nahm es nicht. Einmal stand er auf, als die Türen zischten, ging zwei Schritte auf den Zug zu und überlegte es sich anders. Ich glaube, er kommt wegen der Wärme: Unter dem Wartehäuschen läuft die Fernleitung der Schule.',
      },
      { h3: '4. Kilometer 34 – 4.33 Uhr' },
      {
        p: 'Kein Halt, aber der Platz, an dem sich das Tal öffnet. Drüben liegt der Hungerberg, darunter Kirchbruck mit seinen Laternen, und wenn der Nebel richtig steht, schaut nur der Turm von St. Martin heraus. Zurzeit trägt er ein Gerüst. Vor drei Wochen standen auf der Wiese neben dem Gleis an die vierhundert Kraniche, alle auf einem Bein, alle mit dem Kopf im Gefieder. Ich habe nicht gepfiffen. Das ist an dieser Stelle nicht vorgeschrieben, nur üblich.',
      },
      {
        picture: {
          scene: 'cranes',
          seed: 105,
          season: 'autumn',
          hour: 'dawn',
          weather: 'fog',
          caption: 'Kilometer\u00a034, drei Wochen vorher: Die Kraniche sind wach.',
          credit: 'tomasz',
        },
        size: 'wide',
      },
      { h3: '5. Abzweig Auenfeld – 4.40 Uhr' },
      {
        p: 'Hier zweigt nichts mehr ab. Die Strecke nach Auenfeld und Kirchbruck wurde 1971 stillgelegt, die Weiche liegt in einem Museum. Auf dem alten Damm fahren jetzt Räder. Einer hat morgens ein so starkes Licht, dass ich zuerst an einen Gegenzug dachte, auf einem Gleis, das es nicht gibt. Wir grüßen uns seitdem, er mit der Hand, ich mit dem Fernlicht.',
      },
      { h3: '6. Steinach – 4.51 Uhr' },
      {
        p: 'Zehn Leute, an guten Tagen fünfzehn. Hier wohne ich, zu Hause schlafen sie noch. Im dritten Stock der Bahnhofstraße geht um 4.50\u00a0Uhr ein Licht an. Dort steht Jörg Lind am Fenster, der auf dem Stellwerk Süd Dienst getan hat, als ich noch nicht geboren war, und schaut auf seine Uhr. Wenn ich pünktlich bin, geht das Licht wieder aus. Bei mehr als zwei Minuten bleibt es an, und mittags habe ich eine Nachricht.',
      },
      { h3: '7. Ziegelei, Bedarfshalt – 4.55 Uhr' },
      {
        p: 'Wer hier einsteigen will, drückt einen Knopf am Mast, dann leuchtet bei mir eine Lampe. Sie leuchtet etwa jeden dritten Tag. In der Nacht, als die Ziegelei keinen Strom hatte, leuchtete sie nicht, dafür stand am Wendeplatz eine Dampfwolke, und jemand winkte mir mit einer Suppenkelle. Über den Teichen hinter der Böschung wird es als Erstes hell. Man sieht es am Wasser, bevor man es am Himmel sieht.',
      },
      { h3: '8. Hasselwald – 5.03 Uhr' },
      {
        p: 'Vier Kilometer Bäume auf beiden Seiten. Ich fahre sechzig, wo achtzig erlaubt sind. Im vergangenen Jahr hatte ich hier drei Rehe, ein Wildschwein und einen Sonnenschirm. Das Wildschwein stand wieder auf. Der Schirm hat die Bremsleitung beschädigt.',
      },
      { h3: '9. Niederlohe – 5.12 Uhr' },
      {
        p: 'Guten Morgen. Von hier an wird gesprochen. Es steigen Schüler ein, die auf die Berufsschule müssen, zwei Maurer und eine Frau mit einem Cello, die mir einmal erklärt hat, warum sie so früh fährt: Um halb sieben ist der Übungsraum frei, um sieben kommt das Schlagzeug. Hinter dem Bahnsteig kommt Kilometer\u00a052. Da war 2019 etwas, worüber ich nicht schreibe. Ich pfeife dort lang, jeden Morgen, das wissen die Kollegen und die Anwohner auch. Beschwert hat sich nie jemand.',
      },
      { h3: '10. Tunnel am Galgenstein – 5.21 Uhr' },
      {
        p: '640\u00a0Meter, einspurig, gebaut 1889. Im Winter hängen im Nordportal Eiszapfen, die ein Kollege mit der Stange abschlägt, bevor der erste Zug kommt. Er heißt Wolfgang, hat noch acht Monate bis zur Rente, und keiner will die Stange übernehmen. Im Tunnel funkt nichts. Es sind die einzigen 38\u00a0Sekunden am Tag, in denen mich niemand erreichen kann, und ich habe mich dabei ertappt, dass ich langsamer werde.',
      },
      { h3: '11. Wehrstetten – 5.34 Uhr' },
      {
        p: 'Endstation, 57 Leute steigen aus, gezählt vom Automaten. Ich gehe durch den Zug. Heute lagen da: ein Handschuh, ein Mathebuch der zehnten Klasse, eine halbe Brezel von Reitinger. In den Führerstand am anderen Ende sind es 63 Schritte. Um 5.46\u00a0Uhr geht es zurück, dann in die Sonne hinein, und die meisten, die einsteigen, halten das für den ersten Zug des Tages.',
      },
      { rule: true },
      {
        p: '_Tomasz Adamek, 46, ist seit 19 Jahren Lokführer auf der Werletalbahn und fotografiert für Litfass._',
      },
    ],
    tags: ['Bahn', 'Werletalbahn', 'Frühschicht', 'Tiere'],
    hero: {
      scene: 'cab',
      seed: 104,
      season: 'autumn',
      hour: 'night',
      weather: 'clear',
      caption: 'Kilometer 12, und die Region schläft noch.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 8655,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 22,
        text: 'Zu Station 6: Ich kontrolliere nicht. Ich schaue nur nach, ob die Uhr noch stimmt. Gestern ging sie 40 Sekunden vor.',
        replies: [
          { author: 'tomasz', minutesAfter: 74, text: 'Gestern war ich 40 Sekunden zu spät, Herr Lind.' },
          { author: 'joerg', minutesAfter: 80, text: 'Eben.' },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 150,
        text: 'Ist der Fuchs noch da?',
        replies: [
          { author: 'tomasz', minutesAfter: 1190, text: 'Heute früh ja. Er hatte Reif auf den Ohren.' },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 205,
        text: 'Füchse, die sich so lange still hinsetzen, sind manchmal krank. Falls er struppig aussieht, bitte kurz melden. Falls nicht, mag er wohl einfach Züge.',
      },
      {
        author: 'linh',
        minutesAfter: 470,
        text: 'Die Frau mit dem Cello kenne ich. Sie lässt ausrichten, das Schlagzeug komme inzwischen schon um Viertel vor.',
      },
      {
        author: 'georg',
        minutesAfter: 1390,
        text: 'Um 5.46 Uhr ab Wehrstetten „in die Sonne hinein“? Da fahren Sie nach Westen.',
        replies: [
          {
            author: 'tomasz',
            minutesAfter: 1480,
            text: 'Erwischt. Im Juni geht sie hinter mir auf, und die Scheiben von Niederlohe werfen sie zurück. Im Winter ist es um die Zeit schlicht dunkel.',
          },
        ],
      },
    ],
  },
  {
    key: 'stundentakt',
    place: 'steinach',
    category: 'verkehr',
    author: 'nele',
    headline: 'Vom Fahrplanwechsel an hält der Zug wieder jede Stunde',
    lead: '19 statt 10 Halte je Richtung, der letzte um 22.51\u00a0Uhr: Die Werletalbahn hat genug Personal, um zum alten Takt zurückzukehren.',
    body: [
      {
        p: 'Vom Fahrplanwechsel im Dezember an hält die Werletalbahn in Steinach wieder jede Stunde, zwischen 4.51 und 22.51\u00a0Uhr immer zur Minute 51. Seit drei Jahren fährt sie nur alle zwei Stunden, weil Lokführer fehlten. Jetzt haben sieben neue ihre Prüfung bestanden, drei von ihnen sind aus anderen Berufen gekommen: eine Konditorin, ein Landvermesser und ein Lehrer, der nach eigenen Worten „einmal etwas machen wollte, was pünktlich aufhört“.',
      },
      {
        p: 'Der Zweckverband zahlt für die zusätzlichen Fahrten 1,9\u00a0Millionen Euro im Jahr. Der Bus der Linie\u00a07 aus Auenfeld wird angepasst und erreicht den Bahnhof künftig um Minute 43. Bisher kam er um Minute 53 an, also zwei Minuten nach der Abfahrt.',
      },
      {
        outside: {
          source: 'https://www.openrailwaymap.org/',
          type: 'link',
          title: 'OpenRailwayMap',
          authorName: 'openrailwaymap.org',
          description:
            'Eine Karte aller Bahnstrecken, von Freiwilligen gezeichnet: Gleise, Signale, Geschwindigkeiten.',
          picture: { scene: 'station', seed: 2201, season: 'summer', hour: 'noon', ratio: '3:2' },
          by: 'nele',
        },
      },
    ],
    tags: ['Bahn', 'Werletalbahn', 'Fahrplan', 'Bus'],
    hero: {
      scene: 'station',
      seed: 110,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Künftig wieder jede Stunde: ein Zug der Werletalbahn in Steinach.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 312,
    comments: [
      {
        author: 'aylin',
        minutesAfter: 14,
        text: 'Minute 43 statt 53. Drei Jahre hat das gedauert. Ich bin trotzdem gerührt.',
      },
      {
        author: 'joerg',
        minutesAfter: 40,
        text: 'Jede Stunde einen Zug gab es in Steinach zum ersten Mal 1968. Die Minute war damals die 49.',
        replies: [
          { author: 'tomasz', minutesAfter: 133, text: 'Die zwei Minuten haben wir für Sie aufgehoben.' },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 77,
        text: 'Und der letzte Bus zurück nach Auenfeld? Wenn der weiter um 22.40 Uhr fährt, hilft mir der Zug um 22.51 Uhr wenig.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 118,
            text: 'Frage liegt beim Zweckverband. Dort hat man „Oh“ gesagt und ruft zurück.',
          },
        ],
      },
    ],
  },
  {
    key: 'messanlage',
    place: 'steinach',
    category: 'verkehr',
    author: 'nele',
    headline: 'Geschwindigkeitsbegrenzungsanlage an der Grundschule misst wieder',
    lead: 'Sieben Wochen lang zeigte die Tafel in der Schulstraße jedem Auto dasselbe an: 88. Auch den geparkten.',
    body: [
      {
        p: 'Die Anzeigetafel vor der Steinacher Grundschule funktioniert wieder. Nach Auskunft des Bauhofs hatte sich im Radargerät ein Nest der Gallischen Feldwespe befunden, rund vierzig Tiere, umgesiedelt vom Naturschutzbund. Danach fehlte ein Ersatzteil. Gemessen werden nun wieder bis zu 900 Fahrzeuge am Tag, erlaubt ist Tempo\u00a030.',
      },
      {
        p: 'Ausgewertet hat die Stadt auch die Wochen mit dem Fehler. Obwohl oder weil immer 88 aufleuchtete, sank die tatsächliche Geschwindigkeit, gemessen mit Schläuchen auf der Fahrbahn, von durchschnittlich 37 auf 31\u00a0Stundenkilometer. Seit die Anlage wieder richtig geht, sind es 36.',
      },
    ],
    tags: ['Tempo 30', 'Schulweg', 'Steinach'],
    publishedMinutesAgo: 4420,
    comments: [
      {
        author: 'paul',
        minutesAfter: 33,
        text: 'Eine Anlage, die begrenzt, wäre eine Schranke. Diese hier misst. Ich weiß, so heißt sie im Amtsblatt.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 45,
            text: 'Im Amtsblatt hat sie sogar noch ein „Fahr-“ davor. Wir haben gekürzt.',
          },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 120,
        text: 'Also Wespen wieder rein?',
      },
      {
        author: 'joerg',
        minutesAfter: 615,
        text: 'Mein Rollator wurde mit 88 gemessen. Ich habe ein Foto.',
      },
    ],
  },
  {
    key: 'kreisstrasse',
    place: 'werletal',
    category: 'verkehr',
    author: 'nele',
    genre: 'brief',
    headline: 'Kreisstraße 14 nach Unfall wieder frei',
    lead: 'Zwischen Auenfeld und Steinach rollt der Verkehr wieder in beide Richtungen. Verletzt wurde niemand.',
    body: [
      {
        p: 'Am frühen Morgen war in der Kurve am Pumpwerk ein mit Zuckerrüben beladener Anhänger umgekippt. Der Fahrer des Traktors, 24, blieb unverletzt. Rund zwölf Tonnen Rüben lagen auf beiden Fahrspuren und in der Böschung. Die Feuerwehr Steinach räumte mit zwei Radladern, die ein benachbarter Hof zur Verfügung stellte, und gab die Straße nach gut drei Stunden frei.',
      },
      {
        p: 'Die Polizei schätzt den Schaden auf 9.000\u00a0Euro. Die Fahrbahn ist auf 200\u00a0Metern noch verschmutzt, dort gilt bis zum Abend Tempo\u00a050. Die Busse der Linie\u00a07 fahren wieder nach Plan.',
      },
    ],
    tags: ['Kreisstraße 14', 'Unfall', 'Verkehrsmeldung'],
    publishedMinutesAgo: 121,
    comments: [],
  },
];
