// These are the German words of a portal's own pictures.
import type { BrandPictureName } from './constants.ts';

export const title = 'Logo und Symbol';
export const intro =
  'Ihr Zeichen im Kopf jeder Seite, auf dem Startbildschirm und dort, wo jemand Ihr Portal weiterempfiehlt. Ohne eigene Bilder steht dort der Name mit der Litfaßsäule.';

interface PictureWords {
  readonly name: string;
  readonly note: string;
  readonly choose: string;
  readonly none: string;
}

export const pictureWords: Readonly<Record<BrandPictureName, PictureWords>> = {
  logo: {
    name: 'Logo',
    note: 'Steht im Kopf und am Fuß jeder Seite anstelle des Namens, am besten als PNG ohne Hintergrund. Vorgelesen wird der Name des Portals.',
    choose: 'Logo auswählen',
    none: 'Noch keines: Es steht der Name da.',
  },
  logoDark: {
    name: 'Logo für dunkle Seiten',
    note: 'Fehlt es, steht das Logo im Dunkeln auf einem hellen Schild.',
    choose: 'Dunkle Fassung auswählen',
    none: 'Noch keine.',
  },
  icon: {
    name: 'Symbol',
    note: 'Ein Quadrat: im Reiter des Browsers, in Lesezeichen und auf dem Startbildschirm des Telefons. Was nicht quadratisch ist, bekommt einen freien Rand.',
    choose: 'Symbol auswählen',
    none: 'Noch keines: Es steht die Litfaßsäule da.',
  },
  card: {
    name: 'Vorschaubild',
    note: 'Zeigen andere, wenn jemand die Titelseite weitergibt. Es wird auf 1200 × 630 Bildpunkte zugeschnitten.',
    choose: 'Vorschaubild auswählen',
    none: 'Noch keines: Es wird aus Name und Satz gezeichnet.',
  },
};

export const pictureInHistory = (width: number, height: number) => `Bild, ${width} × ${height} Bildpunkte`;
export const onLight = 'hell';
export const onDark = 'dunkel';
export const upload = 'Hochladen';
export const remove = 'Entfernen';
export const help = (types: string, width: number, height: number) =>
  `${types}, mindestens ${width} × ${height} Bildpunkte.`;
export const missing = 'Bitte wählen Sie ein Bild aus.';
export const tooSmall = (width: number, height: number) =>
  `Das Bild ist zu klein. Bitte mindestens ${width} × ${height} Bildpunkte.`;
export const tooLarge = (side: number) =>
  `Das Bild ist zu groß. Bitte höchstens ${side} Bildpunkte in Breite und Höhe.`;
export const unreadable = 'Dieses Bild lässt sich nicht lesen. Bitte versuchen Sie es als PNG oder JPEG.';
export const saved = (name: string) => `${name}: Das neue Bild steht jetzt auf allen Seiten.`;
export const removed = (name: string) => `${name}: Das Bild ist entfernt.`;
export const unchanged = 'Es war nichts zu ändern.';

export const stepName = 'Logo';
export const stepIntro =
  'Das Logo steht im Kopf jeder Seite. Ohne Logo steht dort der Name mit der Litfaßsäule; auch das sieht gut aus.';
export const stepPresent = 'Ein Logo ist da. Ein neues tritt an seine Stelle.';
export const stepLink = 'Dunkle Fassung, Symbol und Vorschaubild';

export const storage = 'Bilder des Portals: Logo, Zeichen und Bild für Links, auch frühere';
