// German words of bringing pictures.

export const fileMissing = 'Bitte wählen Sie eine Bild-Datei aus.';
