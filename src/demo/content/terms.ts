// This is what members of the demo portal agree to, as the portal does it.

import type { DemoTerms } from './types.ts';

export const terms: DemoTerms = {
  title: 'Nutzungsbedingungen',
  validForDays: 3395,
  text: `
Lesen dürfen hier alle, ohne Konto und ohne Bedingungen. Wer mitredet oder selbst veröffentlicht, einigt sich mit uns auf das Folgende. Wir haben es so kurz gehalten, wie es ging, und so, dass man es verstehen kann.

## Wer mit wem
Anbieterin ist die Litfass Auenfeld eG, Gerbergasse\u00a07 in Auenfeld. Sie sind das Mitglied, das ein Konto anlegt. Ein Konto kostet nichts und hat mit einem Anteil an der Genossenschaft nichts zu tun: Man kann beides haben, eines davon oder keines.

## Ihr Konto
Ein Konto gehört einem Menschen. Vereine, Chöre und Feuerwehren bekommen auch eines, wenn jemand mit Namen dafür geradesteht. Geben Sie eine E-Mail-Adresse an, die Ihnen gehört, und behalten Sie Ihr Passwort für sich. Wer noch nicht 16 ist, meldet sich zusammen mit den Eltern an.

Welchen Namen die anderen lesen, entscheiden Sie. Er darf nicht so tun, als wären Sie jemand anderes.

## Was Sie schreiben, bleibt Ihres
Texte und Bilder, die Sie hier veröffentlichen, gehören weiter Ihnen. Uns erlauben Sie, sie auf diesem Portal zu zeigen, in der Größe anzupassen, in Übersichten, Feeds und Mails anzukündigen und aufzubewahren, solange Sie sie nicht löschen. Mehr nicht: Wir verkaufen nichts davon und drucken nichts davon, ohne Sie zu fragen.

Veröffentlichen Sie nur, was von Ihnen ist oder wofür Sie die Erlaubnis haben. Menschen auf Bildern fragen Sie vorher, bei Kindern die Eltern.

## Was hier nicht geht
Es gilt die Netiquette. Außerdem alles, was ohnehin verboten ist: Beleidigung, Verleumdung, Aufruf zur Gewalt, fremde Adressen und Krankengeschichten, geklaute Bilder. Werbung in eigener Sache ist kein Verbrechen, gehört aber in eine Anzeige und nicht in einen Kommentar.

Programme, die das Portal massenhaft abrufen oder in fremdem Namen schreiben, schalten wir ab.

## Was wir tun, wenn es trotzdem geschieht
Wir können Kommentare und Beiträge ausblenden oder löschen und ein Konto auf Zeit oder auf Dauer sperren. Wir sagen Ihnen, was und warum, und Sie können widersprechen. Darüber entscheidet dann jemand anderes als beim ersten Mal. Während einer Sperre lesen Sie weiter, schreiben aber nicht.

## In welcher Reihenfolge Sie lesen
Die Titelseite ordnet die Redaktion. Für Mitglieder steht darunter „Für Sie“: Beiträge, geordnet nach Nähe, Abos und Neuheit, und nur mit Ihrer Zustimmung danach, in welchen Rubriken Sie lesen. Jeder Beitrag sagt, warum er dort steht. Alle Zahlen dazu stehen unter /reihenfolge; „Neueste zuerst“ schaltet das mit einem Druck ab.

## Was Sie von uns erwarten dürfen
Wir betreiben das Portal so sorgfältig, wie eine kleine Redaktion es kann. Dass es jede Minute erreichbar ist, versprechen wir nicht. Für Vorsatz und grobe Fahrlässigkeit haften wir ohne Grenze, ebenso für Schäden an Leben, Körper und Gesundheit; bei leichter Fahrlässigkeit nur, wenn wir eine Pflicht verletzen, auf die Sie sich verlassen mussten, und dann in der Höhe, mit der zu rechnen war.

Für das, was Mitglieder schreiben, sind sie selbst verantwortlich. Wir prüfen es nicht vorher, aber wir sehen nach, sobald jemand etwas meldet.

## Gehen
Sie können Ihr Konto jederzeit löschen, unter „Datenschutz“ in Ihrem Konto. Nach 14\u00a0Tagen Bedenkzeit ist alles fort, was über Sie gespeichert war. Ihre Kommentare bleiben ohne Namen stehen oder gehen mit, wie Sie möchten. Vorher können Sie alles als Datei mitnehmen.

Wir können den Vertrag mit einer Frist von vier Wochen kündigen, bei groben Verstößen sofort.

## Wenn sich etwas ändert
Ändern wir diese Bedingungen, steht hier eine neue Fassung mit Datum, und wir fragen Sie beim nächsten Besuch, ob Sie einverstanden sind. Die alten Fassungen bleiben lesbar. Wer nicht zustimmt, liest ohne Konto weiter und nimmt seine Daten mit.

## Zum Schluss
Es gilt deutsches Recht. Streiten wir uns, reden Sie zuerst mit uns: redaktion@litfass.example, oder dienstags und donnerstags bei Filterkaffee. An einer Verbraucherschlichtung nehmen wir nicht teil, weil wir lieber selbst antworten. Ist ein Satz hier unwirksam, bleiben die anderen gültig.
`,
};
