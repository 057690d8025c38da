// Holds the German words of how a member signs in, for administrators.

export const panelTitle = 'Anmeldung';
export const factorLabel = 'Zweiter Faktor';
export const noFactor = 'keiner';
export const app = 'Code-App';
export const passkeys = (count: number) => (count === 1 ? '1 Passkey' : `${count} Passkeys`);
export const sessionsLabel = 'Geräte';
export const nowhere = 'keines';
export const devices = (count: number) => (count === 1 ? '1 Gerät' : `${count} Geräte`);
export const seen = (ago: string) => `zuletzt ${ago}`;
export const more = (count: number) => (count === 1 ? 'und ein weiteres' : `und ${count} weitere`);
export const endAll = 'Überall abmelden';
export const endAllNote =
  'Beendet jede Sitzung dieses Mitglieds, etwa wenn ein Gerät verloren ging. Passwort und zweiter Faktor bleiben.';
export const ended = (name: string) => `${name} ist überall abgemeldet.`;
