// German words of leaving.

export const greeting = (name: string) => `Guten Tag ${name},`;
export const plannedSubject = 'Ihr Konto wird gelöscht';
export const plannedText = (day: string) =>
  `Sie haben darum gebeten, Ihr Konto zu löschen. Das geschieht am ${day}. Bis dahin können Sie sich weiter anmelden.`;
export const plannedHowToStay =
  'Möchten Sie doch bleiben, oder haben Sie nicht selbst darum gebeten? Dann nehmen Sie die Löschung auf dieser Seite zurück.';
export const toPrivacy = 'Zur Seite „Datenschutz“';
export const erasedSubject = 'Ihr Konto ist gelöscht';
export const erasedText =
  'Ihr Konto ist gelöscht und mit ihm, was über Sie gespeichert war; was von Ihren Beiträgen stehen bleibt, nennt Ihren Namen nicht mehr. Diese Nachricht ist die letzte von uns. Sobald sie verschickt ist, ist auch Ihre Adresse hier nicht mehr gespeichert.';
export const thanks = 'Danke, dass Sie dabei waren.';

export const wrongPassword = 'Das Passwort stimmt nicht.';
export const lastAdministrator =
  'Sie verwalten dieses Portal allein. Bitte übergeben Sie das zuerst jemand anderem.';
