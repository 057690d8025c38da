// Holds captions for land, leisure under the sky, and animals.
import type { Captions } from './captions.ts';

export const COUNTRY_CAPTIONS = {
  river: {
    alt: 'Ein Fluss windet sich durch ein weites Tal, auf dem Hügel liegt ein Dorf mit Kirchturm',
    captions: [
      'Blick ins Tal bei {ort} {zeit}.',
      'Der Fluss bei {ort} {jahr}: Der Uferweg ist wieder frei.',
      'Stille Stunde am Wasser: das Tal bei {ort} {zeit}.',
    ],
  },
  fields: {
    alt: 'Felder laufen in Streifen auf den Horizont zu, am Weg steht ein einzelner Baum',
    captions: [
      'Feldweg bei {ort} {zeit}.',
      'Die Äcker rund um {ort} {jahr}.',
      'Weites Land vor {ort}: Die Bauern warten auf das Wetter.',
    ],
  },
  orchard: {
    alt: 'Obstbäume stehen in Reihen auf einer Wiese, zwischen ihnen gehen Menschen',
    captions: [
      'Die Streuobstwiesen bei {ort} {jahr}.',
      'Unter den Obstbäumen von {ort}: Die Wiese ist für alle offen.',
      'Spaziergang durch die Obstgärten {zeit}.',
    ],
  },
  forest: {
    alt: 'Ein Weg führt zwischen hohen Stämmen ins helle Licht, darauf Spaziergänger',
    captions: [
      'Im Stadtwald von {ort} {zeit}.',
      'Der Waldweg bei {ort} {jahr}.',
      'Licht zwischen den Stämmen: Der Wald bei {ort} wird umgebaut.',
    ],
  },
  snowvillage: {
    alt: 'Ein verschneites Dorf mit Kirche, in den Fenstern brennt Licht',
    captions: [
      'Schnee über {ort}: das Dorf {zeit}.',
      'Winter in {ort}. Die Wege sind geräumt.',
      'Eingeschneit: Blick auf {ort} {zeit}.',
    ],
  },
  flood: {
    alt: 'Ein Fluss ist über die Ufer getreten, Helfer sichern einen Damm mit Sandsäcken',
    captions: [
      'Helferinnen und Helfer am Damm in {ort}.',
      'Das Wasser steht in {ort} bis an die Häuser.',
      'Sandsäcke gegen die Flut: Einsatz am Ufer in {ort}.',
    ],
  },
  turbines: {
    alt: 'Windräder stehen auf Hügeln zwischen Feldern',
    captions: [
      'Windräder auf der Höhe bei {ort} {zeit}.',
      'Der Windpark bei {ort} soll wachsen.',
      'Energie vom Hügel: der Windpark {ort}.',
    ],
  },
  avenue: {
    alt: 'Eine Allee führt auf das Licht zu, jemand ist darauf unterwegs',
    captions: [
      'Die Allee nach {ort} {zeit}.',
      'Auf dem Weg nach {ort} {jahr}.',
      'Baum an Baum: die Allee bei {ort}.',
    ],
  },
  cranes: {
    alt: 'Ein Keil von Kranichen zieht über eine dunstige Landschaft',
    captions: [
      'Kraniche über {ort} {zeit}.',
      'Sie ziehen wieder: Kraniche bei {ort}.',
      'Am Himmel über {ort} {jahr}.',
    ],
  },
  harvest: {
    alt: 'Apfelernte: Eine Leiter lehnt im Baum, es wird gepflückt, daneben stehen Kisten',
    captions: [
      'Apfelernte bei {ort} {jahr}.',
      'Kiste um Kiste: Ernte auf der Streuobstwiese in {ort}.',
      'Mit Leiter und Korb in den Wiesen von {ort}.',
    ],
  },
  balloons: {
    alt: 'Heißluftballone schweben über einer hügeligen Landschaft mit Dorf',
    captions: [
      'Ballone über {ort} {zeit}.',
      'Start zur Ballonwoche bei {ort}.',
      'Still über dem Tal: Ballone bei {ort}.',
    ],
  },
  cycling: {
    alt: 'Menschen fahren auf Rädern eine Landstraße entlang, dahinter Hügel',
    captions: [
      'Mit dem Rad unterwegs bei {ort}.',
      'Der Radweg nach {ort} ist durchgehend befahrbar.',
      'Ausfahrt {jahr}: auf der Straße bei {ort}.',
    ],
  },
  farm: {
    alt: 'Kühe weiden hinter einem Zaun, dahinter liegen Scheune und Hof',
    captions: [
      'Auf der Weide bei {ort} {zeit}.',
      'Der Hof bei {ort} stellt auf Weidehaltung um.',
      'Kühe auf der Sommerweide bei {ort}.',
    ],
  },
  bees: {
    alt: 'Bunte Bienenkästen auf einer Blumenwiese, jemand hält eine Wabe',
    captions: [
      'Bei den Bienen am Stadtrand von {ort}.',
      'Honigernte in {ort}.',
      'Die Völker in {ort} sind gut durch den Winter gekommen.',
    ],
  },
  dog: {
    alt: 'Ein Hund mit Halsband blickt nach vorn, hinter ihm Wiesen und Hügel',
    captions: [
      'Sucht ein Zuhause: Hund aus dem Tierheim {ort}.',
      'Unterwegs auf der Wiese bei {ort}.',
      'Treuer Blick: Tier der Woche.',
    ],
  },
  cat: {
    alt: 'Eine Katze sitzt auf der Fensterbank, draußen die Dächer der Stadt',
    captions: ['Fensterplatz in {ort}.', 'Schaut gern zu: Tier der Woche.', 'Blick auf {ort} {zeit}.'],
  },
  bird: {
    alt: 'Ein Vogel ({bird}) sitzt auf einem Zweig',
    captions: [
      '{bird} im Garten in {ort}.',
      'Vogel der Woche: {bird}.',
      'Stunde der Gartenvögel: {bird} bei {ort}.',
    ],
  },
} satisfies Record<string, Captions>;
