// Holds captions for things seen close up, for what goes on in a town's streets, and for work on land and water.
import type { Captions } from './captions.ts';

export const THING_CAPTIONS = {
  swimming: {
    alt: 'Ein Hallenbad mit mehreren Bahnen, in denen geschwommen wird, dahinter hohe Fenster',
    captions: [
      'Im Hallenbad von {ort} {zeit}.',
      'Bahn frei: Schwimmen in {ort}.',
      'Das Becken in {ort}, frisch gefüllt.',
    ],
  },
  trafficlight: {
    alt: 'Eine Fußgängerampel aus der Nähe, dahinter eine Kreuzung mit Häusern und Menschen',
    captions: [
      'An der Ampel in {ort} {zeit}.',
      'Warten auf Grün in {ort}.',
      'Die Fußgängerampel in der Hauptstraße von {ort}.',
    ],
  },
  coffee: {
    alt: 'Eine Kaffeerösterei mit kupferner Trommel, Säcken voller Bohnen und einer dampfenden Tasse',
    captions: [
      'Geröstet wird in {ort} {zeit}.',
      'Aus der Trommel in die Tasse: Rösterei in {ort}.',
      'Zwölf Kilo Bohnen auf einmal: die Maschine in {ort}.',
    ],
  },
  shopfront: {
    alt: 'Ein kleiner Laden mit Markise, vor der Tür stehen Kisten mit Waren und Menschen',
    captions: [
      'Vor dem Laden in {ort} {zeit}.',
      'Klein, aber da: Geschäft in {ort}.',
      'Ware vor der Tür, wie immer: {ort} {jahr}.',
    ],
  },
  lindentree: {
    alt: 'Ein großer alter Baum auf einem Platz, von Seilen gehalten, um seinen Stamm eine Bank',
    captions: [
      'Der alte Baum in {ort} {zeit}.',
      'Steht noch: der Baum auf dem Platz in {ort}.',
      'Unter dem Baum von {ort} {jahr}.',
    ],
  },
  cheese: {
    alt: 'Ein Marktstand mit Käselaiben und Käsestücken, dahinter wird bedient',
    captions: [
      'Käse am Stück auf dem Markt in {ort}.',
      'Am Stand in {ort} {zeit}.',
      'Reif genug: Laibe auf dem Markt von {ort}.',
    ],
  },
  fountain: {
    alt: 'Ein steinerner Brunnen mit Figur auf einem Platz, Menschen gehen vorbei',
    captions: [
      'Der Brunnen in {ort} {zeit}.',
      'Am Marktbrunnen von {ort} {jahr}.',
      'Treffpunkt Brunnen in {ort}.',
    ],
  },
  roadworks: {
    alt: 'Eine Baustelle in der Straße: Absperrungen, ein Graben mit Rohr, ein Bagger und Menschen in Warnwesten',
    captions: [
      'Baustelle in {ort} {zeit}.',
      'Aufgegraben: Leitungsbau in {ort}.',
      'Hier geht es gerade nicht weiter: {ort} {jahr}.',
    ],
  },
  accident: {
    alt: 'Eine Landstraße, neben der ein Auto steht, davor ein Polizeiwagen mit Blaulicht und ein Warndreieck',
    captions: [
      'Auf der Kreisstraße bei {ort} {zeit}.',
      'Nur Blech: Unfall bei {ort}.',
      'Die Polizei sichert die Straße bei {ort}.',
    ],
  },
  bicycles: {
    alt: 'Viele abgestellte Fahrräder in einer Reihe vor einer Ziegelwand',
    captions: [
      'Abgestellt in {ort} {zeit}.',
      'Rad an Rad in {ort}.',
      'Wem gehört welches? Fahrräder in {ort}.',
    ],
  },
  microphone: {
    alt: 'Ein Mikrofon auf einem Tisch, dahinter unscharf ein voller Saal',
    captions: [
      'Vor der Sitzung in {ort}.',
      'Das Mikrofon ist an: Versammlung in {ort}.',
      'Wer redet als Nächstes? Saal in {ort}.',
    ],
  },
  socks: {
    alt: 'Bunte gestrickte Socken auf einer Leine, dahinter die Dächer der Stadt',
    captions: [
      'Frisch gestrickt: Socken in {ort}.',
      'Links und rechts verschieden, so soll es sein.',
      'Auf der Leine in {ort} {zeit}.',
    ],
  },
  cab: {
    alt: 'Der Blick aus dem Führerstand eines Zuges auf Gleise, die auf eine Landschaft zulaufen',
    captions: [
      'Freie Strecke bei {ort} {zeit}.',
      'Aus dem Führerstand gesehen: kurz vor {ort}.',
      'Signal auf Grün, nächster Halt {ort}.',
    ],
  },
  weir: {
    alt: 'Ein Wehr im Fluss mit einer Fischtreppe, dahinter eine Mühle',
    captions: [
      'Das Wehr bei {ort} {zeit}.',
      'Stufe um Stufe: die Fischtreppe in {ort}.',
      'Hier fällt der Fluss: am Wehr von {ort}.',
    ],
  },
  crossing: {
    alt: 'Ein Bahnübergang mit geschlossener Schranke und rotem Licht, Autos warten, ein Zug fährt vorbei',
    captions: [
      'Geschlossen: der Bahnübergang in {ort} {zeit}.',
      'Warten auf den Zug in {ort}.',
      'Die Schranke von {ort}.',
    ],
  },
  quarry: {
    alt: 'Ein Steinbruch mit hellen Terrassen, darin ein Bagger',
    captions: [
      'Im Steinbruch bei {ort} {zeit}.',
      'Stufe um Stufe in den Berg: Steinbruch bei {ort}.',
      'Klein sieht der Bagger aus: bei {ort}.',
    ],
  },
  rowing: {
    alt: 'Ein Ruderboot mit vielen Menschen auf einem Fluss, dahinter Bäume am Ufer',
    captions: [
      'Auf dem Fluss bei {ort} {zeit}.',
      'Im Takt: Rudern bei {ort}.',
      'Ein Boot, viele Arme: bei {ort} {jahr}.',
    ],
  },
  beaver: {
    alt: 'Ein Biber am Ufer neben einem angenagten Baumstamm',
    captions: [
      'Bei der Arbeit: Biber bei {ort}.',
      'Am Ufer bei {ort} {zeit}.',
      'Der Stamm ist fast durch: Biberspuren bei {ort}.',
    ],
  },
  biscuits: {
    alt: 'Ein Backblech mit Plätzchen in Form von Sternen, Monden und Herzen, daneben Nudelholz und Zimt',
    captions: [
      'Frisch vom Blech in {ort}.',
      'Zimt, Mehl und Geduld: Backtag in {ort}.',
      'Noch zählt keiner mit: Plätzchen in {ort}.',
    ],
  },
  blackboard: {
    alt: 'Eine Schultafel mit Kreidezeichnungen, davor ein Pult mit einem Apfel',
    captions: [
      'An der Tafel in {ort}.',
      'Gerechnet wird mit Kreide: Schule in {ort}.',
      'Aufgabe an der Tafel, Klasse in {ort}.',
    ],
  },
  parking: {
    alt: 'Parkende Autos vor einer Häuserzeile, daneben ein Parkplatzschild',
    captions: [
      'Besetzt: Parkplätze in {ort} {zeit}.',
      'Auto an Auto in {ort}.',
      'Wer sucht, der findet vielleicht: Parken in {ort}.',
    ],
  },
} satisfies Record<string, Captions>;
