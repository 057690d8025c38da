// Holds the German words of the composer of snapshots.

export const picture = 'Bild';
export const pictureHint = 'Ein Schnappschuss beginnt mit dem Bild: frisch aufgenommen oder aus Ihren Fotos.';
export const title = 'Titel';
export const titlePlaceholder = 'Was ist zu sehen?';
export const text = 'Ein paar Worte dazu';
export const textHint = 'Freiwillig. Wo war das, und was hat Sie daran gefreut?';

export const fieldNames: Readonly<Record<string, string>> = { title, text, imageId: picture };
