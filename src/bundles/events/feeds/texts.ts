// These are German words of the calendars that readers subscribe to.
import * as programmeTexts from '../programme/texts.ts';

export const around = programmeTexts.aroundPostcode;
export const free = programmeTexts.free;
export const families = programmeTexts.familiesChoice;
export const accessible = programmeTexts.accessibleChoice;

/** Returns a name such as „Termine in Auenfeld: Kultur, Eintritt frei“. */
export const calendarName = (place: string | undefined, narrowings: readonly string[]) => {
  const name = place ? `Termine in ${place}` : 'Alle Termine';
  return narrowings.length > 0 ? `${name}: ${narrowings.join(', ')}` : name;
};
export const calendarOf = (name: string) => `Termine: ${name}`;
export const fileName = (portal: string, name: string) => `${portal}: ${name}`;

export const subscribe = programmeTexts.subscribe;
export const subscribeTitle = (name: string) => `${name} abonnieren`;
export const subscribeLead =
  'Neue Termine stehen dann von selbst in Ihrem Kalender, verlegte wandern mit, abgesagte werden gestrichen.';
export const openInApp = 'In meiner Kalender-App öffnen';
export const openInAppHelp = 'Für iPhone, iPad, Mac und die meisten Programme auf Computern.';
export const google = 'In Google Kalender';
export const googleHelp =
  'Auch für Android: einmal im Browser bestätigen, dann zeigt ihn auch das Telefon. Google sieht nur etwa einmal am Tag nach.';
export const outlook = 'In Outlook';
export const outlookHelp =
  'Im Outlook eines Unternehmens: „Kalender hinzufügen“, „Aus dem Internet“, und die Adresse unten einsetzen.';
export const address = 'Die Adresse zum Einsetzen';
export const addressHelp = 'Für alle anderen Programme, unter „Kalender per Adresse hinzufügen“.';
export const endHelp = 'Beenden lässt sich das Abonnement im Kalenderprogramm: den Kalender dort entfernen.';
export const back = 'Zurück zu den Terminen';
