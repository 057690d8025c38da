// Makes invented prose that compresses about as well as real prose does: always the same for the same number.
const WORDS =
  `der die das und in den von zu mit sich auf für ist im dem nicht ein eine als auch es an werden aus er hat
dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch
man sein wurde Stadt Brücke Rathaus Gemeinderat Bürgermeisterin Feuerwehr Verein Markt Schule Kinder Straße Bahnhof Haus
Wasser Jahr Woche Montag Abend Geld Antrag Beschluss Sitzung Mehrheit Anwohner Parkplatz Radweg Verkehr Baustelle Turnhalle
Konzert Ausstellung Bücherei Kirche Glocke Orgel Werkstatt Bäckerei Laden Garten Wiese Wald Fluss Hochwasser Regen Winter
Sommer Fest Musik Trainer Tor Spiel Niederlage Sieg Tabelle Jugend Ehrenamt Spende Pflege Arzt Praxis Krankenhaus Bus Takt
Fahrplan Haltestelle Energie Wärme Netz Strom Dach Fenster Balken Stein Mauer Denkmal Geschichte Archiv Foto Brief Stimme
berichtet erklärt fordert sagt plant baut prüft entscheidet beginnt endet wächst fehlt kostet öffnet schließt sammelt hilft
neu alt groß klein lang kurz teuer günstig offen schnell ruhig laut gemeinsam endlich vielleicht bereits zuletzt künftig`.split(
    /\s+/,
  );

/** Makes about `length` characters in sentences. */
export const prose = (seed: number, length: number): string => {
  const next = randomFrom(seed);
  let text = '';
  while (text.length < length) {
    const words = Array.from({ length: 6 + (next() % 11) }, () => WORDS[next() % WORDS.length]!);
    const sentence = words.join(' ');
    text += `${text ? ' ' : ''}${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`;
  }
  return `${text.slice(0, length - 1).trimEnd()}.`;
};

/** A linear congruential generator gives numbers from 0 to 32767. */
const randomFrom = (seed: number) => {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) & 0x7fff;
  };
};
