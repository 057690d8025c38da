// Holds the German words of taking a lost second factor away.
import { quoted } from '#design/quoted.ts';

export const removeHeading = 'Verlorenen Faktor wegnehmen';
export const removeNote =
  'Nur wenn das Mitglied weder App noch Passkey noch Wiederherstellungscode hat und Sie sicher sind, mit wem Sie sprechen. Danach öffnet das Passwort allein das Konto; alle Sitzungen enden, und das Mitglied bekommt eine Mail.';
export const reasonLabel = 'Begründung';
export const reasonHelp = 'Auch, woran Sie das Mitglied erkannt haben. Steht im Verlauf.';
export const ownPasswordLabel = 'Ihr eigenes Passwort';
export const removeButton = 'Zweiten Faktor wegnehmen';
export const removed = (name: string) => `Der zweite Faktor von ${quoted(name)} ist weggenommen.`;

export const reasonMissing = 'Bitte schreiben Sie, warum, und woran Sie das Mitglied erkannt haben.';
export const tooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;
export const passwordWrong = 'Das Passwort stimmt nicht.';
export const noFactor = 'Für dieses Konto ist kein zweiter Faktor eingerichtet.';
