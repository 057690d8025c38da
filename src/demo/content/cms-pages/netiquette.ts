// These are the rules of the comments, as the portal has them.

import type { DemoCmsPage } from '../types.ts';

export const netiquette: DemoCmsPage = {
  slug: 'netiquette',
  title: 'Netiquette',
  body: [
    {
      p: 'Wer hier kommentiert, trifft die Leute am Samstag auf dem Markt wieder. Das ist schon fast alles, was man wissen muss. Der Rest steht hier, damit niemand raten muss, warum ein Kommentar verschwunden ist.',
    },
    { h2: 'Mitreden' },
    {
      p: 'Lesen dürfen alle, auch ohne Konto. Zum Schreiben melden Sie sich an; Ihre E-Mail-Adresse muss bestätigt sein. Ihr Kommentar erscheint sofort, unter dem Namen aus Ihrem Profil. Wir lesen nicht vor, sondern mit: Linh Tran und die Redaktion sehen die Kommentare zwischen 7 und 22\u00a0Uhr durch, nachts erst am nächsten Morgen.',
    },
    {
      list: [
        '**5.000\u00a0Zeichen** sind Platz genug. Wer mehr zu sagen hat, schreibt uns einen Beitrag: redaktion@litfass.example.',
        '**Antworten** stehen unter dem Kommentar, auf den sie sich beziehen, eine Ebene tief. So bleibt ein Gespräch lesbar.',
        '**Sechs Kommentare in der Minute** nimmt das Portal von Ihnen an. Danach bittet es um eine Pause; die tut den meisten Debatten gut.',
        '**Ändern und löschen** können Sie Ihre Kommentare jederzeit. Geänderte tragen das Wort „bearbeitet“, gelöschte sind sofort für alle weg.',
      ],
    },
    { h2: 'Was wir uns wünschen' },
    {
      list: [
        'Schreiben Sie so, wie Sie es der anderen Person ins Gesicht sagen würden.',
        'Reden Sie zur Sache und mit den Menschen, nicht über sie. „Der Antrag ist Unsinn, weil“ ist ein guter Anfang, „typisch für den“ ist keiner.',
        'Sagen Sie, woher Sie etwas wissen. „Ich war dabei“ zählt, „man hört ja“ zählt nicht.',
        'Verbessern Sie uns. Auf Fehler antworten wir schneller als auf Lob.',
        'Siezen oder duzen Sie, wie Sie es draußen auch täten.',
        'Lassen Sie Kinder mitreden. Wer noch nicht 16 ist, schreibt mit seinen Eltern; Ida Kraus macht vor, wie das geht.',
      ],
    },
    { h2: 'Was wir löschen' },
    {
      list: [
        'Beleidigungen, Drohungen und Herabsetzungen wegen Herkunft, Glauben, Geschlecht, Behinderung, Alter oder der Straße, in der jemand wohnt.',
        'Behauptungen über Personen, die sich nicht belegen lassen, und alles, was strafbar ist.',
        'Adressen, Telefonnummern, Autokennzeichen und Krankengeschichten anderer Leute, auch wenn sie stimmen.',
        'Werbung, Kettenbriefe und denselben Text unter fünf Beiträgen.',
        'Fremde Texte in voller Länge. Ein Satz und die Quelle genügen.',
      ],
    },
    {
      p: 'Wessen Kommentar wir löschen, dem schreiben wir, warum, und wie man widerspricht. Bei einem Versehen stellen wir den Wortlaut wieder her, denn im Verlauf bleibt er erhalten. Bei wiederholten Verstößen sperren wir ein Konto auf Zeit. Sie können dann weiter lesen, aber nicht schreiben.',
    },
    { h2: 'Wenn es zu laut wird' },
    {
      p: 'Manchmal schließen wir die Kommentare unter einem Beitrag, meistens nach Mitternacht und nach Niederlagen. Das entscheidet die Moderation oder die Redaktion des Ortes, nie die Autorin oder der Autor des Beitrags. Was bis dahin geschrieben wurde, bleibt stehen und lesbar.',
    },
    { h2: 'Etwas melden' },
    {
      p: 'Schreiben Sie an moderation@litfass.example und legen Sie die Adresse des Kommentars dazu: Ein Klick auf die Uhrzeit über dem Text bringt sie in die Adresszeile. Wir antworten, meist am selben Tag, und sagen Ihnen, wie wir entschieden haben und weshalb. Wenn Sie das falsch finden, entscheidet ein zweites Mal jemand anderes.',
    },
    {
      quote: 'Es schreibt sich leichter, wenn man sich die andere Person mit einer Einkaufstasche vorstellt.',
      by: 'Linh Tran, Moderation',
    },
  ],
};
