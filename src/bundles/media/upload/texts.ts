// These are the German words of uploading pictures.

export const fileMissing = 'Bitte wählen Sie eine Bild-Datei aus.';
