// Says in one place what each command of package.json takes: `-- --help` shows it before anything is installed or built, and a
// command that was called in another way says its first lines. It is plain JavaScript, since the launcher reads it on Node 20,
// too.

const PORTAL_OPTIONS = {
  '--empty': 'ohne Demo-Inhalte: die erste Seite legt die Verwaltung an',
  '--scale ZAHL': 'so viel Mal die Demo-Inhalte, etwa 3 oder 0.25',
  '--picture-size ZAHL': 'Breite und Höhe der Demo-Bilder, über 0 bis 1',
  '--without-backup': 'vor neuen Migrationen keine Sicherung anlegen',
  '--carry-over': 'die Datenbank einer älteren Hauptversion von PostgreSQL übernehmen',
};

const LOGIN = 'wessen Recht gilt: jemand, der das ganze Portal verwaltet';

/** How each command is called, what it does, and what its options are for. */
const COMMANDS = {
  start: {
    usage: ['npm start [-- OPTIONEN]'],
    about:
      'Installiert, baut und startet das Portal mit seiner Datenbank. Was es sonst braucht, sagen Umgebungsvariablen (README.md).',
    options: PORTAL_OPTIONS,
  },
  dev: {
    usage: ['npm run dev [-- OPTIONEN]'],
    about: 'Startet das Portal aus den Quellen; was gespeichert wird, erscheint sofort.',
    options: PORTAL_OPTIONS,
  },
  test: {
    usage: ['npm test', 'npm test -- --changed [STAND]', 'npm test -- --without BAUSTEIN'],
    about: 'Prüft Typen, Regeln und Größen, dann alle Tests und die Wege im Browser.',
    options: {
      '--changed [STAND]': 'nur, was nah an Geändertem liegt, seit STAND (sonst: seit dem letzten Commit)',
      '--without BAUSTEIN': 'die Tests an Portalen, in denen das aus ist, etwa events',
    },
  },
  check: { usage: ['npm run check'], about: 'Typen, Lint, Format, Hausordnung, Bau und Größen.' },
  build: { usage: ['npm run build'], about: 'Baut das Programm nach dist/, wenn sich etwas geändert hat.' },
  migration: {
    usage: ['npm run migration -- WOZU'],
    about:
      'Schreibt nach einer Änderung an einer schema.ts die Migration, etwa: npm run migration -- add-comments',
  },
  'new-bundle': {
    usage: ['npm run new-bundle -- MEHRERE [EINES]'],
    about: 'Legt ein Bundle an, das alle Prüfungen besteht, etwa: npm run new-bundle -- signboards',
  },
  'new-kind': {
    usage: ['npm run new-kind -- MEHRERE [EINES]'],
    about:
      'Legt eine Art von Inhalten an, mit Seite, Kommentaren und Migration, etwa: npm run new-kind -- recipes',
  },
  e2e: {
    usage: ['npm run e2e [-- WORT …]', 'npm run e2e -- --accept-design'],
    about: 'Geht die Wege im Browser, oder die, deren Datei eines der Wörter im Namen hat.',
    options: { '--accept-design': 'nimmt das Aussehen aller Bausteine, wie es jetzt ist, als das richtige' },
  },
  browsers: {
    usage: ['npm run browsers [-- WORT …]'],
    about:
      'Geht die wichtigsten Wege in Chromium, Firefox und WebKit und vergleicht sie; Wörter wählen Wege aus.',
    options: {
      '--only=NAME': 'nur Chromium, Firefox oder WebKit',
      '--portal=ADRESSE': 'an einem Demo-Portal, das schon läuft',
    },
  },
  screenshots: { usage: ['npm run screenshots'], about: 'Nimmt die Bilder der README neu auf.' },
  crash: {
    usage: ['npm run crash'],
    about: 'Beendet unter Last alles mit kill -9, immer wieder, und zählt nach, was noch da ist.',
  },
  validate: {
    usage: ['npm run validate [-- PRÜFUNG …] [at=ADRESSE]'],
    about:
      'Was Prüfer von außen zum Demo-Portal sagen. Prüfungen: html, markup, feeds, sitemaps, structured, heads, links, barriers; at= nimmt ein Portal, das schon läuft.',
  },
  canary: {
    usage: ['npm run canary [-- OPTIONEN VON VITEST]'],
    about: 'Versteckt auffällige Wörter und Bilder und sucht sie in allem, was nicht jeder lesen darf.',
    takesAny: true,
  },
  mutate: {
    usage: ['npm run mutate [-- WORT …]'],
    about: 'Baut kleine Fehler ein und zählt, wie viele davon die Tests bemerken; Wörter wählen Dateien aus.',
    options: {
      '--count ZAHL': 'so viele Fehler',
      '--seed ZAHL': 'eine andere Auswahl',
      '--all': 'alle',
      '--list': 'nur zeigen, welche es wären',
      '--light': 'nur Tests fragen, die keine Datenbank brauchen: Sekunden je Datei',
      '--until UHRZEIT': 'dann mit Fragen aufhören, etwa 21:30; was offen ist, steht dabei',
    },
  },
  archive: {
    usage: ['npm run archive -- DATEI --as BENUTZERNAME [OPTIONEN]', 'npm run archive -- --help'],
    about: 'Schreibt ein unterzeichnetes Archiv des Portals, das dabei laufen darf. Ohne Auswahl: alles.',
    options: {
      '--as BENUTZERNAME': LOGIN,
      '--place ORT': 'nur diesen Ort, wie er in Adressen heißt, mit allem darunter',
      '--person BENUTZERNAME': 'nur, was jemand geschrieben hat',
      '--from TAG': 'erschienen seit, etwa 2024-01-01',
      '--until TAG': 'erschienen bis, etwa 2024-12-31',
      '--people WAS': 'names, profiles oder mails: was von Menschen mitgeht (sonst: names)',
      '--print GRÖSSE': 'dazu XML und Bilder für den Druck: M, L, XL oder XXL breit',
      '--no-premium': 'ohne bezahlte Beiträge',
      '--no-comments': 'ohne Kommentare',
      '--no-revisions': 'ohne frühere Fassungen',
    },
  },
  backup: {
    usage: [
      'npm run backup -- DATEI [--with-secret] [--without-files] [--recipient age1…]',
      'npm run backup -- check DATEI [--key SCHLÜSSELDATEI]',
      'npm run backup -- new-key SCHLÜSSELDATEI',
    ],
    about:
      'Sichert Datenbank und Dateien des Portals, das dabei laufen darf; prüft eine Sicherung; macht einen Schlüssel.',
    options: {
      '--with-secret': 'auch das Geheimnis (DATA_DIR/secret oder SECRET)',
      '--without-files': 'nur die Zeilen der Datenbank',
      '--recipient age1…': 'verschlüsselt für diesen Empfänger; mehrmals für mehrere',
      '--key SCHLÜSSELDATEI': 'womit eine verschlüsselte gelesen wird',
    },
  },
  restore: {
    usage: ['npm run restore -- DATEI [--key SCHLÜSSELDATEI] [--replace] [--send]'],
    about: 'Macht das Portal einer Sicherung; das Portal am Ziel darf dabei nicht laufen.',
    options: {
      '--key SCHLÜSSELDATEI': 'womit eine verschlüsselte gelesen wird',
      '--replace': 'an die Stelle des Portals, das dort ist',
      '--send': 'verschickt auch, was beim Sichern wartete',
    },
  },
  'release-fixture': {
    usage: ['DATA_DIR=… npm run release-fixture -- FASSUNG'],
    about:
      'Legt für die Tests späterer Fassungen eine Datenbank dieser Fassung ab, etwa: npm run release-fixture -- 1.0.0',
  },
  import: {
    usage: ['npm run import -- DATEI --as BENUTZERNAME [--site ADRESSE] [--files ORDNER]'],
    about:
      'Liest den Export eines anderen Portals (WordPress, Ghost, Feed, Tabelle, Archiv). Übernommen wird noch nichts: Weiter geht es unter /admin/import.',
    options: {
      '--as BENUTZERNAME': LOGIN,
      '--site ADRESSE': 'wo das andere Portal steht, wenn es die Datei nicht sagt',
      '--files ORDNER': 'wo seine Bilder liegen, etwa wp-content/uploads',
    },
  },
  media: {
    usage: ['npm run media -- verify [--repair]'],
    about:
      'Vergleicht die Dateien von Bildern und Filmen mit der Datenbank; endet mit 1, wenn etwas zu tun bleibt.',
    options: { '--repair': 'behebt, was sich beheben lässt' },
  },
  reindex: {
    usage: ['npm run reindex'],
    about: 'Schreibt neu, was die Suche findet, während das Portal läuft.',
  },
  selftest: {
    usage: ['npm run selftest'],
    about: 'Probiert, was das Portal braucht, und sagt, was zu tun ist; endet mit 1, wenn etwas fehlt.',
  },
  bench: {
    usage: ['npm run bench [-- OPTIONEN]'],
    about:
      'Misst Durchsatz, Start und Speicher neben dem, was sein soll; ohne Optionen schreibt es bench/results.md.',
    options: {
      '--quick': 'kurz, für einen ersten Blick',
      '--only NAME': 'nur diese Zeile, etwa import, search oder newsletter; mehrmals für mehrere',
      '--beside ADRESSE': 'in denselben Runden eine Seite eines anderen Portals; mehrmals für mehrere',
      '--pieces ZAHL': 'so viele Beiträge im großen Portal',
    },
  },
  'bench:archive': {
    usage: ['npm run bench:archive'],
    about: 'Der Speicher, den ein Archiv von 5 GB braucht.',
  },
  'bench:backup': {
    usage: ['npm run bench:backup'],
    about: 'Der Speicher, den eine Sicherung von 3 GB braucht.',
  },
  'bench:export': {
    usage: ['npm run bench:export'],
    about: 'Der Speicher, den ein Export von 10.000 Beiträgen mit Bildern braucht.',
  },
  'bench:page': {
    usage: ['npm run bench:page'],
    about: 'Was Seiten jemanden mit einem langsamen Telefon kosten.',
  },
};

export const commandNames = Object.keys(COMMANDS);

/** Returns `So geht es: …`, a line for each way. */
export const usageOf = (name) => {
  const start = 'So geht es: ';
  return start + COMMANDS[name].usage.join(`\n${' '.repeat(start.length)}`);
};

/** Returns all that there is to know of a command. */
export const helpOf = (name) => {
  const { about, options = {} } = COMMANDS[name];
  const width = Math.max(...Object.keys(options).map((option) => option.length));
  const lines = Object.entries(options).map(([option, words]) => `  ${option.padEnd(width)}  ${words}`);
  return [usageOf(name), about, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
};

/** Returns the first option that the command doesn't know; `--only=x` is `--only`. */
export const unknownOption = (name, args) => {
  const { options = {}, takesAny = false } = COMMANDS[name];
  const known = Object.keys(options).map((option) => option.split(/[ =]/)[0]);
  return takesAny
    ? undefined
    : args.find((arg) => arg.startsWith('--') && !known.includes(arg.split('=')[0]));
};

/** Options that npm has as well: whether they are set says nothing of this command. */
const OF_NPM = ['--all', '--key', '--only'];

/**
 * Returns an option of the command that stood before the `--`, where npm takes it for one of its own and keeps it: a portal
 * would be filled in spite of `npm start --empty`, a backup be open to everybody in spite of `--recipient=age1…`.
 */
export const swallowedOption = (name, env) =>
  Object.keys(COMMANDS[name].options ?? {})
    .map((option) => option.split(/[ =]/)[0])
    .find(
      (option) =>
        !OF_NPM.includes(option) && env[`npm_config_${option.slice(2).replaceAll('-', '_')}`] !== undefined,
    );
