// This is what people read of the editor.
import { inWords } from '#design/wording.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';

// These are words of the field and its dialogs.
export const close = 'Schließen';
export const cancel = 'Abbrechen';
/** contract.md 5: the generic message of the dialogs' patterns. */
export const invalidInput = 'Bitte prüfen Sie Ihre Eingabe.';

// This is what the server says of pictures and embedded contents.
export const done = 'Das Bild ist da.';
export const fileMissing = 'Bitte wählen Sie eine Bild-Datei aus.';
export const wrongName = 'Bitte wählen Sie eine Datei, deren Name auf jpg, jpeg, png oder gif endet.';
export const wrongContent =
  'Diese Datei ist kein Bild, wie es im Text stehen kann. Erlaubt sind JPG, PNG und GIF.';
export const wrongAddress =
  'Die Adresse eines Bildes beginnt mit http:// oder https:// und endet auf jpg, jpeg, png oder gif.';
export const notFetched =
  'Von dieser Adresse ließ sich kein Bild laden. Speichern Sie es auf Ihrem Gerät und laden Sie es hoch.';
export const notYours = 'Dieses Bild gehört jemand anderem.';
/** contract.md 8 */
export const notEmbeddable = 'Dieser Inhalt kann nicht eingebettet werden.';
export const onlyYoutube = 'Bitte geben Sie die Adresse eines Videos bei YouTube an.';

// These are words of the dialogs for pictures, videos and embeds.
export const insert = 'Einfügen';
export const take = 'Übernehmen';
export const callFailed = 'Der Server ist gerade nicht zu erreichen. Bitte versuchen Sie es noch einmal.';
export const signedOut =
  'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an und versuchen Sie es noch einmal; Ihr Text bleibt hier stehen.';
export const aboutFile = (name: string, sentence: string) => `${name}: ${sentence}`;
export const uploadFailed = 'Die Datei ließ sich nicht hochladen.';

export const imageTitle = 'Bild einfügen';
export const imageChangeTitle = 'Bild im Text';
export const imageWays = 'Woher das Bild kommt';
export const imageTabs = { upload: 'Hochladen', address: 'Adresse' } as const;
export const imageAddressLabel = 'Adresse des Bildes';
export const imageAddressHelp =
  'Wir holen das Bild und legen es zu Ihren Bildern. Bitte nehmen Sie nur, was Sie zeigen dürfen.';
export const imageMissing = 'Bitte laden Sie zuerst ein Bild hoch.';
export const otherImage = 'Anderes Bild';
export const uploadedImage = 'Das hochgeladene Bild';
export const captionLabel = 'Bildunterschrift an dieser Stelle';
export const captionHelp = 'Bleibt sie leer, steht hier die des Bildes.';
export const alignLabel = 'Ausrichtung';
export const alignNames = { left: 'Links', center: 'Mitte', right: 'Rechts' } as const;
export const sizeLabel = 'Größe';
export const sizeNames = { small: 'Klein', normal: 'Normal', wide: 'Breit' } as const;

export const galleryTitle = 'Bilderstrecke';
export const galleryPictures = (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`);
export const galleryEmpty = 'Noch keine Bilder. Laden Sie welche hoch oder wählen Sie aus Ihrer Merkliste.';
export const galleryMissing = 'Eine Bilderstrecke braucht mindestens ein Bild.';
export const galleryWaits =
  'Es sind noch Bilder unterwegs. Bitte warten Sie, bis sie da sind, oder brechen Sie das Hochladen ab.';
export const galleryFull = (max: number) => `Eine Bilderstrecke hat höchstens ${max} Bilder.`;
export const fromCollection = 'Aus der Merkliste';
export const pictureNumber = (id: number) => `Bild ${id}`;
export const pictureWaits = 'Wird bearbeitet';
export const dragHandle = (name: string, at: number, count: number) =>
  `${name}, Platz ${at} von ${count}: ziehen oder mit den Pfeiltasten verschieben`;
export const moveUp = (name: string) => `${name} nach oben`;
export const moveDown = (name: string) => `${name} nach unten`;
export const editPictureOf = (name: string) => `${name} bearbeiten`;
export const takeOut = (name: string) => `${name} herausnehmen`;
export const nowAt = (name: string, at: number, count: number) =>
  `${name} ist jetzt Bild ${at} von ${count}.`;
export const nowOut = (name: string) => `${name} ist herausgenommen.`;
export const nowIn = (count: number) =>
  count === 1 ? '1 Bild ist dazugekommen.' : `${count} Bilder sind dazugekommen.`;

export const videoTitle = 'Video einfügen';
export const videoLabel = 'Adresse des Videos';
export const videoHelp = 'Von YouTube, so wie sie im Browser steht: https://www.youtube.com/watch?v=…';

export const embedTitle = 'Inhalt einbetten';
export const embedWays = 'Woher der Inhalt kommt';
export const embedTabs = { piece: 'Von hier', other: 'Von einer anderen Seite' } as const;
export const embedLabel = 'Adresse';
export const embedHelp =
  'Ein Beitrag bei Mastodon, Bluesky, Instagram, Vimeo, Spotify … oder irgendeine Seite: daraus wird eine Karte mit Verweis.';
/** Reads „Artikel, Schnappschuss oder Termin“. */
export const searchLabel = inWords(
  declaring(declaredKinds, 'embedding').map(({ names }) => names.one),
  'oder',
);
export const searchHelp = 'Wörter aus dem Titel, oder die Adresse des Beitrags.';
export const searchBegin = 'Ab zwei Zeichen wird gesucht.';
export const searching = 'Wird gesucht …';
export const searchFailed = 'Die Suche hat nicht geklappt.';
export const searchAgain = 'Noch einmal versuchen';
export const nothingFound = 'Dazu wurde nichts gefunden.';
export const foundPieces = (count: number) =>
  count === 1 ? '1 Beitrag gefunden' : `${count} Beiträge gefunden`;

// These are words of the field, its tools and its two modes.
export const editorMissing = 'Der Editor ließ sich nicht laden. Sie können hier trotzdem schreiben.';
export const loadAgain = 'Noch einmal versuchen';
export const toolbarLabel = (label: string) => `Werkzeuge für „${label}“`;
export const toolNames = {
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strike: 'Durchgestrichen',
  subscript: 'Tiefgestellt',
  superscript: 'Hochgestellt',
  code: 'Code im Text',
  clear: 'Formatierung entfernen',
  link: 'Verweis',
  bulletList: 'Liste',
  orderedList: 'Nummerierte Liste',
  indent: 'Einrücken',
  outdent: 'Ausrücken',
  blockquote: 'Zitat',
  codeBlock: 'Code-Block',
  spoiler: 'Spoiler',
  rule: 'Trennlinie',
  cut: 'Plus-Grenze',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  search: 'Suchen und ersetzen',
  full: 'Ganzer Bildschirm',
  bbcode: 'Als BBCode bearbeiten',
  image: 'Bild',
  collection: 'Bild aus der Merkliste',
  gallery: 'Bilderstrecke',
  video: 'Video von YouTube',
  embed: 'Inhalt einbetten',
} as const;
export const panelNames = {
  style: 'Absatzformat',
  marks: 'Weitere Auszeichnungen',
  paragraph: 'Ausrichtung und Einzug',
  blocks: 'Weitere Blöcke',
  color: 'Farbe und Größe',
  table: 'Tabelle',
  smileys: 'Smileys',
} as const;
export const styleNames = ['Absatz', 'Überschrift', 'Zwischentitel', 'Kleiner Zwischentitel'] as const;
export const textAlignNames = {
  left: 'Linksbündig',
  center: 'Zentriert',
  right: 'Rechtsbündig',
  justify: 'Blocksatz',
} as const;
export const colorNames = {
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  amber: 'Bernstein',
  grey: 'Grau',
} as const;
export const plainColor = 'Ohne Farbe';
export const textSizeNames = { small: 'Klein', large: 'Groß', huge: 'Sehr groß' } as const;
export const plainSize = 'Normale Größe';
export const tablePicker = 'Größe der Tabelle';
export const tablePickerHint = 'Mit den Pfeiltasten wählen, mit der Eingabetaste einfügen.';
export const tableSize = (rows: number, columns: number) => `${columns} × ${rows}`;
export const tableSizeSpoken = (rows: number, columns: number) =>
  `Tabelle mit ${columns} ${columns === 1 ? 'Spalte' : 'Spalten'} und ${rows} ${rows === 1 ? 'Zeile' : 'Zeilen'}`;
export const tableTools = 'Werkzeuge der Tabelle';
export const tableToolNames = {
  rowBefore: 'Zeile darüber',
  rowAfter: 'Zeile darunter',
  columnBefore: 'Spalte davor',
  columnAfter: 'Spalte dahinter',
  rowAway: 'Zeile löschen',
  columnAway: 'Spalte löschen',
  header: 'Kopfzeile',
  merge: 'Verbinden',
  split: 'Teilen',
  away: 'Tabelle löschen',
} as const;
export const captionOf = 'Bildunterschrift';
export const creditOf = 'Bildnachweis';
/** The word behind the label of a field that can't stay empty. */
export const needed = 'nötig';
export const linkTitle = 'Verweis';
export const linkText = 'Text';
export const linkUrl = 'Adresse';
export const linkUrlHelp = 'Zum Beispiel www.auenfeld.de/rathaus, eine E-Mail-Adresse oder tel:04131…';
export const linkNewTab = 'In neuem Fenster öffnen';
export const linkTextEmpty = 'Bitte geben Sie den Text des Verweises an.';
export const linkUrlWrong =
  'Bitte geben Sie eine Adresse an, die mit http://, https://, mailto: oder tel: beginnt, ohne Name und Passwort darin.';
export const linkAway = 'Verweis entfernen';
export const searchFor = 'Suchen';
export const replaceBy = 'Ersetzen durch';
export const searchNext = 'Weiter';
export const searchBack = 'Zurück';
export const replaceOne = 'Ersetzen';
export const replaceAllOfThem = 'Alle';
export const searchCount = (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`);
export const counted = (characters: string, words: string, selected: string | undefined) =>
  selected === undefined
    ? `${characters} Zeichen · ${words} Wörter`
    : `${characters} Zeichen · ${words} Wörter · Auswahl ${selected}`;
export const resizeField = 'Höhe des Feldes';
export const pixels = (count: number) => `${count} Pixel`;
export const cutMark = 'Ab hier nur mit plus';
export const quoteAuthor = 'Wer sagt das? Zum Beispiel: Marlies Brandtner, Stadträtin';
export const spoilerTitle = 'Titel des Spoilers';
export const slotWaits = 'Wird geladen …';
export const slotMissing = 'Dieser Inhalt ist nicht verfügbar.';
export const changeSlot = 'Ändern';
export const editPicture = 'Bild bearbeiten';
export const removeSlot = 'Entfernen';
export const photoBy = (copyright: string) => `Foto: ${copyright}`;
export const videoAt = (provider: string) => `Eingebettet von ${provider}`;
export const cardOf = (host: string) => `Karte mit Verweis auf ${host}`;
export const providerNames = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  flickr: 'Flickr',
} as const;
export const ownStreams = { video: 'Video von hier', audio: 'Ton von hier' } as const;
export const picturesOnTheirWay = (count: number) =>
  count === 1 ? 'Das Bild wird hochgeladen …' : `${count} Bilder werden hochgeladen …`;
export const leftBehind = (what: string) => `Nicht übernommen: ${what}`;
export const pastedAsText = 'Der Server war nicht zu erreichen: Der Text kam ohne seine Gestaltung an.';
export const pastedSignedOut =
  'Ihre Sitzung ist abgelaufen: Der Text kam ohne seine Gestaltung an. Bitte melden Sie sich wieder an.';
export const toolsFailed = 'Das Fenster ließ sich nicht laden. Bitte versuchen Sie es noch einmal.';

/** These stand on the page of settings. */
export const settingWords = {
  coloursOffered: {
    label: 'Farbe und Größe im Text',
    hint: 'Autorinnen und Autoren können Wörter färben, vergrößern und verkleinern. Was schon gestaltet ist, bleibt.',
  },
} as const;
