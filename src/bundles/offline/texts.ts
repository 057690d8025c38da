// These are the German words of reading without a network.

export const title = 'Kein Netz';
export const intro = 'Ihr Gerät erreicht das Portal gerade nicht. Neues lässt sich so nicht zeigen.';
export const storedHeading = 'Auf diesem Gerät gespeichert';
export const storedNote =
  'Zuletzt Gelesenes und was Sie sich gemerkt haben. Bei jedem Stück steht, von wann es ist.';
export const again = 'Noch einmal versuchen';
export const toFront = 'Zur Titelseite';

/** Words that are shown at a good moment. */
export const installText = 'Dieses Portal lässt sich wie eine App auf den Startbildschirm legen.';
export const installByHand =
  'So liegt das Portal auf Ihrem Startbildschirm: Tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.';
export const install = 'Auf den Startbildschirm';
export const notInstall = 'Nicht mehr fragen';
