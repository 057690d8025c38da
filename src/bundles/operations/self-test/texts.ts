// Holds the German words of the self-test.
import { grouped } from '#design/wording.ts';
import type { FindingState } from '#kernel/self-test.ts';

export const title = 'Selbsttest';
export const intro =
  'Probiert aus, was das Portal zum Arbeiten braucht: Datenbank, Dateien, Mails, Bilder, Adresse. Dasselbe im Terminal: npm run selftest.';
export const run = 'Jetzt prüfen';
export const runAgain = 'Noch einmal prüfen';
export const never = 'Noch nicht geprüft';
export const neverText = 'Die Prüfung dauert einige Sekunden und verändert nichts.';
export const testMail = 'Testmail an mich';
export const lastRun = 'Zuletzt geprüft';
export const listLabel = 'Ergebnisse';
export const done = 'Der Selbsttest ist fertig.';
export const stateNames: Readonly<Record<FindingState, string>> = {
  ok: 'in Ordnung',
  warning: 'Hinweis',
  failure: 'Fehler',
};
export const verdict = (failures: number, warnings: number) => {
  if (failures + warnings === 0) return 'Alles in Ordnung.';
  const told = [
    failures > 0 && (failures === 1 ? 'ein Fehler' : `${failures} Fehler`),
    warnings > 0 && (warnings === 1 ? 'ein Hinweis' : `${warnings} Hinweise`),
  ].filter(Boolean);
  return `${told.join(' und ')}.`.replace(/^./, (first) => first.toUpperCase());
};
export const seconds = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const database = 'Datenbank';
export const databaseFound = (version: string, ms: number) => `PostgreSQL ${version}, Antwort nach ${ms} ms.`;
export const databaseOld = (version: string) => `PostgreSQL ${version} ist zu alt.`;
export const databaseOldAdvice = 'Litfass braucht PostgreSQL 15 oder neuer. Bitte den Server aktualisieren.';
export const databaseAway = (reason: string) => `Die Datenbank ist nicht erreichbar (${reason}).`;
export const databaseAwayAdvice =
  'Läuft der Server? Stimmt DATABASE_URL? Ohne DATABASE_URL bringt das Portal seine eigene Datenbank mit: dann bitte das Portal starten.';

export const settings = 'Einstellungen der Datenbank';
export const settingsFine =
  'Bestätigte Änderungen überstehen einen Stromausfall, und Verbindungen reichen aus.';
export const notDurable = (names: string) => `Nicht sicher bei Stromausfall: ${names} ist abgeschaltet.`;
export const notDurableAdvice =
  'Bitte in postgresql.conf einschalten; sonst können bestätigte Beiträge verloren gehen oder die Datenbank kann beschädigt werden.';
export const encodingWrong = (encoding: string) => `Die Datenbank speichert Text als ${encoding}.`;
export const encodingAdvice =
  'Litfass braucht eine Datenbank mit der Kodierung UTF8. Bitte neu anlegen und die Inhalte übertragen.';
export const fewConnections = (max: number, needed: number) =>
  `Die Datenbank erlaubt ${max} Verbindungen; zwei Prozesse brauchen bis zu ${needed}.`;
export const fewConnectionsAdvice =
  'Bitte max_connections erhöhen oder andere Programme auf eine andere Datenbank legen.';

export const clock = 'Uhren';
export const clockFine = 'Die Uhren von Server und Datenbank gehen gleich.';
export const clockOff = (told: string) => `Die Uhren von Server und Datenbank gehen ${told} auseinander.`;
export const clockAdvice =
  'Bitte auf beiden Maschinen die Zeit stellen lassen (NTP); sonst erscheinen geplante Beiträge zur falschen Zeit.';

export const files = 'Dateien';
export const filesOnDisk = 'Schreiben, Lesen und Löschen im Datenordner gelingen.';
export const filesInBucket = 'Schreiben, Lesen und Löschen im Bucket gelingen.';
export const filesDiffer = 'Eine Probedatei kam anders zurück, als sie geschrieben wurde.';
export const filesAway = (reason: string) => `Dateien lassen sich nicht ablegen (${reason}).`;
export const filesAdvice =
  'Bitte Rechte und freien Platz des Datenordners prüfen, mit S3_URL Adresse, Schlüssel und Rechte des Buckets.';

export const disk = 'Speicherplatz';
export const diskFree = (free: string, percent: number) => `${free} sind frei (${percent} %).`;
export const diskAdvice =
  'Bitte Platz schaffen oder den Datenordner vergrößern: Ist er voll, nimmt das Portal nichts mehr an.';

export const worker = 'Hintergrundarbeit';
export const workerFine = (ms: number) => `Eine Probeaufgabe kam nach ${ms} ms zurück.`;
export const workerAway = 'Eine Probeaufgabe kam nicht zurück: Niemand arbeitet die Aufgaben ab.';
export const workerAdvice =
  'Mails, Bilder und geplante Beiträge bleiben liegen. Läuft ein Prozess mit PROCESS=all oder worker, mit denselben Einstellungen?';
export const workerLate = (told: string) => `Die älteste Aufgabe wartet seit ${told}.`;
export const workerLateAdvice =
  'Die Arbeit kommt nicht nach. Unter Betrieb, Aufgaben steht, welche wartet; ein weiterer Prozess mit PROCESS=worker hilft.';

export const address = 'Öffentliche Adresse';
export const addressFine = (url: string) => `Unter ${url} antwortet dieses Portal.`;
export const addressPlain = (url: string) => `Unter ${url} antwortet dieses Portal, aber ohne https.`;
export const addressPlainAdvice =
  'Passwörter gehen so ungeschützt durchs Netz. Bitte einen Proxy mit TLS davorstellen und PUBLIC_URL auf https:// ändern.';
export const addressAway = (url: string, reason: string) => `Unter ${url} antwortet niemand (${reason}).`;
export const addressAwayAdvice =
  'Stimmt PUBLIC_URL? Zeigt der Name auf diesen Server, läuft der Proxy und lässt er Anfragen vom Server selbst zu?';
export const addressOther = (url: string, status: number) =>
  `Unter ${url} antwortet etwas anderes als dieses Portal (Status ${status}).`;
export const addressOtherAdvice =
  'Führt der Proxy zu diesem Portal? Stimmen PUBLIC_URL und SECRET bei allen Prozessen überein?';

export const proxy = 'Proxy';
export const proxyNone = 'Davor steht kein Proxy.';
export const proxyFine = 'Der Proxy gibt Adresse und Protokoll der Leser weiter.';
export const proxyUntrusted =
  'Davor steht ein Proxy, dem das Portal nicht traut: Für das Portal kommen alle Leser von derselben Adresse.';
export const proxyUntrustedAdvice =
  'Bitte TRUST_PROXY auf die Adresse des Proxys setzen, etwa TRUST_PROXY=127.0.0.1.';
export const proxyScheme = 'Der Proxy sagt nicht, dass Leser über https kommen.';
export const proxySchemeAdvice =
  'Bitte im Proxy X-Forwarded-Proto setzen (nginx: proxy_set_header X-Forwarded-Proto $scheme).';
export const proxyMissing = 'TRUST_PROXY ist gesetzt, aber niemand schickt X-Forwarded-For.';
export const proxyMissingAdvice =
  'Steht kein Proxy davor, bitte TRUST_PROXY entfernen: Sonst kann jeder seine Adresse vortäuschen.';
export const addressUnchecked = 'Nicht geprüft: Die öffentliche Adresse antwortet nicht.';
export const addressUncheckedAdvice = 'Zuerst die öffentliche Adresse in Ordnung bringen.';

export const certificate = 'Zertifikat';
export const certificateNone = 'Ohne https gibt es keines.';
export const certificateEnds = (day: string, days: number) =>
  `Es gilt bis ${day} (noch ${grouped(days)} ${days === 1 ? 'Tag' : 'Tage'}).`;
export const certificateOver = (day: string) => `Es ist am ${day} abgelaufen.`;
export const certificateUnknown = 'Sein Ende lässt sich nicht lesen.';
export const certificateAdvice =
  'Bitte erneuern, und prüfen, warum das nicht von selbst geschieht (certbot, Caddy).';

export const backup = 'Sicherung';
export const backupUnknown = 'Von einer Sicherung ist nichts bekannt.';
export const backupUnknownAdvice =
  'Bitte unter /admin/betrieb/sicherungen jede Nacht sichern lassen, an einen anderen Ort, und das Geheimnis dazu aufbewahren.';
export const backupFound = (told: string) => `Die letzte Sicherung war ${told} fertig.`;
export const backupOld = (told: string) => `Die letzte Sicherung war ${told} fertig; das ist zu lange her.`;
export const backupUnproved = (error: string) =>
  `Die letzte Sicherung ließ sich nicht zurückspielen: ${error}`;
export const backupUnprovedAdvice = 'Bitte unter /admin/betrieb/sicherungen noch einmal sichern und prüfen.';
export const backupOldAdvice = 'Bitte prüfen, warum keine neue gemacht wird.';
