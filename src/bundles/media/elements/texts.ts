// These are the German words of media elements.

/** contract.md 8, to the letter. */
export const reloadFailed = 'Failed reloading Image.';
export const invalidIds = 'Bitte Nummern von Bildern angeben.';
export const notAvailable = 'Dieses Bild ist nicht verfügbar.';

export const controls = 'Werkzeuge zum Bild';
export const edit = 'Bild bearbeiten';
export const download = 'Bild herunterladen';
export const remove = 'Bild löschen';
export const more = 'Mehr zu diesem Bild';
export const about = 'Angaben zum Bild';
export const remember = 'Auf die Merkliste';
export const remembered = 'Das Bild liegt jetzt auf Ihrer Merkliste.';
export const addresses = 'Bildadressen';
export const quarantine = 'Bild sperren';
export const pick = (alt: string) => (alt ? `Bild auswählen: ${alt}` : 'Bild auswählen');

export const caption = 'Bildtext';
export const credit = 'Foto';
export const licence = 'Lizenz';
export const source = 'Quelle';
export const until = (day: string) => `bis ${day}`;
export const nothingSaid = 'Zu diesem Bild ist nichts angegeben.';

export const removeTitle = 'Bild löschen?';
export const removeQuestion =
  'Das Bild wird mit allen seinen Größen gelöscht. Das lässt sich nicht rückgängig machen.';
export const removeNow = 'Löschen';
export const cancel = 'Abbrechen';
export const removed = 'Das Bild ist gelöscht.';
export const removeFailed = 'Das Bild wird noch gebraucht';
export const isUsed = 'Dieses Bild wird noch gezeigt:';
export const quarantineTitle = 'Bild sperren?';
export const quarantineQuestion =
  'Das Bild wird sofort überall entfernt, auch aus den Beiträgen anderer. Sie können es im Redaktionsbereich wieder freigeben.';
export const quarantined = 'Das Bild ist gesperrt.';
export const quarantineNow = 'Sperren';
export const reason = 'Grund';

/** Names the file of an image that has no words of its own. */
export const fileName = (id: number) => `bild-${id}`;

export const addressesOf = (id: number) => `Adressen von Bild ${id}`;
export const pixels = (width: number, height: number) => `${width} × ${height}`;
export const formats = { jpg: 'JPEG', webp: 'WebP', avif: 'AVIF' } as const;
export const copy = (format: string) => `${format} kopieren`;
/** Writes a size in decimal units, as upload limits are. */
export const bytes = (count: number) =>
  count < 1000
    ? `${count} Bytes`
    : count < 1_000_000
      ? `${Math.round(count / 1000)} KB`
      : `${(count / 1_000_000).toFixed(1).replace('.', ',')} MB`;
export const fileMissing = 'fehlt';
export const addressesEnd =
  'Dieses Bild ist nicht öffentlich: Die Adressen gelten nur ein bis zwei Stunden lang.';
export const noFiles = 'Von diesem Bild gibt es noch keine Dateien.';
