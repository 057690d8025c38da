// This is what the software keeps about whom, for how long and why. It says what the code does: whoever
// changes what is stored, logged or set as a cookie changes this page too.

import type { DemoCmsPage } from '../types.ts';

export const privacy: DemoCmsPage = {
  slug: 'datenschutz',
  isLegal: true,
  title: 'Datenschutz',
  body: [
    {
      list: [
        'Lesen können Sie, ohne dass wir etwas über Sie speichern.',
        'Es gibt keine Werbung, keine Reichweitenmessung und keine Profile Ihres Leseverhaltens. Nur wenn Sie ausdrücklich zustimmen, zählen wir, in welchen Rubriken Sie lesen.',
        'Ihr Browser spricht nur mit uns: Schriften, Bilder und Programme kommen von unserem eigenen Rechner.',
        'Was wir für Ihr Konto und alles, was Sie damit tun, brauchen, steht unten, Feld für Feld.',
        'Ihre Daten mitnehmen und Ihr Konto löschen können Sie selbst, ohne uns zu fragen.',
      ],
    },
    { h2: 'Wer verantwortlich ist' },
    {
      p: 'Litfass Auenfeld eG, Gerbergasse\u00a07, 05411\u00a0Auenfeld. Für alles, was Ihre Daten angeht, ist Nele Nowak da: datenschutz@litfass.example. Der Rechner, auf dem dieses Portal läuft, steht in unserer Redaktion. Niemand verarbeitet in unserem Auftrag Daten. Nur wenn Sie Hinweise auf einem Gerät einschalten, ist der Hersteller Ihres Browsers beteiligt; wie, steht unten.',
    },
    { h2: 'Wenn Sie nur lesen' },
    {
      p: 'Damit eine Seite zu Ihnen findet, erfährt unser Rechner die IP-Adresse Ihres Anschlusses. Er braucht sie für die Antwort und schreibt sie nicht auf. Ins Protokoll kommt je Aufruf eine Zeile: Uhrzeit, Adresse der Seite ohne alles hinter dem Fragezeichen, wie lange die Antwort gedauert hat, ob sie gelungen ist, und eine Kennung, die bei jedem Aufruf eine andere ist. Wer die Seite gelesen hat, lässt sich daraus nicht ablesen. Bei Seiten, die fertig im Speicher liegen, zählen wir nur mit, dass es wieder ein Aufruf war.',
    },
    {
      p: 'Geht etwas schief, zeigt Ihnen die Fehlerseite die Kennung Ihres Aufrufs. Wenn Sie uns schreiben und sie nennen, finden wir die Zeile wieder.',
    },
    { h2: 'Cookies' },
    {
      p: 'Wir setzen sieben Cookies, alle nur, wenn Sie etwas tun, wofür sie nötig sind. Eine Einwilligung brauchen sie deshalb nicht (§\u00a025 Absatz\u00a02 Nummer\u00a02 TDDDG). Keines geht an andere, keines kann Sie außerhalb dieses Portals wiedererkennen.',
    },
    {
      table: {
        head: ['Name', 'Wozu', 'Wie lange'],
        rows: [
          [
            'litfass_session',
            'Hält Sie angemeldet. Der Inhalt ist eine Zufallszahl, Programme im Browser können sie nicht lesen. Über verschlüsselte Verbindungen trägt der Name den Vorsatz „Host“, damit keine andere Adresse es setzen kann.',
            'Bis Sie sich abmelden oder den Browser schließen; mit „Angemeldet bleiben“ 60\u00a0Tage',
          ],
          [
            'litfass_reader',
            'Sagt der Seite, die Ihr Browser beim Zurückgehen wieder zeigt, ob noch dieselbe Person angemeldet ist. Sonst leert sie sich. Der Inhalt ist ein Prüfwert, mit dem sich nichts öffnen lässt.',
            'Bis Sie sich abmelden oder den Browser schließen',
          ],
          [
            'litfass_pending',
            'Überbrückt beim Anmelden die Zeit zwischen Passwort und zweitem Faktor.',
            'Zehn Minuten',
          ],
          [
            'litfass_device',
            'Merkt sich, dass Sie sich auf diesem Gerät schon einmal angemeldet haben. Wer anderswo Ihr Passwort zu erraten versucht, sperrt dann nicht Sie aus. Es öffnet nichts.',
            '400\u00a0Tage',
          ],
          [
            'schema',
            'Merkt sich, ob Sie helle oder dunkle Farben gewählt haben. Entsteht erst, wenn Sie den Schalter benutzen, und enthält nur „auto“, „light“ oder „dark“.',
            'Ein Jahr',
          ],
          [
            'embed_consent',
            'Merkt sich, welchen Diensten Sie dauerhaft erlaubt haben, ihre Inhalte in unseren Beiträgen zu zeigen. Entsteht erst dann; auf der Seite „Eingebettete Inhalte“ nehmen Sie es zurück.',
            'Ein Jahr',
          ],
          [
            'litfass_flash',
            'Trägt nach einem Formular die Meldung auf die nächste Seite, zum Beispiel „Ihr Kommentar ist erschienen“.',
            'Bis zur nächsten Seite',
          ],
        ],
      },
    },
    {
      p: 'Im Speicher Ihres Browsers, und nur dort, liegt außerdem, was Sie in einen Kommentar oder eine Nachricht getippt und noch nicht abgeschickt haben. Es verschwindet, wenn Sie es abschicken oder verwerfen. Schließen Sie die Einladung am unteren Rand eines Artikels, steht dort auch, wann das war, damit sie 30\u00a0Tage lang nicht wiederkommt. Sie können das alles jederzeit löschen oder verbieten; lesen lässt sich dann alles wie vorher.',
    },
    {
      p: 'Damit Sie auch ohne Netz lesen können, hebt Ihr Browser die letzten 30 Beiträge auf, die Sie gelesen haben, und alles, was Sie sich gemerkt haben, mit ihren Bildern; sind Sie angemeldet, auch die Seite, auf der Sie einen Schnappschuss beginnen. Er merkt sich auch, bis zu welchem Absatz Sie gekommen sind und was Sie zu Ende gelesen haben. Schreiben Sie ohne Netz einen Kommentar oder veröffentlichen einen Beitrag, wartet er dort mit seinem Bild, bis Sie wieder verbunden sind; auch nach dem Abmelden, damit er nicht verloren geht. Außerdem zählt er die Tage, an denen Sie hier gelesen haben, bis drei, um Sie zu fragen, ob das Portal auf Ihren Startbildschirm soll. Das alles liegt nur auf Ihrem Gerät; uns wird davon nichts geschickt, es sei denn, Sie lassen Ihr Konto aufheben, was Sie lesen. Melden Sie sich ab oder meldet sich jemand anderes an, löscht der Browser die aufgehobenen Beiträge, die Seite für Schnappschüsse, die Lesestellen und was gelesen ist.',
    },
    { h2: 'Wenn Sie ein Konto haben' },
    {
      table: {
        head: ['Was wir speichern', 'Wer es sieht'],
        rows: [
          ['Name', 'alle, über Ihren Beiträgen und Kommentaren und in Ihrem Profil'],
          [
            'Selbstbeschreibung, Wohnort, Links, Porträt, Titelbild, wenn Sie sie angeben',
            'alle, in Ihrem Profil; den Ort können Sie verbergen. Sind Sie angemeldet, steht in der Suche weiter oben, was nah an Ihrem Wohnort ist',
          ],
          ['Tag, an dem Sie dazugekommen sind', 'alle, als Monat und Jahr'],
          ['Benutzername, E-Mail-Adresse, Zeitpunkt ihrer Bestätigung', 'Sie und die Administration'],
          [
            'Passwort, nur als Prüfwert nach dem Verfahren Argon2id',
            'niemand, auch wir können es nicht zurückrechnen',
          ],
          [
            'Geheimnis Ihrer Code-App, verschlüsselt; Prüfwerte der Wiederherstellungscodes; Schlüssel und Namen Ihrer Passkeys',
            'niemand; Sie sehen, was eingerichtet ist',
          ],
          [
            'Welcher Fassung der Nutzungsbedingungen und anderer Regeln Sie wann zugestimmt haben',
            'Sie und die Administration',
          ],
          ['Rollen, zum Beispiel „Autorin in Steinach“', 'Sie und die Administration'],
          ['Ende Ihres Zugangs zu plus, wenn Sie einen haben', 'Sie und die Administration'],
          ['Gruppen, in die wir Sie aufgenommen haben, zum Beispiel „Vereine“', 'Sie und die Administration'],
          [
            'Notizen der Moderation und der Redaktion zu Ihrem Konto',
            'die Moderation, die Redaktion und die Administration; Sie, wenn Sie Ihre Daten abrufen',
          ],
          ['Eine Sperre mit Ende und Grund, wenn es eine gibt', 'Sie, die Moderation und die Administration'],
        ],
      },
    },
    { h2: 'Wenn Sie sich anmelden' },
    {
      p: 'Zu jeder Anmeldung gehört ein Eintrag auf unserer Seite: wann sie begann, wann sie zuletzt benutzt wurde (auf fünf Minuten genau), wann sie endet, ob Sie angemeldet bleiben wollten und wie sich Ihr Browser nennt. Sie sehen diese Einträge unter „Anmeldung und Sicherheit“ und können jeden beenden. Die Zufallszahl aus dem Cookie heben wir nur als Prüfwert auf. Ohne „Angemeldet bleiben“ endet sie nach zwölf Stunden ohne Aufruf, jede spätestens nach 60\u00a0Tagen; abgelaufene werden jede Nacht entfernt.',
    },
    {
      p: 'Damit niemand Passwörter durchprobiert, zählen wir falsche Versuche und lassen danach warten, jedes Mal länger. Was dabei eingetippt wurde und woher es kam, steht nur als Prüfwert in der Liste. Wie oft jemand von einer IP-Adresse aus sich anmeldet, registriert oder einen Link aus einer Mail benutzt und wie viele Mails eine Adresse angefordert hat, zählen wir mit dieser Adresse. Alles davon ist vergessen, sobald es einen Tag alt ist und die Nacht vorbei.',
    },
    {
      p: 'Ein Konto, dessen E-Mail-Adresse niemand bestätigt, wird nach sieben Tagen in der Nacht geleert.',
    },
    {
      p: 'Lädt die Administration jemanden zum Mitarbeiten ein, speichern wir Mailadresse, Namen, Rolle, wer eingeladen hat und was dabei stand; das sieht nur die Administration. Der Link gilt 14\u00a0Tage und nur einmal, gespeichert ist davon nur ein Prüfwert. 90\u00a0Tage nach dem Ende der Einladung ist alles gelöscht.',
    },
    { h2: 'Wenn Sie kommentieren' },
    {
      p: 'Wir speichern den Text, Ihr Konto, den Zeitpunkt, worauf Sie antworten und ob und wann Sie etwas geändert haben. Das alles sehen alle, der Kommentar ist ja dafür da. Wird einer zurückgehalten, sehen ihn bis zur Freigabe nur Sie und die Moderation, mit dem Grund und mit dem, was Sie auf Fragen zu den Menschen darin geantwortet haben. Ihre letzten Kommentare stehen auch in Ihrem Profil, wenn Sie das nicht abschalten. Die Grenze von sechs Kommentaren in der Minute prüfen wir an den Kommentaren selbst; eine IP-Adresse gehört nicht dazu.',
    },
    {
      p: 'Löschen Sie einen Kommentar, ist er sofort für alle verschwunden. Sein Wortlaut bleibt auf unserem Rechner, bis Sie Ihr Konto löschen, damit sich ein Streit über einen Verstoß auch danach noch klären lässt.',
    },
    { h2: 'Wenn Sie etwas melden' },
    {
      p: 'Melden Sie einen Inhalt, speichern wir Ihre Angaben und eine Kopie dessen, was Sie melden. Mit Konto gehört die Meldung zu Ihrem Konto; ohne brauchen wir Namen und E-Mail-Adresse, außer es geht um die Darstellung von Kindesmissbrauch. Das sieht nur die Moderation. Wessen Inhalt es ist, erfährt nicht, wer gemeldet hat.',
    },
    {
      p: 'Wird über einen Inhalt von Ihnen oder über Ihr Konto entschieden, speichern wir, wie der Inhalt oder Ihr Profil da aussah, was geschehen ist, wogegen es verstößt und warum, und was Sie dagegen einwenden; ändert die Moderation einen Kommentar von Ihnen, beide Fassungen. Im Bericht zur Moderation stehen nur Zahlen, und was wir der Kommission der EU melden, nennt niemanden.',
    },
    { h2: 'Newsletter' },
    {
      p: 'Bestellen Sie einen Newsletter, speichern wir, welchen, wann Sie ihn bestellt und bestätigt haben, und Ihre E-Mail-Adresse; haben Sie ein Konto, nehmen wir die Adresse des Kontos. Ohne Konto fragen wir zuerst mit einer Mail nach; bestätigen Sie nicht binnen 48\u00a0Stunden, vergessen wir die Adresse. Zu jeder Ausgabe merken wir uns 60\u00a0Tage lang, ob der Mailserver die Mail angenommen hat und ob sie zurückkam; danach bleibt nur die Summe. Kommen Mails zurück, schicken wir nichts mehr und merken uns, seit wann. Ob Sie eine Mail öffnen oder worauf Sie klicken, erfahren wir nicht: Es ist kein Zählpixel darin, und die Links sind für alle gleich, nur der zum Abbestellen nicht. Bestellen Sie ab, ist das alles sofort gelöscht, ohne Konto auch Ihre Adresse, wenn Sie keinen anderen Newsletter mehr bekommen.',
    },
    { h2: '„Gefällt mir“, Abos und Nachrichten' },
    {
      p: 'Was Ihnen gefällt, steht mit Ihrem Namen in der Liste am Beitrag. Folgen Sie einem Mitglied, sehen das alle auf dessen Seite, es sei denn, es verbirgt, wer ihm folgt; Ihre übrigen Abos und die Suchen, die Sie sich gemerkt haben, sehen nur Sie. Wir benutzen das, um Ihnen Neues zu zeigen und Mitteilungen zu schreiben, zu nichts sonst.',
    },
    {
      p: 'Was Sie sich mit „Merken“ für später aufheben, mit Ihren Ordnern und dem Zeitpunkt, sehen nur Sie. Wir benutzen es zu nichts, als es Ihnen wieder zu zeigen. Es verschwindet, wenn Sie es aus der Liste nehmen oder Ihr Konto löschen.',
    },
    {
      p: 'Eine Nachricht lesen nur Sie und die Person, mit der Sie schreiben; Ausnahmen stehen unter „Einsicht“. Gespeichert sind Text, Zeitpunkt und wie weit gelesen wurde. Löschen Sie eine, verschwindet sie bei Ihnen; haben beide sie gelöscht, ist sie fort. Meldet jemand eine Nachricht, sieht die Moderation sie und bis zu fünf davor; diese Kopie bleibt für die Moderation erhalten, auch wenn beide sie löschen, bis eine der beiden Personen ihr Konto löscht. Wen Sie blockieren, erfährt die Person erst, wenn sie Ihnen schreiben, antworten oder folgen will; wen Sie stumm schalten und welche Wörter Sie ausblenden, erfährt niemand.',
    },
    { h2: 'Die Reihenfolge der Beiträge' },
    {
      p: 'Für „Für Sie“ speichern wir, was Sie unter „Meine Reihenfolge“ einstellen: die vier Regler, Ihre weiteren Orte, wovon Sie weniger sehen möchten, und ob es nach der Zeit gehen soll. Dazu kommen Ihr Wohnort aus dem Profil und Ihre Abos. Nur Sie sehen das. Stimmen Sie dort zu, zählen wir außerdem je Rubrik, an wie vielen Tagen Sie etwas gelesen haben, höchstens bis 20, und den letzten dieser Tage; welche Beiträge das waren, steht nirgends. Das ist von Anfang an aus, die Zustimmung nehmen Sie an derselben Stelle zurück, und dann ist das Gezählte sofort gelöscht. Was Sie 90\u00a0Tage lang nicht lesen, vergessen wir. Wonach geordnet wird, steht mit allen Zahlen unter /reihenfolge.',
    },
    { h2: 'Mails und Hinweise' },
    {
      p: 'Mails schicken wir, wenn Sie sich registrieren, Ihr Passwort oder Ihre Adresse ändern, wenn es um Ihr Konto geht und wenn Sie Mitteilungen per Mail gewählt haben. Geht es um Ihre Adresse oder Ihr Passwort, steht ein Link darin; er gilt eine Stunde bis sieben Tage und nur einmal, und gespeichert ist davon nur ein Prüfwert, bis zu 30\u00a0Tage über sein Ende hinaus. Jede Mail steht bis zu 30\u00a0Tage im Postausgang der Administration, mit Adresse, Betreff und Zeit. Ihr Text bleibt nur so lange, bis sie verschickt ist; ließ sie sich nicht zustellen, bis zum Ende dieser Zeit. Die Mails melden uns nicht, ob Sie sie öffnen.',
    },
    {
      p: 'Gelesene Mitteilungen im Portal löschen wir nach 90\u00a0Tagen. Schalten Sie auf einem Gerät Hinweise ein, gibt Ihr Browser uns dafür eine Adresse beim Dienst seines Herstellers, zum Beispiel Apple, Google oder Mozilla. Über ihn schicken wir die Hinweise, verschlüsselt, sodass er sie nicht lesen kann; dass und wann einer kommt, erfährt er. Die Adresse ist gelöscht, wenn Sie Hinweise ausschalten oder sich auf dem Gerät abmelden.',
    },
    { h2: 'Wenn Sie Beiträge und Bilder veröffentlichen' },
    {
      p: 'Lesen Sie einen Kalender oder eine Tabelle ein, speichern wir seinen Namen, seine Adresse und was an Terminen darin steht, ohne Eingeladene und ohne Einträge, die als privat gekennzeichnet sind. Das sehen Sie und die Redaktion des Ortes, bis Sie den Kalender entfernen. Er wird jede Stunde neu gelesen; sein Anbieter erfährt dabei die Adresse unseres Rechners, nicht Ihre.',
    },
    {
      p: 'Zu Artikeln, Schnappschüssen und Terminen speichern wir, was Sie eingeben, dazu jede frühere Fassung. Wartet ein Beitrag auf Freigabe, speichern wir, warum, und was Sie auf die Fragen zu den Menschen darin geantwortet haben; das lesen nur Sie und die Redaktion. Bei Kommentaren und Beiträgen, die eine Regel markiert hat, steht der Name der Regel, ebenso nur für Sie und für die, die am Ort redigieren oder moderieren. Aus Fotos entfernen wir beim Hochladen den Aufnahmeort und alle weiteren Angaben der Kamera. Es bleiben das Farbprofil und, wenn sie in der Datei stehen, die Angaben zu Urheberin oder Urheber. Bilder, die nur in Beiträgen mit plus oder in unveröffentlichten Beiträgen vorkommen, sind nur über Adressen abrufbar, die nach ein bis zwei Stunden ungültig werden.',
    },
    {
      p: 'Wer Beiträge als Datei exportiert, steht mit Zeit, Inhalt und Format ein Jahr lang im Protokoll der Exporte. Die Dateien selbst kann nur abholen, wer sie angefordert hat; nach 24\u00a0Stunden sind sie gelöscht.',
    },
    {
      p: 'Zu einem Bild speichern wir außerdem, wie Ihre Datei hieß, was Sie zu Rechten und Quelle angeben, und eine Prüfsumme der Datei: An ihr erkennen wir, dass Sie dasselbe Bild schon einmal hochgeladen haben. In die verkleinerten Fassungen schreiben wir Bildunterschrift und Namen, damit beides beim Bild bleibt. Ihre Merkliste sehen nur Sie.',
    },
    {
      p: 'Aus Videos und Tönen entfernen wir, wo sie aufgenommen wurden. Bricht ein Upload ab, behalten wir die angekommenen Teile einen Tag lang, damit Sie fortsetzen können; Ihr Browser merkt sich dafür, welche Datei es war, bis der Upload fertig ist.',
    },
    { h2: 'Wenn Sie sich zu einem Termin anmelden' },
    {
      p: 'Wir speichern, zu welchem Tag Sie kommen, wie viele Plätze Sie brauchen, wann Sie sich angemeldet haben, Ihre Antwort, wenn der Veranstalter etwas fragt, und ob Sie da waren. Mit Konto gehört das zu Ihrem Konto; ohne Konto fragen wir nach Namen und E-Mail-Adresse und schicken Ihnen einen Link. Folgen Sie ihm nicht binnen 24\u00a0Stunden, vergessen wir alles. Sehen kann es nur, wer den Termin betreut, die Adresse nur bei Gästen ohne Konto, auch als Liste zum Herunterladen. Wir schreiben Ihnen, wenn ein Platz frei wird, wenn der Tag verlegt wird oder ausfällt und wenn der Veranstalter allen Angemeldeten etwas mitteilt. 30\u00a0Tage nach dem Termin ist alles gelöscht, mit Ihrem Konto sofort.',
    },
    {
      p: 'Merken Sie sich einen Termin mit „Ich komme“, zählen wir Sie mit; Ihr Name steht nur dabei, wenn Sie „Mit Namen zeigen“ wählen, und nur bis der Termin vorbei ist. Wählen Sie „Erinnern“, speichern wir, wann wir Ihnen schreiben. Wird der Tag verlegt oder fällt er aus, sagen wir es Ihnen. Beides ist 30\u00a0Tage nach dem Termin gelöscht, oder wenn Sie es zurücknehmen.',
    },
    {
      p: 'Nennt jemand Sie als Veranstalter und möchte zu Ihrem Profil führen, speichern wir, wer gefragt hat, bei welchem Termin zuerst und was Sie geantwortet haben. Sie sehen und ändern das unter „Veranstalter“ in Ihrem Konto; mit dem Konto wird es gelöscht.',
    },
    { h2: 'Einsicht' },
    {
      p: 'Bitten Sie uns um Auskunft, oder müssen wir einem ernsten Verdacht nachgehen, kann die Administration ansehen, was Ihr Konto enthält: genau das, was Sie selbst herunterladen können. Vorher muss sie einen Grund nennen. Wer es wann und aus welchem Grund getan hat, lesen Sie in Ihrem Konto unter „Einsicht in Ihre Daten“. Mit Ihrem Konto verschwinden die Gründe.',
    },
    {
      p: 'Haben Sie zwei Konten, kann die Administration auf Ihren Wunsch eines daraus machen: Was Sie mit dem zweiten geschrieben haben, steht dann beim ersten, und das zweite wird gelöscht. Gespeichert bleibt davon nur, dass seine alte Adresse zur neuen führt.',
    },
    { h2: 'Der Verlauf' },
    {
      p: 'Jede Änderung an Inhalten, Rollen, Sperren und Einstellungen hinterlässt eine Zeile: wann, welches Konto, was genau, und was vorher da stand. Auch An- und Abmeldungen stehen darin, ohne IP-Adresse. Nachrichten und ihre Empfänger stehen nicht darin. Nachträglich ändern lässt er sich nicht, auch von uns nicht; das ist sein Zweck. Nur wenn Sie Ihr Konto löschen, wird der Wortlaut Ihrer Kommentare daraus entfernt. Statt Ihres Namens enthält er die Nummer Ihres Kontos.',
    },
    { h2: 'Wie oft etwas gelesen wird' },
    {
      p: 'Verlassen Sie einen Beitrag, schickt Ihr Browser uns eine kurze Meldung: welcher Beitrag es war, wie viele Sekunden er zu sehen war, ob Sie bis zum Ende kamen, ob Sie seine Adresse kopiert oder geteilt haben und von welcher Art Quelle Sie kamen, zum Beispiel von einer Suchmaschine. Welche Seite das war, steht nicht darin. Wir zählen die Meldungen im Arbeitsspeicher zusammen und speichern nur Summen je Beitrag und Stunde. Dafür brauchen wir kein Cookie, keine Kennung und nichts, woran Ihr Gerät zu erkennen wäre; auch wer angemeldet ist, wird nicht anders gezählt, und niemand kann nachsehen, was Sie gelesen haben. Damit kein Programm die Zahlen verfälscht, merken wir uns im Arbeitsspeicher höchstens eine Minute lang, wie viele Meldungen von einer IP-Adresse kamen, als Prüfwert, dessen Schlüssel danach fort ist. Zahlen unter zehn bekommt auch die Redaktion nicht zu sehen.',
    },
    { h2: 'Keine fremden Rechner' },
    {
      p: 'Das Portal bindet keine Karten, Videos, Schriften, Zählpixel oder Knöpfe anderer Anbieter ein, und Ihr Browser hat die Anweisung, nichts von anderswo zu laden. Verweist ein Beitrag auf ein Video bei jemand anderem, sehen Sie einen gewöhnlichen Link. Erst wenn Sie ihn anklicken, erfährt die andere Seite von Ihnen, und auch dann höchstens, dass Sie von uns kommen, nicht von welchem Beitrag. Teilen und Kopieren einer Adresse geschieht auf Ihrem Gerät.',
    },
    { h2: 'Wie lange wir was aufheben' },
    {
      table: {
        head: ['Was', 'Wie lange'],
        rows: [
          ['Protokollzeilen', 'solange sie dem Betrieb dienen; sie enthalten nichts über Sie'],
          ['Gezählte Versuche', 'einen Tag, gelöscht in der folgenden Nacht'],
          [
            'Summen der Aufrufe je Stunde',
            '90\u00a0Tage, danach nur zusammengezählt; sie enthalten nichts über Sie',
          ],
          ['Newsletter und Ihre Adresse dafür', 'bis Sie abbestellen; unbestätigt 48\u00a0Stunden'],
          [
            'Meldungen mit Namen und Adresse, eine Kopie des gemeldeten Inhalts, Entscheidungen mit Begründung',
            'bis über den Fall nicht mehr zu streiten ist, ein halbes Jahr nach der Entscheidung; danach ohne Namen und Adresse von Menschen ohne Konto',
          ],
          [
            'Sicherungen des ganzen Portals, für den Fall, dass der Rechner verloren geht',
            'eine je Tag eine Woche lang, eine je Woche vier Wochen, eine je Monat zwölf Monate; so lange steht darin auch, was Sie seither gelöscht haben',
          ],
          ['Wie oft eine Adresse aufgerufen wird, die es nicht gibt', 'als Zahl, ohne wer gefragt hat'],
          ['Mails im Postausgang', '30\u00a0Tage, ihr Text nur bis zum Verschicken'],
          ['Gelesene Mitteilungen', '90\u00a0Tage'],
          ['Anmeldungen zu Terminen und gemerkte Termine', '30\u00a0Tage über den Termin hinaus'],
          ['Geheime Adresse des eigenen Kalenders', 'bis Sie sie aufheben'],
          ['Geheime Adresse des eigenen Feeds', 'bis Sie sie aufheben'],
          ['Anmeldungen am Portal', 'bis zum Abmelden oder Ablaufen, höchstens 60\u00a0Tage'],
          [
            'Gezählte Rubriken, wenn Sie zugestimmt haben',
            '90\u00a0Tage, oder bis Sie die Zustimmung zurücknehmen',
          ],
          [
            'Leseverlauf, wenn Ihr Konto ihn aufheben soll: welche Beiträge, bis zu welchem Absatz, wann zuletzt',
            'die letzten 300, bis Sie ihn löschen oder abschalten',
          ],
          ['Wie Sie Beiträge geordnet haben möchten', 'bis Sie Ihr Konto löschen'],
          ['Ihr Konto, Nachrichten, Abos und was Ihnen gefällt', 'bis Sie Ihr Konto löschen'],
          ['Zustimmungen zu den Nutzungsbedingungen und anderen Regeln', 'bis zum Löschen des Kontos'],
          ['Beiträge und Kommentare', 'bis Sie sie löschen; ohne Konto bleiben sie ohne Ihren Namen stehen'],
          ['Verlauf', 'auf Dauer, ohne Namen'],
          [
            'Nummern gelöschter Konten und wann sie gelöscht wurden',
            'auf Dauer, damit keine ältere Sicherung sie zurückbringt',
          ],
        ],
      },
    },
    { h2: 'Worauf wir uns stützen' },
    {
      list: [
        'Konto, Anmeldung, Kommentare, Anmeldungen zu Terminen, Nachrichten und Beiträge: Sie nutzen, was wir anbieten, und dafür brauchen wir diese Daten (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0b DSGVO).',
        'Protokoll, Grenzen für Versuche, Verlauf und der Wortlaut gelöschter Kommentare: unser berechtigtes Interesse, dass das Portal läuft, dass Konten sicher sind und dass sich Entscheidungen nachprüfen lassen (Buchstabe\u00a0f).',
        'Freiwillige Angaben im Profil und Hinweise auf Geräten: Ihre Einwilligung, die Sie zurücknehmen, indem Sie die Angabe löschen oder die Hinweise ausschalten (Buchstabe\u00a0a).',
        'Auskünfte an Behörden: nur, wenn ein Gesetz uns dazu zwingt (Buchstabe\u00a0c).',
      ],
    },
    {
      p: 'Für die Recherche und die Berichterstattung selbst gilt das Medienprivileg (Artikel\u00a085 DSGVO, §\u00a023 des Medienstaatsvertrags): Daten, die wir dafür verwenden, unterliegen dem Redaktionsgeheimnis. Wenn Sie finden, dass wir über Sie falsch berichtet haben, schreiben Sie an redaktion@litfass.example.',
    },
    { h2: 'Ihre Rechte' },
    {
      list: [
        '**Auskunft und Mitnahme:** Unter „Datenschutz“ in Ihrem Konto laden Sie alles, was dazu gespeichert ist, als ZIP-Datei mit lesbaren Dateien und Ihren Bildern herunter, auch wenn Ihr Konto gesperrt ist.',
        '**Berichtigung:** Ihr Profil ändern Sie selbst; was sonst falsch ist, ändern wir.',
        '**Löschung:** Auf derselben Seite löschen Sie Ihr Konto. Nach 14\u00a0Tagen, in denen Sie es sich anders überlegen können, entfernen wir Name, Benutzername, E-Mail-Adresse, Passwort, Profil und Bilder, Rollen, Anmeldungen, Ihre Seite aller Nachrichten, Mitteilungen, Abos und was Ihnen gefiel. Veröffentlichte Beiträge stehen dann unter „Gelöschtes Mitglied“; Ihre Kommentare ebenso, oder sie gehen mit, wie Sie möchten. Wer Nachrichten von Ihnen hat, behält sie ohne Ihren Namen. Löscht die Administration ein Konto, etwa weil Sie darum bitten, geschieht dasselbe ohne Bedenkzeit; davon bleibt ein Nachweis in Zahlen mit der Nummer des Kontos, ohne Namen. Die letzten Mails an Sie stehen noch bis zu 30\u00a0Tage mit Ihrer Adresse im Postausgang.',
        '**Einschränkung und Widerspruch:** Wenn Sie meinen, dass wir etwas nicht oder nicht so speichern dürfen, sagen Sie es uns. Bis es geklärt ist, rühren wir die Daten nicht an.',
        '**Widerruf:** Eine Einwilligung können Sie jederzeit zurücknehmen; was bis dahin geschah, bleibt erlaubt.',
      ],
    },
    {
      p: 'Für alles, was Sie nicht selbst tun können, schreiben Sie an datenschutz@litfass.example, am besten von der Adresse, die in Ihrem Konto steht. Wir antworten in wenigen Tagen, spätestens nach einem Monat, und es kostet nichts. Sie können sich auch bei einer Aufsichtsbehörde für den Datenschutz beschweren, zum Beispiel bei der an Ihrem Wohnort.',
    },
    { h2: 'Wenn sich etwas ändert' },
    {
      p: 'Kommt eine Funktion hinzu, die mehr speichert, steht es hier am selben Tag. Oben auf der Seite lesen Sie, welche Fassung das ist; frühere schicken wir Ihnen gern.',
    },
  ],
};
