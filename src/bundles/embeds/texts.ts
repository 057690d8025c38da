// These are German words of embedded contents.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import type { ProviderKey } from './providers.ts';

/** The words above the list of what can't be shown, for authors. contract.md 14.2 */
export const problems = 'Es sind Probleme mit eingebetteten oder verknüpften Inhalten aufgetreten...';
export const notEmbeddable = 'Dieser Inhalt kann nicht eingebettet werden.';

/** What authors are told of a source; `notEmbeddable` for what nobody knows how to show. */
export const problemTexts = {
  unsupported: notEmbeddable,
  missing: 'Dieser Inhalt ist nicht vorhanden oder nicht öffentlich.',
  refused: 'Diese Adresse darf nicht abgerufen werden.',
  unreachable: 'Der Anbieter ist gerade nicht erreichbar. Wir versuchen es später noch einmal.',
  timeout: 'Der Anbieter hat nicht rechtzeitig geantwortet. Wir versuchen es später noch einmal.',
  tooLarge: 'Die Antwort des Anbieters ist zu groß.',
  unreadable: 'Die Antwort des Anbieters ist nicht lesbar.',
} as const;
export const tooManySources = (most: number) => `Ein Text kann höchstens ${most} Inhalte einbetten.`;

/** These are for readers. */
export const failedTitle = 'Inhalt nicht verfügbar';
export const notAvailable = 'Dieser Inhalt ist zurzeit nicht verfügbar.';
export const notLoaded = (provider: string) => `${provider} hat nicht geantwortet.`;
export const openAt = (place: string) => `Bei ${place} ansehen`;
export const load = (noun: string) => `${noun} laden`;
export const told = (company: string) =>
  `Beim Laden erfährt ${company} Ihre IP-Adresse, Ihren Browser und dieses Portal und kann Cookies setzen.`;
export const always = (provider: string) => `${provider} immer laden`;
export const more = 'Mehr dazu';
export const frameLabel = (provider: string, noun: string, title: string) =>
  title ? `${noun} bei ${provider}: ${title}` : `${noun} bei ${provider}`;
export const titleAndAuthor = (title: string, author: string) => {
  if (author === '') return title;
  return title === '' ? `Von ${author}` : `${title}, von ${author}`;
};

/** These stand on the page about all of it. */
export const consentTitle = 'Eingebettete Inhalte';
export const consentDescription =
  'Von welchen anderen Seiten hier Videos und Beiträge zu sehen sind, und wem Ihr Browser sie zeigen darf.';
export const consentIntro =
  'In unseren Texten stehen manchmal Videos, Beiträge und Töne anderer Anbieter. Bevor Sie zustimmen, bekommt keiner von ihnen etwas von Ihnen zu wissen: Was Sie bis dahin sehen, auch das Vorschaubild, kommt von uns.';
export const consentStored =
  'Wem Sie dauerhaft zustimmen, merkt sich nur Ihr Browser, 365 Tage lang, in einem Cookie namens „embed_consent“. Hier sehen Sie, was gilt, und nehmen es genauso leicht zurück.';
export const providersHeading = 'Anbieter';
export const alwaysLoad = 'Immer laden';
export const freeOfConsent = 'Wird auf diesem Portal ohne Nachfrage geladen.';
export const learns = 'Bekommt';
export const contacts = 'Angefragt wird';
export const privacy = 'Datenschutzerklärung';
export const privacyOf = (provider: string) => `Datenschutzerklärung von ${provider}`;
export const save = 'Auswahl speichern';
export const withdrawAll = 'Alles widerrufen';
export const saved = 'Ihre Auswahl ist gespeichert.';
export const withdrawn = 'Ihre Zustimmung ist widerrufen.';

/** These are words of the administrators' settings. */
export const freeLabel = (provider: string) => `${provider} ohne Nachfrage laden`;
export const freeHint = (company: string) =>
  `Der Browser jedes Lesers lädt dann ohne Zustimmung von ${company}.`;

interface ProviderWords {
  readonly name: string;
  readonly company: string;
  /** What it shows: „Video“, „Beitrag“. */
  readonly noun: string;
  /** What goes to it when a content is loaded. */
  readonly what: string;
  readonly privacyHref: string;
}

const connection = 'IP-Adresse, Angaben zu Browser und Gerät, die Adresse dieses Portals';
const signedIn = `${connection}; wenn Sie dort angemeldet sind, auch, wer Sie sind`;

export const providerWords: Readonly<Record<ProviderKey, ProviderWords>> = {
  youtube: {
    name: 'YouTube',
    company: 'Google Ireland Limited',
    noun: 'Video',
    what: `${connection}, was Sie sehen; vor dem Abspielen keine Cookies (youtube-nocookie.com)`,
    privacyHref: 'https://policies.google.com/privacy?hl=de',
  },
  vimeo: {
    name: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    noun: 'Video',
    what: `${connection}, was Sie sehen; mit der Bitte, Sie nicht zu verfolgen (dnt)`,
    privacyHref: 'https://vimeo.com/privacy',
  },
  mastodon: {
    name: 'Mastodon',
    company: 'Betreiber der jeweiligen Mastodon-Instanz',
    noun: 'Beitrag',
    what: connection,
    privacyHref: 'https://joinmastodon.org/de',
  },
  bluesky: {
    name: 'Bluesky',
    company: 'Bluesky Social PBC',
    noun: 'Beitrag',
    what: connection,
    privacyHref: 'https://bsky.social/about/support/privacy-policy',
  },
  instagram: {
    name: 'Instagram',
    company: 'Meta Platforms Ireland Limited',
    noun: 'Beitrag',
    what: signedIn,
    privacyHref: 'https://privacycenter.instagram.com/policy',
  },
  facebook: {
    name: 'Facebook',
    company: 'Meta Platforms Ireland Limited',
    noun: 'Beitrag',
    what: signedIn,
    privacyHref: 'https://www.facebook.com/privacy/policy',
  },
  x: {
    name: 'X',
    company: 'X Internet Unlimited Company',
    noun: 'Beitrag',
    what: `${signedIn}; mit der Bitte, Sie nicht zu verfolgen (dnt)`,
    privacyHref: 'https://x.com/de/privacy',
  },
  tiktok: {
    name: 'TikTok',
    company: 'TikTok Technology Limited',
    noun: 'Video',
    what: signedIn,
    privacyHref: 'https://www.tiktok.com/legal/privacy-policy-eea?lang=de',
  },
  spotify: {
    name: 'Spotify',
    company: 'Spotify AB',
    noun: 'Audio',
    what: signedIn,
    privacyHref: 'https://www.spotify.com/de/legal/privacy-policy/',
  },
  soundcloud: {
    name: 'SoundCloud',
    company: 'SoundCloud Global Limited & Co. KG',
    noun: 'Audio',
    what: signedIn,
    privacyHref: 'https://soundcloud.com/pages/privacy',
  },
  flickr: {
    name: 'Flickr',
    company: 'Flickr, Inc.',
    noun: 'Foto',
    what: connection,
    privacyHref: 'https://www.flickr.com/help/privacy',
  },
};

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Eingebettete Inhalte',
  fields: { source: 'Quelle' },
  goes: null,
  stays: 'Die Quellen bleiben bei den Texten, die sie zeigen; wer sie zuerst brachte, weiß niemand mehr.',
  merges: 'Die Quellen gehören zum ersten Konto.',
};

/** Where something to lead to is chosen. */
export const targetGroup = 'Portal';
