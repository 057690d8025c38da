// Holds the German words of signing in safely: devices, password, second factor.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const securityTitle = 'Anmeldung und Sicherheit';
export const securityIntro = 'Womit Sie sich anmelden, und wo Sie es gerade sind.';

export const unconfirmedTitle = 'Ihre E-Mail-Adresse ist noch nicht bestätigt';
export const unconfirmedText = (email: string) =>
  `Wir haben einen Link an ${email} geschickt. Erst wenn Sie ihn geöffnet haben, können Sie hier schreiben.`;
export const resendButton = 'Link noch einmal schicken';

export const accountHeading = 'Zugangsdaten';
export const loginFact = 'Benutzername';
export const emailFact = 'E-Mail-Adresse';
export const passwordFact = 'Passwort';
export const passwordHidden = 'sehen nicht einmal wir';
export const change = 'Ändern';
export const changeEmail = 'E-Mail-Adresse ändern';
export const changePassword = 'Passwort ändern';

export const factorsHeading = 'Zweiter Faktor';
export const factorsOff =
  'Wer Ihr Passwort kennt, kann sich hier als Sie anmelden. Ein zweiter Faktor verhindert das.';
export const confirmFirst =
  'Einen zweiten Faktor können Sie einrichten, sobald Ihre E-Mail-Adresse bestätigt ist.';
export const factorsOn = 'Ein Passwort allein genügt nicht: Beim Anmelden wird ein zweiter Faktor verlangt.';
export const appFact = 'App';
export const appOff = 'Eine App auf Ihrem Telefon zeigt Codes, die alle 30 Sekunden wechseln.';
export const appSince = (since: string) => `Eingerichtet am ${since}`;
export const appSetUp = 'App einrichten';
export const appRemove = 'App entfernen';
export const appRemoveQuestion = 'Danach werden Sie beim Anmelden nicht mehr nach Codes aus der App gefragt.';
export const passkeysFact = 'Passkeys';
export const passkeysNote =
  'Sie melden sich mit Finger, Gesicht oder Geräte-PIN an, auf Wunsch ganz ohne Passwort.';
export const passkeyMark = 'Passkey';
export const passkeyAdd = 'Passkey hinzufügen';
export const passkeyAddedOn = (day: string) => `Hinzugefügt am ${day}`;
export const passkeyUsed = 'zuletzt benutzt ';
export const passkeyUnused = 'noch nicht benutzt';
export const passkeyRemove = 'Entfernen';
export const passkeyRemoveLabel = (name: string) => `Passkey „${name}“ entfernen`;
export const passkeyRemoveQuestion = 'Mit diesem Passkey können Sie sich danach nicht mehr anmelden.';
export const codesFact = 'Wiederherstellungscodes';
export const codesLeft = (left: number, all: number) =>
  left === 0 ? 'Alle sind verbraucht.' : `Noch ${left} von ${all} sind gültig.`;
export const codesFew = 'Bald ist keiner mehr übrig: Machen Sie sich neue.';
export const codesRenew = 'Neue Codes erzeugen';
export const codesRenewQuestion = 'Die bisherigen gelten dann nicht mehr.';
export const reallyDo = 'Ja, wirklich';

export const sessionsHeading = 'Angemeldete Geräte';
export const sessionsNote = 'Kennen Sie eines nicht? Beenden Sie es und ändern Sie Ihr Passwort.';
export const sessionCurrent = 'diese Sitzung';
export const sessionSince = 'Angemeldet seit ';
export const sessionSeen = 'zuletzt benutzt ';
export const sessionEnd = 'Abmelden';
export const sessionEndLabel = (device: string) => `${device} abmelden`;
export const endOthers = 'Alle anderen abmelden';
export const sessionEnded = 'Das Gerät ist abgemeldet.';
export const signedOut = 'Sie sind abgemeldet.';
export const othersEnded = 'Alle anderen Geräte sind abgemeldet.';
export const device = (browser: string, system: string) => `${browser} unter ${system}`;
export const unknownDevice = 'Unbekanntes Gerät';
export const someBrowser = 'Ein Browser';

export const passwordTitle = 'Passwort ändern';
export const passwordIntro = 'Auf allen anderen Geräten werden Sie dabei abgemeldet.';
export const currentLabel = 'Jetziges Passwort';
export const newLabel = 'Neues Passwort';
export const passwordButton = 'Passwort ändern';
export const currentWrong = 'Das ist nicht Ihr jetziges Passwort.';
export const passwordSame = 'Das ist Ihr jetziges Passwort.';
export const passwordChanged = 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.';

export const proofTitle = 'Bitte einmal Ihr Passwort';
export const proofIntro =
  'Bevor sich daran etwas ändert, wie Sie sich anmelden, möchten wir sicher sein, dass Sie es sind.';
export const passwordLabel = 'Passwort';
export const proofButton = 'Weiter';
export const proofWrong = 'Das ist nicht Ihr Passwort.';
export const proven = 'Danke. Das gilt jetzt für zehn Minuten.';
export const proofNeeded = 'Bitte geben Sie zuerst noch einmal Ihr Passwort ein.';

export const appTitle = 'App einrichten';
export const appIntro =
  'Sie brauchen eine App für Einmal-Codes auf Ihrem Telefon; viele Passwort-Manager können das auch.';
export const appScan = 'Diesen Code mit der App aufnehmen';
export const qrLabel = 'QR-Code mit dem Schlüssel für Ihre App';
export const appType = 'Oder diesen Schlüssel eintippen:';
export const appConfirm = 'Den Code eingeben, den die App zeigt';
export const codeLabel = 'Code';
export const codeHelp = 'Sechs Ziffern';
export const appButton = 'App einrichten';
export const codeWrong = 'Dieser Code stimmt nicht. Nehmen Sie den, den die App gerade zeigt.';
export const appTooLate = 'Das hat zu lange gedauert. Bitte nehmen Sie den neuen Code auf.';
export const appAdded = 'Die App ist eingerichtet.';
export const appRemoved = 'Die App ist entfernt.';

export const passkeyTitle = 'Passkey hinzufügen';
export const passkeyIntro =
  'Ein Passkey liegt auf Ihrem Gerät, in Ihrem Passwort-Manager oder auf einem Sicherheitsschlüssel. Er ersetzt beim Anmelden das Passwort oder bestätigt es.';
export const passkeyNameLabel = 'Name';
export const passkeyNameHelp = 'Woran Sie ihn in der Liste erkennen';
export const passkeyButton = 'Passkey anlegen';
export const passkeyAdded = 'Der Passkey ist hinzugefügt.';
export const passkeyRemoved = 'Der Passkey ist entfernt.';
export const passkeyRefused = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const passkeysFull = (max: number) =>
  `Mehr als ${max} Passkeys gehen nicht. Bitte entfernen Sie zuerst einen.`;
export const passkeysNeedScript = 'Passkeys brauchen JavaScript.';
export const passkeysUnknown = 'Dieser Browser kennt keine Passkeys.';
export const passkeyNotUsed = 'Es wurde kein Passkey benutzt. Sie können es noch einmal versuchen.';
export const passkeyThereAlready = 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.';

export const codesTitle = 'Ihre Wiederherstellungscodes';
export const codesIntro =
  'Falls Sie Ihr Gerät verlieren: Jeder dieser Codes lässt Sie einmal hinein. Wir zeigen sie nur jetzt.';
export const codesAdvice =
  'Drucken Sie sie aus oder schreiben Sie sie ab, und legen Sie sie zu Ihren Unterlagen.';
export const codesCopy = 'Alle kopieren';
export const codesDone = 'Ich habe sie aufbewahrt';
export const noFactor = 'Codes gibt es erst, wenn eine App oder ein Passkey eingerichtet ist.';

export const toSecurity = 'Zu „Anmeldung und Sicherheit“';

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Anmeldung',
  fields: { authenticatorApp: 'Code-App', passkeys: 'Passkeys', recoveryCodesLeft: 'Ersatzcodes übrig' },
  goes: 'Code-App, Passkeys, Ersatzcodes und angefangene Anmeldungen; im Verlauf die Begründung, mit der ein verlorener zweiter Faktor weggenommen wurde.',
  stays: null,
  merges:
    'Angemeldet wird sich nur noch mit dem ersten Konto: Passwort, Code-App und Passkeys des zweiten gelten nicht mehr.',
};

// These are read where a role demands a second factor.

export const demandTitle = 'Ihre Rolle verlangt einen zweiten Faktor';
export const demandIntro =
  'Wer hier mehr darf als andere, meldet sich mit mehr als einem Passwort an. Bis das eingerichtet ist, ruht Ihre Rolle; lesen können Sie danach wieder alles.';
export const demandHow =
  'Am einfachsten geht es mit einer Code-App auf Ihrem Telefon oder mit einem Passkey, also Fingerabdruck, Gesicht oder Gerätesperre.';
export const demandLost =
  'Danach bekommen Sie Wiederherstellungscodes. Mit ihnen melden Sie sich an, wenn App und Gerät verloren sind.';
export const demandSignOut = 'Abmelden';
export const demandNeedsOwn =
  'Richten Sie zuerst für sich selbst einen zweiten Faktor ein, unter „Anmeldung und Sicherheit“. Sonst schließen Sie sich aus.';
export const factorsDemanded = 'Ihre Rolle verlangt ihn: Ohne zweiten Faktor ruht sie.';

const passkeyCount = (count: number) => (count === 1 ? 'ein Passkey' : `${count} Passkeys`);
/** Says to administrators which factors somebody else has. */
export const factorsOf = ({ hasApp, passkeys }: { hasApp: boolean; passkeys: number }) => {
  const all = [...(hasApp ? ['Code-App'] : []), ...(passkeys > 0 ? [passkeyCount(passkeys)] : [])];
  return all.length > 0 ? `Eingerichtet: ${all.join(' und ')}.` : 'Keiner eingerichtet.';
};
export const panelDemanded = 'Die Rolle verlangt ihn.';
export const panelOwed = 'Die Rolle verlangt einen. Bis er eingerichtet ist, ruht sie.';

/** Returns the label of a demand on the page of settings. */
const demandLabel = (role: string) => `Zweiter Faktor nötig: ${role}`;
const wider = 'Das gilt auch für alle, die mehr dürfen.';
export const demandWords = {
  admin: {
    label: demandLabel('Administration'),
    hint: 'Wer keinen hat, richtet ihn beim nächsten Aufruf ein; bis dahin ruht die Rolle. Sie selbst brauchen schon einen.',
  },
  editor: { label: demandLabel('Redaktion'), hint: wider },
  moderator: { label: demandLabel('Moderation'), hint: wider },
  author: { label: demandLabel('Autorinnen und Autoren'), hint: wider },
} as const;
