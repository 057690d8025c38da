// Holds captions for the town: its places, its public life, its feasts and its sports.
import type { Captions } from './captions.ts';

export const TOWN_CAPTIONS = {
  market: {
    alt: 'Ein Marktplatz mit Giebelhäusern, Brunnen, Ständen und vielen Menschen',
    captions: [
      'Wochenmarkt in {ort} {zeit}.',
      'Auf dem Marktplatz von {ort} {jahr}.',
      'Volle Stände rund um den Brunnen in {ort}.',
    ],
  },
  street: {
    alt: 'Eine Straße mit Geschäften, davor fährt ein Fahrzeug des Nahverkehrs, Menschen warten',
    captions: [
      'In der Innenstadt von {ort} {zeit}.',
      'Der neue Fahrplan gilt auch in {ort}.',
      'Haltestelle in der Hauptstraße von {ort}.',
    ],
  },
  station: {
    alt: 'Ein Bahnsteig mit gusseisernem Dach und Uhr, ein Zug steht am Gleis',
    captions: [
      'Am Bahnhof von {ort} {zeit}.',
      'Pendler warten in {ort} auf den Anschluss.',
      'Der Regionalzug hält wieder in {ort}.',
    ],
  },
  bridge: {
    alt: 'Eine steinerne Bogenbrücke spiegelt sich im Fluss, dahinter die Stadt',
    captions: [
      'Die alte Brücke in {ort} {zeit}.',
      'Die Steinbrücke von {ort} wird untersucht.',
      'Blick vom Ufer auf die Brücke in {ort}.',
    ],
  },
  ironbridge: {
    alt: 'Eine eiserne Bogenbrücke überspannt den Fluss, Menschen gehen darüber, dahinter liegt die Altstadt',
    captions: [
      'Die alte Eisenbrücke in {ort} {zeit}.',
      'Über den Fluss: die Bogenbrücke in {ort} {jahr}.',
      'Genietet und geliebt: die Brücke von {ort}.',
    ],
  },
  rivets: {
    alt: 'Stahlträger mit Nieten und Rost, aus der Nähe gesehen',
    captions: [
      'Niet an Niet: die Träger der alten Brücke.',
      'Rost am Knotenblech. Ein Gutachten prüft den Stahl.',
      'So sieht der Stahl in {ort} aus der Nähe aus.',
    ],
  },
  blueprint: {
    alt: 'Ein Bauplan mit feinen hellen Linien und Maßen',
    captions: [
      'Der Plan liegt im Bauamt von {ort} aus.',
      'So soll es werden: Auszug aus den Plänen.',
      'Der Entwurf für {ort}.',
    ],
  },
  rooftops: {
    alt: 'Blick über rote Dächer auf einen Kirchturm, dahinter Hügel',
    captions: [
      'Über den Dächern von {ort} {zeit}.',
      'Die Altstadt von {ort} {jahr}.',
      'Blick vom Turm auf die Dächer von {ort}.',
    ],
  },
  steeple: {
    alt: 'Ein Kirchturm ist eingerüstet, auf den Brettern arbeiten Menschen mit Helm',
    captions: [
      'Eingerüstet: der Kirchturm in {ort} {jahr}.',
      'Bis unter die Haube reicht das Gerüst in {ort}.',
      'Am Turm von {ort} wird gearbeitet.',
    ],
  },
  townhall: {
    alt: 'Ein Rathaus mit Giebel, Uhrtürmchen und Fahnen, davor Menschen auf dem Platz',
    captions: [
      'Das Rathaus von {ort} {zeit}.',
      'Im Rathaus von {ort} berät heute der Stadtrat.',
      'Beflaggt: das Rathaus in {ort} {jahr}.',
    ],
  },
  council: {
    alt: 'Ein Sitzungssaal: Ratsmitglieder heben die Hand, vorn sitzt das Publikum',
    captions: [
      'Der Stadtrat von {ort} stimmt ab.',
      'Im Sitzungssaal von {ort}.',
      'Hände hoch: Abstimmung in {ort}.',
    ],
  },
  fire: {
    alt: 'Ein rotes Löschfahrzeug vor der Feuerwache, Einsatzkräfte mit Helm',
    captions: [
      'Die Freiwillige Feuerwehr {ort} bei einer Übung.',
      'Vor der Wache in {ort} {zeit}.',
      'Neues Löschfahrzeug für {ort}.',
    ],
  },
  school: {
    alt: 'Kinder mit Ranzen vor einem Schulhaus',
    captions: [
      'Schulschluss in {ort}.',
      'Auf dem Schulhof der Grundschule {ort}.',
      'Die Grundschule in {ort} {jahr}.',
    ],
  },
  construction: {
    alt: 'Ein Rohbau mit Gerüst und Kran, davor Bauleute mit Helm',
    captions: [
      'Baustelle am Stadtrand von {ort}.',
      'Hier entstehen in {ort} neue Wohnungen.',
      'Der Rohbau in {ort} liegt im Zeitplan.',
    ],
  },
  solar: {
    alt: 'Auf einem Ziegeldach montieren zwei Fachkräfte Solarmodule',
    captions: [
      'Neue Solaranlage in {ort}.',
      'Auf den Dächern von {ort} wird montiert.',
      'Strom vom Dach: Montage in {ort}.',
    ],
  },
  fireworks: {
    alt: 'Feuerwerk über der Silhouette einer Stadt am Fluss, Zuschauer am Ufer',
    captions: [
      'Feuerwerk über {ort}.',
      'Hunderte sahen in {ort} vom Ufer aus zu.',
      'Lichter über dem Fluss in {ort}.',
    ],
  },
  christmas: {
    alt: 'Ein Weihnachtsmarkt mit Buden, Lichterketten und einem geschmückten Baum',
    captions: [
      'Weihnachtsmarkt in {ort}.',
      'Lichter über dem Markt von {ort}.',
      'Der Baum steht: Adventsmarkt in {ort}.',
    ],
  },
  lanterns: {
    alt: 'Kinder ziehen mit leuchtenden Laternen durch die dunkle Altstadt',
    captions: [
      'Laternenumzug in {ort}.',
      'Sankt Martin in {ort}.',
      'Mit Laternen durch die Gassen von {ort}.',
    ],
  },
  football: {
    alt: 'Ein Fußballspiel, im Vordergrund schießt jemand den Ball, hinten das Tor',
    captions: [
      'Szene aus dem Spiel in {ort}.',
      'Zweikampf auf dem Sportplatz in {ort}.',
      'Der Ball rollt wieder in {ort}.',
    ],
  },
  pool: {
    alt: 'Ein Freibad mit Schwimmbahnen, Sonnenschirmen und Sprungbrett',
    captions: [
      'Im Freibad von {ort} {zeit}.',
      'Das Freibad in {ort} ist eröffnet.',
      'Bahnen ziehen in {ort}.',
    ],
  },
} satisfies Record<string, Captions>;
