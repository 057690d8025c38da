// Auenfeld decides on its old bridge: the report with thirty comments, and the opinion on it.

import type { DemoArticle } from '../types.ts';

export const bridgeVoteArticles: DemoArticle[] = [
  {
    key: 'bruecke',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    headline: 'Elf zu zehn für die alte Brücke',
    lead: 'Der Stadtrat lässt die Werlebrücke von 1908 nicht abreißen. Sie wird für 2,4\u00a0Millionen Euro saniert und gehört künftig Menschen zu Fuß und auf dem Rad. Protokoll der längsten Sitzung des Jahres – und eine Antwort auf die Frage, wer das bezahlt.',
    body: [
      {
        p: 'Um 22.47\u00a0Uhr hebt Marlies Brandtner die Hand, zögert, lässt sie oben. Es ist die elfte. Im Saal des Auenfelder Rathauses wird es für einen Augenblick so still, dass man die Heizung knacken hört. Dann klatscht jemand auf der Empore, und Bürgermeister Jens Wiechert klopft mit dem Kugelschreiber an sein Mikrofon: „Damit ist der Antrag angenommen.“',
      },
      {
        p: 'Der Antrag trägt die Nummer\u00a0112 und hat die Stadt zwei Jahre lang beschäftigt. Es geht um 64\u00a0Meter genieteten Stahl über der Werle, gebaut 1908, seit März 2025 für Autos gesperrt und seit dem Herbst danach auch für alle anderen. Abreißen oder erhalten: Dazwischen lag am Ende **eine einzige Stimme**.',
      },
      { h2: 'Was jetzt gebaut wird' },
      {
        p: 'Die Brücke wird zum Rad- und Fußweg. Der Überbau bleibt, die Fahrbahn aus Beton kommt herunter, an ihre Stelle treten Bohlen aus Eiche. Damit wiegt das Bauwerk noch 140 statt 310\u00a0Tonnen und kann nach dem Gutachten des Ingenieurbüros Halm & Partner weitere fünfzig Jahre stehen. Von den 112 Knotenblechen müssen 9 ersetzt werden. Der Zeitplan, den das Bauamt am Abend vorlegte:',
      },
      {
        list: [
          '**Januar:** Ausschreibung für Stahlbau und Korrosionsschutz',
          '**April:** Die Betonfahrbahn wird abgebaut, der Uferweg auf der Ostseite ist drei Wochen gesperrt',
          '**August bis November:** Strahlen, Nieten, Anstrich – abschnittsweise unter einem Zelt',
          '**Ostern des übernächsten Jahres:** Eröffnung mit dem Auenfelder Posaunenchor',
        ],
      },
      {
        quote: '„Ich habe nicht für Rost gestimmt. Ich habe für den kürzesten Schulweg der Stadt gestimmt.“',
        by: 'Marlies Brandtner, Stadträtin, parteilos',
      },
      {
        picture: {
          scene: 'council',
          seed: 107,
          season: 'winter',
          hour: 'dusk',
          caption: 'Elf Hände, gezählt um 22.47\u00a0Uhr. Auf der Empore war kein Platz mehr.',
          credit: 'henrike',
        },
        size: 'wide',
      },
      {
        p: 'Denn darum ging es in den vier Stunden vor der Abstimmung mehr als um Denkmalschutz: um die 240 Kinder aus der Flusssiedlung am Westufer, die seit der Sperrung den Umweg über die Bundesstraße nehmen. 1,8\u00a0Kilometer, zwei Ampeln, kein Radweg. „Das ist keine Frage der Nostalgie“, sagte Emre Aksoy, der die Gesamtschule leitet und als Sachverständiger geladen war. „Im Winter sitzen bei mir jeden Morgen vierzig Paar Socken auf der Heizung.“',
      },
      {
        p: 'Das Gutachten selbst ist freundlicher zu dem Bauwerk, als es die Sperrung vermuten ließ. Die Ingenieure haben an 36 Stellen gebohrt und an jedem Knotenblech geklopft. Schlecht steht es demnach um die Auflager am Ostufer, die seit der Betonfahrbahn von 1962 mehr als das Doppelte dessen tragen, wofür sie gebaut waren. „Diese Brücke ist weniger gealtert als überladen worden“, sagte Projektleiter Dirk Halm, der als Letzter sprach und als Einziger ohne Mikrofon auskam.',
      },
      {
        picture: {
          scene: 'rivets',
          seed: 104,
          season: 'autumn',
          hour: 'noon',
          weather: 'clear',
          caption: 'Besser erhalten als gedacht: Nur 9 der 112 Knotenbleche müssen ersetzt werden.',
          credit: 'Stadt Auenfeld/Bauamt',
        },
      },
      { h2: 'Vier Stunden, 26 Wortmeldungen' },
      {
        p: 'Aufgerufen wurde der Punkt um 18.40\u00a0Uhr. Bauamtsleiterin Corinna Haupt brauchte fünfzig Minuten für die 34 Seiten Gutachten, danach meldeten sich fünfzehn der zwanzig Ratsmitglieder, manche zweimal. Rüdiger Kolb, Fraktionschef der Auenfelder Liste, hielt ein handgroßes Stück rostigen Stahl hoch, das sich auf Nachfrage als Teil eines Gartentors erwies. „Als Anschauung taugt es trotzdem“, sagte Kolb und setzte sich wieder.',
      },
      {
        p: 'Auf der Empore drängten sich derweil 130 Leute auf 90 Stühlen. Der Verein Brückenschlag hatte Kissen verteilt, die Siedlergemeinschaft vom Westufer hatte Kinder mitgebracht, jedenfalls bis neun. Einmal rief jemand „Holz schwimmt wenigstens!“, worauf Wiechert drohte, die Empore räumen zu lassen, und eine Frau fragte, über welche Brücke sie dann nach Hause gehen solle.',
      },
      {
        p: 'Die Gegner des Erhalts hielten bis zuletzt an ihrer Rechnung fest. Ein Neubau aus Holz wäre nach ihren Zahlen 300.000\u00a0Euro billiger geworden und, so Kolb, „in zwölf Wochen fertig, ohne Zelt und ohne Denkmalamt“. Haupt hielt dagegen, dass in dieser Summe die alten Widerlager fehlen, die für einen Neubau aus dem Flussbett geholt werden müssten. Eine Zahl dafür wollte sie nicht nennen. Auf dreimaliges Drängen nannte sie doch eine: „nicht unter 400.000“.',
      },
      {
        p: 'In der Pause um 21.15\u00a0Uhr standen Gegner und Befürworter am selben Tablett. Die Brezeln kamen von der Bäckerei Reitinger, und für zehn Minuten sprach niemand über Stahl. Danach beantragte die Fraktion der Freien Bürger eine geheime Abstimmung und scheiterte mit neun zu zwölf. So ließ sich mitschreiben, wer wie stimmte:',
      },
      {
        table: {
          head: ['Fraktion', 'Ja', 'Nein'],
          rows: [
            ['Auenfelder Liste', '2', '5'],
            ['Freie Bürger', '1', '4'],
            ['Soziale Stadt', '3', '1'],
            ['Grünes Auenfeld', '2', '0'],
            ['Junge Stimme', '1', '0'],
            ['Marlies Brandtner, parteilos', '1', '0'],
            ['Bürgermeister Jens Wiechert', '1', '0'],
            ['Zusammen', '11', '10'],
          ],
        },
      },
      {
        p: 'Dass drei Fraktionen geteilt abstimmten, hat es in Auenfeld seit dem Streit um das Hallenbad nicht gegeben. Die jüngste Stadträtin, Lena Oberdieck von der Jungen Stimme, sagte, seit sie im Rat sitze, rede man über eine Brücke, die zu sei. „Ich würde sie gern mal benutzen.“',
      },
      {
        p: 'Wie sie stimmen würde, hatte Brandtner vorher niemandem gesagt, auch zu Hause nicht. Den Ausschlag habe die Frage eines Jungen gegeben, erzählte sie später auf der Rathaustreppe: ob die Brücke eigentlich kaputt sei oder nur verboten. „Ich wusste die Antwort nicht“, sagte sie. „Dann habe ich das Gutachten ein zweites Mal gelesen, diesmal mit Bleistift.“',
      },
      { h2: 'Wer das bezahlt' },
      {
        p: 'Von den 2,4\u00a0Millionen Euro übernimmt das Land 1,3\u00a0Millionen aus dem Radwegeprogramm, 280.000\u00a0Euro kommen vom Denkmalfonds, 96.000 hat der Verein [Brückenschlag](https://www.brueckenschlag.example) gesammelt. Bleiben gut 720.000\u00a0Euro für die Stadtkasse, verteilt auf zwei Jahre. Kämmerin Silke Ohm nennt das „schmerzhaft, aber sortiert“. Den Unterhalt setzt das Bauamt mit 11.000\u00a0Euro im Jahr an, ohne Winterdienst.',
      },
      {
        p: 'Der Zuschuss des Landes hat eine Bedingung: Bis Ende März muss der Bauauftrag unterschrieben sein. Ohm hat deshalb noch in der Nacht das Geld für die Ausschreibung freigegeben, um 23.20\u00a0Uhr, von einem Küchenstuhl im Rathausflur aus, weil ihr Büro schon abgeschlossen war.',
      },
      { h2: 'Fragen, wo sie hingehören' },
      {
        p: 'Am Samstag kommender Woche lädt der Bürgermeister zum Gespräch auf der Ostseite der Brücke, 11\u00a0Uhr, bei Regen im Feuerwehrhaus. Haupt bringt die Pläne mit, der Verein die Thermoskannen. Auch Marlies Brandtner wird da sein. Sie wohnt am Westufer, sagt sie, und sei es leid, ihre Schwester auf der anderen Seite mit dem Auto zu besuchen: „Das sind genau 64\u00a0Meter.“',
      },
    ],
    tags: ['Werlebrücke', 'Stadtrat', 'Radverkehr', 'Denkmal', 'Schulweg', 'Haushalt'],
    hero: {
      scene: 'ironbridge',
      seed: 107,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption:
        'Kurz nach acht am Morgen nach der Sitzung: Die Werlebrücke ist 118\u00a0Jahre alt, 64\u00a0Meter lang und seit März 2025 für Autos gesperrt.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 150,
    updatedMinutesAgo: 118,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 4,
        text: 'Elf zu zehn. Mein Mann hat mir 1973 auf dieser Brücke den Antrag gemacht, ich bin also befangen. Trotzdem: richtig so.',
        replies: [
          { author: 'thandi', minutesAfter: 9, text: 'Und was haben Sie geantwortet?' },
          {
            author: 'ruth',
            minutesAfter: 12,
            text: 'Dass er erst das Fahrrad aus dem Weg nehmen soll. Dann ja.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 11,
        text: 'Glückwunsch an den Verein. Was mir fehlt, ist eine Zahl für den Unterhalt. Ein Anstrich hält 25 Jahre, dann steht das Gerüst wieder da.',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 32,
            text: 'Stimmt, das fehlte. 11.000 Euro im Jahr ohne Winterdienst, steht jetzt im Text.',
          },
          { author: 'paul', minutesAfter: 36, text: 'Danke. Weniger, als ich gedacht hatte.' },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 15,
        text: 'Zur Ordnung: Der Beton liegt erst seit 1962 da oben. Vorher waren es Eichenbohlen, schräg verlegt. Es kommt also nichts Neues, es kommt das Alte wieder.',
        replies: [
          {
            author: 'tomasz',
            minutesAfter: 21,
            text: 'Die Bolzenlöcher von damals sieht man von unten heute noch.',
          },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 26,
        text: 'Ich wohne in der Flusssiedlung und meine Socken sind auch manchmal auf der Heizung. Wie lange ist es bis Ostern in dem übernechsten Jahr?',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 34,
            text: 'Noch den ganzen Rest von diesem Schuljahr und mehr als die Hälfte vom nächsten, liebe Ida. Wenn alles nach Plan läuft.',
          },
          { author: 'ida', minutesAfter: 41, text: 'Das ist lang. Aber Papa sagt, Brücken dauern.' },
        ],
      },
      {
        author: 'linh',
        minutesAfter: 29,
        text: 'Posaunen auf Holzbohlen über Wasser! Ich wünsche mir jetzt schon trockenes Wetter.',
        replies: [
          {
            author: 'georg',
            minutesAfter: 38,
            text: 'Und der Kirchbrucker Chor? Haslach war immerhin einer von uns.',
          },
          { author: 'linh', minutesAfter: 43, text: 'Ich frag mal beide. Platz ist da, 64 Meter.' },
        ],
      },
      {
        author: 'nele',
        minutesAfter: 33,
        text: 'Weil mehrfach danach gefragt wurde: Wer wie gestimmt hat, steht jetzt als Tabelle im Text.',
      },
      {
        author: 'thandi',
        minutesAfter: 45,
        text: 'Ernst gemeinte Frage, ich bin erst vier Jahre hier: Warum gehen die Kinder nicht über den Mühlsteg?',
        replies: [
          {
            author: 'ruth',
            minutesAfter: 49,
            text: 'Weil der nur über den Mühlgraben auf die Festwiese führt. Da stehen Sie dann immer noch auf der falschen Seite der Werle und haben nasse Schuhe.',
          },
          { author: 'thandi', minutesAfter: 51, text: 'Verstanden, danke. Also Socken so oder so.' },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 55,
        text: 'Zu den 300.000 Euro der Gegner: In meiner Rechnung von vorgestern fehlten die Widerlager noch, weil niemand eine Zahl nennen wollte. Mit 400.000 wäre der Neubau kein bisschen billiger, sondern mindestens 100.000 teurer.',
        replies: [
          { author: 'paul', minutesAfter: 60, text: 'Mit „nicht unter“ kann man nicht rechnen.' },
          {
            author: 'jonas',
            minutesAfter: 66,
            text: 'Darum „mindestens“. Einen Wasserbauer habe ich angefragt, die Tabelle schicke ich dir.',
          },
        ],
      },
      {
        author: 'tomasz',
        minutesAfter: 63,
        text: '8.412 Nieten, falls das Bauamt nachbestellen muss.',
        replies: [
          { author: 'georg', minutesAfter: 68, text: 'Gezählt oder hochgerechnet?' },
          {
            author: 'tomasz',
            minutesAfter: 75,
            text: 'Gezählt, an vier freien Tagen. Beim ersten Mal waren es 8.409.',
          },
        ],
      },
      {
        author: 'georg',
        minutesAfter: 72,
        text: 'Ich war auf der Empore. Was im Text nicht steht: Nach der Abstimmung haben sich Brandtner und Ohm die Hand gegeben. So geht das also auch.',
      },
      {
        author: 'aylin',
        minutesAfter: 89,
        text: 'Weiß jemand, ob die Bohlen im Winter gestreut werden? In Steinach ist der Holzsteg von Dezember bis Februar faktisch zu, und dann nützt uns der kürzeste Schulweg der Stadt genau nichts.',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 97,
            text: 'Gute Frage, habe nachgehört: Das Bauamt plant geriffelte Bohlen mit Quarzsandstreifen, geräumt wird „mit Priorität 1“, also vor sieben Uhr.',
          },
        ],
      },
      {
        author: 'ruth',
        minutesAfter: 102,
        text: 'Vier Stunden für eine Brücke. Ich bitte um denselben Eifer bei den Parkplätzen am Markt.',
        replies: [
          {
            author: 'linh',
            minutesAfter: 106,
            text: 'Die Parkplätze haben ihren eigenen Artikel, da ist noch Platz für Sie. :-)',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 118,
        text: '720.000 Euro für eine Brücke, über die kein Bus fährt. Man kann das richtig finden. Billig finden sollte man es nicht.',
      },
    ],
  },
  {
    key: 'eine-stimme',
    place: 'auenfeld',
    category: 'meinung',
    author: 'paul',
    genre: 'commentary',
    headline: 'Eine Stimme Mehrheit ist auch eine Mehrheit',
    lead: 'Der Beschluss über die Werlebrücke war knapp. Gültig ist er trotzdem, und für die Verlierer hält er sogar eine Aufgabe bereit.',
    body: [
      {
        p: 'Ich hätte mit Nein gestimmt. Gefragt hat mich niemand, ich wohne in Kirchbruck, und das ist auch richtig so. Aber seit heute früh um sieben bekomme ich Nachrichten, in denen steht, eine so knappe Entscheidung müsse wiederholt werden. Drei davon kommen von Leuten, die ich bisher für Demokraten gehalten habe, und eine von meinem Schwager.',
      },
      {
        p: 'Wiederholt wird beim Fußball, wenn das Flutlicht ausfällt. In einem Stadtrat zählt man Hände, und wenn es auf der einen Seite elf sind, ist die Sache entschieden. Dass Marlies Brandtner gezögert hat, macht ihre Hand nicht leichter. Mir ist eine Rätin, die um 22.47\u00a0Uhr noch nachdenkt, lieber als zehn, die seit dem Sommer wissen, wie sie stimmen.',
      },
      { embed: 'bruecke' },
      {
        p: 'Übrigens wurde der Bau dieser Brücke im Jahr 1906 mit sieben gegen sechs beschlossen. Man kann das bei Jörg Lind nachlesen. Hätten die Auenfelder damals so lange abgestimmt, bis es allen passt, nähme man heute noch die Fähre.',
      },
      { h2: 'Die Aufgabe der zehn' },
      {
        p: 'Wer verloren hat, ist deshalb nicht arbeitslos. Die zehn haben in einem Punkt recht behalten: Bis gestern Abend kannte im Saal niemand eine belastbare Zahl für die Widerlager. „Nicht unter 400.000“ ist keine Kalkulation, das ist ein Wetterbericht. Also sollen sie nun jedes Quartal den Kostenstand verlangen, schriftlich und öffentlich, und jede Abweichung über 5\u00a0Prozent gehört in den Bauausschuss, bevor sie bezahlt ist.',
      },
      {
        p: 'Die elf wiederum dürfen sich freuen, bis die Ausschreibung zurück ist. Stahlbauer, die nieten können, gibt es in diesem Land noch eine Handvoll. Einer davon wird wissen, dass Auenfeld bis Ende März unterschreiben muss, sonst ist der Zuschuss weg. Wie man da verhandelt, weiß jeder, der schon einmal am Samstagnachmittag einen Klempner gebraucht hat.',
      },
      {
        p: 'An Ostern des übernächsten Jahres fahre ich mit dem Rad zur Eröffnung, sechs Kilometer, bei Gegenwind fünfundzwanzig Minuten. Ich werde über die Bohlen rollen und den Posaunenchor loben. Die Schlussrechnung hätte ich bis dahin gern in der Satteltasche.',
      },
    ],
    tags: ['Werlebrücke', 'Stadtrat', 'Haushalt'],
    hero: {
      scene: 'townhall',
      seed: 131,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Am Morgen danach sieht das Rathaus aus wie immer.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 65,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 5,
        text: 'Ich hätte mit Ja gestimmt und unterschreibe diesen Text. So etwas kommt vor.',
      },
      {
        author: 'jonas',
        minutesAfter: 8,
        text: 'Das mit dem Quartalsbericht ist ein guter Vorschlag. Beim Hallenbad hätte er uns 90.000 Euro gespart.',
        replies: [
          { author: 'paul', minutesAfter: 14, text: 'Eher 110.000. Ich habe die Akte noch.' },
          { author: 'jonas', minutesAfter: 17, text: 'Natürlich hast du die Akte noch.' },
        ],
      },
      {
        author: 'georg',
        minutesAfter: 21,
        text: 'Grüße an den Schwager.',
      },
      {
        author: 'thandi',
        minutesAfter: 30,
        text: 'Muss der Auftrag wirklich bis Ende März vergeben sein oder reicht die Ausschreibung? Bei uns in der Praxis war das beim Röntgengerät ein Unterschied von einem halben Jahr.',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 39,
            text: 'Vergeben. Steht so im Förderbescheid, Seite 3, leider ohne Spielraum.',
          },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 44,
        text: 'Sieben gegen sechs ist richtig zitiert. Einer der sechs war übrigens der Großvater meiner Frau. Er ist dann jeden Sonntag drübergegangen.',
      },
    ],
  },
];
