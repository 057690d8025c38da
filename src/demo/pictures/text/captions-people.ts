// Holds captions for people, stages, crafts and the laid table.
import type { Captions } from './captions.ts';

export const PEOPLE_CAPTIONS = {
  portrait: {
    alt: 'Porträt einer Person, Kopf und Schultern, Blick in die Kamera',
    captions: [
      'Im Gespräch mit unserer Redaktion.',
      'Seit vielen Jahren in {ort} zu Hause.',
      'Engagiert sich in {ort} im Ehrenamt.',
      'Neu im Amt in {ort}.',
    ],
  },
  likeness: {
    alt: 'Gezeichnetes Porträt einer Person, Kopf und Schultern in klaren Flächen',
    captions: ['Aus {ort}.', 'In {ort} zu Hause.', 'Schreibt für {ort}.'],
  },
  group: {
    alt: 'Gruppenbild: {zahl} Personen stehen nebeneinander',
    captions: [
      'Das Team aus {ort}.',
      'Der neue Vorstand in {ort}.',
      'Gemeinsam aktiv: die Gruppe aus {ort}.',
    ],
  },
  concert: {
    alt: 'Eine Band im Scheinwerferlicht, davor das Publikum mit erhobenen Armen',
    captions: [
      'Konzert auf der Freilichtbühne in {ort}.',
      'Volle Wiese, laute Gitarren: Abend in {ort}.',
      'Die Band spielte in {ort} zwei Zugaben.',
    ],
  },
  brassband: {
    alt: 'Bläserinnen und Bläser spielen im Scheinwerferlicht, davor sitzt das Publikum',
    captions: [
      'Die Stadtkapelle {ort} beim Jahreskonzert.',
      'Blech im Licht: Konzert in {ort}.',
      'Zwei Zugaben gab die Kapelle in {ort}.',
    ],
  },
  choir: {
    alt: 'Ein Chor singt in einer Kirche mit farbigen Fenstern, vorn dirigiert jemand',
    captions: [
      'Der Stadtchor {ort} in der Kirche.',
      'Probe für das große Konzert in {ort}.',
      'Mehr als zwanzig Stimmen: der Chor aus {ort}.',
    ],
  },
  theatre: {
    alt: 'Eine Theaterbühne mit Vorhang, im Lichtkegel wird gespielt',
    captions: [
      'Premiere im Stadttheater {ort}.',
      'Im Lichtkegel: Szene aus dem neuen Stück in {ort}.',
      'Das Theater in {ort} eröffnet die Spielzeit.',
    ],
  },
  library: {
    alt: 'Hohe Bücherregale mit Leiter, am Tisch liest jemand im Licht einer Lampe',
    captions: [
      'In der Stadtbücherei {ort}.',
      'Lesesaal in {ort}: Es bleibt länger geöffnet.',
      'Tausende Bände warten in {ort}.',
    ],
  },
  readinghour: {
    alt: 'Vor Bücherregalen liest jemand Kindern aus einem großen Buch vor',
    captions: [
      'Vorlesestunde in der Bücherei {ort}.',
      'Einmal still sein: Vorlesen in {ort}.',
      'Und dann? Vorlesestunde in {ort}.',
    ],
  },
  posterwall: {
    alt: 'Veranstaltungsplakate an einer Backsteinwand, davor gehen Menschen vorbei',
    captions: [
      'Plakate in {ort}: Bald ist {event}.',
      'An der Mauer in {ort} hängt das Programm für „{event}“.',
      'Was ist los in {ort}?',
    ],
  },
  column: {
    alt: 'Eine Litfaßsäule mit Plakaten auf einem Platz, davor bleiben Menschen stehen',
    captions: [
      'Die Litfaßsäule am Markt in {ort}.',
      'Am Platz in {ort} wird für „{event}“ geworben.',
      'Stehen bleiben, lesen: die Säule in {ort}.',
    ],
  },
  workshop: {
    alt: 'In einer Werkstatt wird an der Hobelbank gearbeitet, an der Wand hängt Werkzeug',
    captions: [
      'In der Tischlerei in {ort}.',
      'Handarbeit: Blick in eine Werkstatt in {ort}.',
      'Der Betrieb in {ort} sucht Auszubildende.',
    ],
  },
  organ: {
    alt: 'In einer Orgelwerkstatt stehen Pfeifen in einer Reihe, zwei Menschen arbeiten an der Bank',
    captions: [
      'In der Orgelwerkstatt in {ort}.',
      'Pfeife für Pfeife: Handarbeit in {ort}.',
      'Hier wird gestimmt: Blick in die Werkstatt.',
    ],
  },
  bakery: {
    alt: 'Das Schaufenster einer Bäckerei mit Broten und Brezeln, davor Kundschaft',
    captions: [
      'Die Bäckerei in {ort} {zeit}.',
      'Frisch aus dem Ofen: Bäckerei in {ort}.',
      'Vor der Bäckerei in der Altstadt von {ort}.',
    ],
  },
  planting: {
    alt: 'Zwei Hände setzen eine junge Pflanze in die Erde',
    captions: [
      'Pflanzaktion in {ort}.',
      'Ein Setzling für den Stadtgarten {ort}.',
      'Hände in der Erde: Gärtnern in {ort}.',
    ],
  },
  cake: {
    alt: 'Ein gedeckter Tisch mit Torte, Kuchenstück und Kaffee am Fenster',
    captions: [
      'Zum Rezept der Woche aus {ort}.',
      'Kaffee und Kuchen beim Nachbarschaftstreff in {ort}.',
      'Am Sonntag gibt es Torte.',
    ],
  },
  apples: {
    alt: 'Rote und gelbe Äpfel liegen in einer Schale und auf einem Holztisch',
    captions: [
      'Äpfel aus den Gärten von {ort}.',
      'Reif: die Ernte aus {ort}.',
      'Zum Rezept der Woche: Äpfel.',
    ],
  },
  flowers: {
    alt: 'Ein Blumenstrauß in einer Vase auf einem Tisch, daneben Obst',
    captions: ['Strauß der Woche.', 'Blumen aus dem Garten in {ort}.', 'Was {jahr} in die Vase kommt.'],
  },
} satisfies Record<string, Captions>;
