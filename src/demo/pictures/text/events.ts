// Holds events whose posters hang in the pictures.

export interface PosterEvent {
  readonly name: string;
  /** The lines as they stand on the poster, from top to bottom. */
  readonly lines: readonly string[];
  readonly foot: string;
}

export const EVENTS: readonly PosterEvent[] = [
  { name: 'Sommerfest', lines: ['SOMMER', 'FEST'], foot: '14. JULI – MARKTPLATZ' },
  { name: 'Jazz im Hof', lines: ['JAZZ', 'IM HOF'], foot: 'FREITAG 20 UHR' },
  { name: 'Flohmarkt', lines: ['FLOH', 'MARKT'], foot: 'SONNTAG AB 9 UHR' },
  { name: 'Chorkonzert', lines: ['CHOR', 'KONZERT'], foot: 'STADTKIRCHE 19 UHR' },
  { name: 'Lesenacht', lines: ['LESE', 'NACHT'], foot: 'STADTBÜCHEREI' },
  { name: 'Apfeltag', lines: ['APFEL', 'TAG'], foot: 'STREUOBST & MOST' },
  { name: 'Stadtlauf', lines: ['STADT', 'LAUF'], foot: '5 UND 10 KM' },
  { name: 'Kino im Park', lines: ['KINO', 'IM PARK'], foot: 'EINTRITT FREI' },
  { name: 'Gartenschau', lines: ['GARTEN', 'SCHAU'], foot: 'MAI BIS OKTOBER' },
  { name: 'Weinlese', lines: ['WEIN', 'LESE'], foot: 'AUF DER BURG' },
];
