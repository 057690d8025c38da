// Holds the German words of the desk of members: who is here, who is suspended, who may what.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { grouped } from '#design/wording.ts';
import type { MemberSort, MemberState } from './rules.ts';

/** Tells the person that they are suspended. */
export const youAreSuspended = (until: string, reason: string) =>
  `Ihr Konto ist ${until} gesperrt. Sie können lesen, aber nicht schreiben. Grund: ${reason}`;
export const suspensionTitle = 'Ihr Konto ist gesperrt';
export const toReasons = 'Begründung lesen, widersprechen';
export const openEnd = 'bis auf Weiteres';
export const untilMoment = (moment: string) => `bis ${moment}`;
export const untilDay = (day: string) => `bis einschließlich ${day}`;

export const toPortal = 'Zum Portal';

export const membersTitle = 'Mitglieder';
export const membersIntro = (count: number) => (count === 1 ? '1 Mitglied' : `${grouped(count)} Mitglieder`);
export const moreMembers = (count: number) => `Mindestens ${grouped(count)} Mitglieder`;
export const searchLabel = 'Name oder Benutzername';
export const searchLabelWithEmail = 'Name, Benutzername oder E-Mail-Adresse';
export const stateLabel = 'Zustand';
export const roleLabel = 'Rolle';
export const sortLabel = 'Reihenfolge';
export const filterButton = 'Suchen';
export const resetFilter = 'Alle zeigen';
export const everyState = 'alle';
export const everyRole = 'alle';
export const states: Record<MemberState, string> = { gesperrt: 'gesperrt', unbestaetigt: 'nicht bestätigt' };
export const sorts: Record<MemberSort, string> = {
  name: 'nach Namen',
  neu: 'neueste zuerst',
  alt: 'älteste zuerst',
};
export const nobodyTitle = 'Niemand gefunden';
export const nobodyText = 'Auf diese Angaben passt kein Mitglied.';
export const pagesLabel = 'Seiten';
export const pageBack = 'Zurück';
export const pageOn = 'Weiter';
export const memberSince = (day: string) => `seit ${day}`;
export const markSuspended = 'gesperrt';
export const markUnconfirmed = 'nicht bestätigt';

export const backToMembers = 'Alle Mitglieder';
export const factsHeading = 'Angaben';
export const profileFact = 'Profil';
export const loginFact = 'Benutzername';
export const emailFact = 'E-Mail-Adresse';
export const sinceFact = 'Mitglied seit';
export const confirmedFact = 'Bestätigt';
export const confirmedOn = (day: string) => `am ${day}`;
export const notConfirmed = 'noch nicht';
export const passFact = 'Zugang zu plus';
export const noPass = 'keiner';
export const toProfile = 'Zur öffentlichen Seite';

export const suspensionHeading = 'Sperre';
export const notSuspended = 'Dieses Konto ist nicht gesperrt.';
export const isSuspended = (until: string) => `Gesperrt ${until}.`;
export const contributionsAreHidden = 'Die Beiträge sind so lange verborgen.';
export const categoryLabel = 'Wogegen hat das Mitglied verstoßen?';
export const chooseCategory = 'Bitte auswählen';
export const reasonLabel = 'Begründung';
export const reasonHelp =
  'Was ist geschehen, und warum ist das ein Verstoß? Das Mitglied liest es wörtlich und kann widersprechen.';
export const untilLabel = 'Gesperrt bis einschließlich';
export const untilHelp = 'Ohne Datum: bis auf Weiteres.';
export const hidesLabel = 'Beiträge so lange verbergen';
export const suspendButton = 'Sperren';
export const suspendAnew = 'Sperre ändern';
export const liftButton = 'Sperre aufheben';
export const suspended = (name: string, until: string) => `${name} ist ${until} gesperrt.`;
export const suspensionProposed = 'Vorgelegt. Es gilt, sobald eine zweite Person es bestätigt.';
export const suspensionUndone = 'Zurückgenommen. Das Mitglied hat davon nichts erfahren.';
export const decidedMeanwhile =
  'Jemand anders hat über diese Sperre inzwischen entschieden, siehe oben. Was Sie eingetragen haben, steht noch hier; bitte vergleichen und, wenn es dabei bleiben soll, noch einmal absenden.';
export const notUndone = 'Das lässt sich nicht zurücknehmen: Inzwischen ist etwas anderes entschieden.';
export const toCase = 'Entscheidungen und Widersprüche';
export const lifted = (name: string) => `Die Sperre von ${name} ist aufgehoben.`;
export const refusals = {
  oneself: 'Das sind Sie selbst: Sperren kann Sie nur jemand anderes.',
  wider: 'Dieses Mitglied hat eine weitere Rolle als Sie.',
};

export const historyHeading = 'Sperren bisher';
export const historyBy = (moment: string, name: string) => `${moment}, von ${name}`;
export const historyUntil = (until: string) => `gesperrt ${until}`;
export const historyLifted = (moment: string, name: string) => `aufgehoben am ${moment} von ${name}`;
export const historyHid = 'Beiträge verborgen';
export const byPortal = 'dem Portal';

export const rolesHeading = 'Rollen';
export const rolesNote =
  'Eine Rolle gilt für das ganze Portal oder für einen Ort und alles, was darin liegt.';
export const roleNames = {
  member: 'Mitglied',
  author: 'Autorin, Autor',
  moderator: 'Moderation',
  editor: 'Redaktion',
  admin: 'Administration',
} as const;
export const wholePortal = 'Ganzes Portal';
export const unknownPlace = 'Ort, den es nicht mehr gibt';
export const noRoles = 'Keine.';
export const revokeButton = 'Entziehen';
export const revokeLabel = (role: string, place: string) => `${role} (${place}) entziehen`;
export const placeLabel = 'Ort';
export const grantButton = 'Rolle geben';
export const roleGranted = (name: string) => `${name} hat die Rolle.`;
export const roleRevoked = (name: string) => `${name} hat die Rolle nicht mehr.`;
export const roleInvalid = 'Diese Rolle gibt es nicht.';
export const placeInvalid = 'Diesen Ort gibt es nicht.';
export const lastAdministrator =
  'Ohne Administration geht es nicht: Geben Sie zuerst jemand anderem diese Rolle.';

export const passHeading = 'Zugang zu plus';
export const passLabel = 'Frei bis einschließlich';
export const passHelp = 'Ohne Datum endet der Zugang.';
export const passButton = 'Zugang speichern';
export const passSaved = 'Der Zugang ist gespeichert.';

export const missing = 'Bitte füllen Sie dieses Feld aus.';
export const tooLong = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein.`;
export const dayInvalid = 'Diesen Tag gibt es nicht.';
export const dayPast = 'Dieser Tag ist schon vorbei.';

export const suspendedNews = 'Ihr Konto ist gesperrt';
export const suspendedUntilNews = (moment: string) => `Ihr Konto ist bis ${moment} gesperrt`;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Sperren',
  fields: { hidesContributions: 'Beiträge verborgen', liftedAt: 'aufgehoben am', until: 'bis' },
  goes: 'Alle Sperren mit ihren Gründen.',
  stays: null,
  merges: 'Frühere Sperren stehen beim ersten Konto.',
};
