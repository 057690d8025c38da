// Holds the German words of the mails about accounts. What stands in braces is filled in when one is sent; a portal may have
// its own.
import { confirmed } from '../registration/texts.ts';

export const group = 'Mails zum Konto';
export const securityGroup = 'Mails zur Sicherheit';
export const greeting = {
  name: 'Anrede in Mails zum Konto',
  note: 'Am Anfang jeder Mail zum Konto und zur Sicherheit.',
  named: 'Guten Tag {name},',
  unnamed: 'Guten Tag,',
};
export const welcome = {
  name: 'Willkommen',
  note: 'Wenn jemand die Adresse des neuen Kontos bestätigt hat.',
  text: confirmed('{name}'),
};
export const textLabel = 'Text';

/** What is filled in, with what stands for it in a preview. */
export const placeholders = {
  name: { label: 'Name des Mitglieds', sample: 'Ruth Lindner' },
  benutzername: { label: 'Benutzername des Kontos', sample: 'ruth-lindner' },
  zeitpunkt: { label: 'wann es geschah', sample: '20. November 2026, 9.30 Uhr' },
  adresse: { label: 'neue E-Mail-Adresse', sample: 'ruth@litfass.example' },
  tag: { label: 'Tag der Löschung', sample: '27. November 2026' },
  wer: { label: 'wer einlädt', sample: 'Nele Nowak' },
  rolle: { label: 'Rolle und Ort', sample: 'Redaktion, Auenfeld' },
} as const;

export const confirm = {
  name: 'Adresse bestätigen',
  note: 'An wer sich registriert hat.',
  subject: 'Bitte bestätigen Sie Ihre Adresse für {portal}',
  text: 'jemand, vermutlich Sie, hat mit dieser Adresse ein Konto bei {portal} angelegt. Bestätigen Sie bitte, dass sie Ihnen gehört. Der Link gilt 24\u00a0Stunden.',
  action: 'Adresse bestätigen',
  footer:
    'Waren Sie das nicht, dann tun Sie einfach nichts. Ohne Bestätigung wird das Konto nach sieben Tagen gelöscht.',
};

export const known = {
  name: 'Schon ein Konto',
  note: 'An die Besitzerin einer Adresse, mit der sich jemand noch einmal registrieren will.',
  subject: 'Sie haben schon ein Konto bei {portal}',
  text: 'gerade wollte sich jemand, vermutlich Sie, mit dieser Adresse bei {portal} registrieren. Zu ihr gibt es schon ein bestätigtes Konto, der Benutzername ist „{benutzername}“. Melden Sie sich einfach an.',
  action: 'Anmelden',
  footer: 'Waren Sie das nicht, müssen Sie nichts tun. An Ihrem Konto hat sich nichts geändert.',
};
export const knownForgotten = 'Passwort vergessen?';

export const reset = {
  name: 'Neues Passwort wählen',
  note: 'An wer sein Passwort vergessen hat.',
  subject: 'Neues Passwort für {portal}',
  text: 'für Ihr Konto „{benutzername}“ wurde ein neues Passwort gewünscht. Mit diesem Link wählen Sie es. Er gilt eine Stunde.',
  action: 'Neues Passwort wählen',
  footer: 'Waren Sie das nicht, müssen Sie nichts tun. Ihr Passwort bleibt dann, wie es ist.',
};

export const movedHere = {
  name: 'Konto aus einem anderen Portal',
  note: 'An wer auf einem Portal geschrieben hat, das hier übernommen wurde, wenn dazu eingeladen wird. Jeder bekommt sie einmal.',
  subject: 'Ihr Konto bei {portal}',
  text: 'was Sie auf unserer früheren Seite geschrieben haben, steht jetzt bei {portal}. Dort gibt es auch ein Konto für Sie, der Benutzername ist „{benutzername}“. Mit diesem Link wählen Sie ein Passwort. Er gilt vierzehn Tage; danach hilft „Passwort vergessen?“.',
  action: 'Passwort wählen',
  footer: 'Möchten Sie kein Konto, müssen Sie nichts tun: Ohne Passwort kann sich niemand damit anmelden.',
};

export const passwordChanged = {
  name: 'Passwort wurde neu gewählt',
  note: 'Nachdem jemand über den Link ein neues Passwort gewählt hat.',
  subject: 'Ihr Passwort für {portal} wurde geändert',
  text: 'das Passwort Ihres Kontos „{benutzername}“ wurde am {zeitpunkt} geändert. Alle Anmeldungen wurden beendet.',
  footer:
    'Waren Sie das nicht, dann hat jemand Zugang zu Ihrem Postfach. Ändern Sie zuerst dort das Passwort und lassen Sie sich danach hier einen neuen Link schicken.',
};

export const changeEmail = {
  name: 'Neue Adresse bestätigen',
  note: 'An die neue Adresse, wenn jemand seine ändert.',
  subject: 'Bitte bestätigen Sie Ihre neue Adresse für {portal}',
  text: 'diese Adresse soll künftig zu Ihrem Konto bei {portal} gehören. Bestätigen Sie das bitte mit diesem Link. Er gilt 24\u00a0Stunden.',
  action: 'Adresse bestätigen',
  footer: 'Waren Sie das nicht, dann tun Sie einfach nichts.',
};

export const emailNotice = {
  name: 'Adresse soll geändert werden',
  note: 'An die bisherige Adresse, die es zurücknehmen kann.',
  subject: 'Ihre Adresse für {portal} soll geändert werden',
  text: 'für Ihr Konto „{benutzername}“ wurde eine neue E-Mail-Adresse angegeben: {adresse}. Sobald sie bestätigt ist, gilt sie anstelle dieser hier.',
  action: 'Änderung zurücknehmen',
  footer:
    'Waren Sie das nicht, dann nehmen Sie die Änderung zurück und wählen ein neues Passwort. Das geht sieben Tage lang, auch wenn die neue Adresse schon bestätigt ist. Ein zweiter Faktor ist danach ausgeschaltet und muss neu eingerichtet werden. Waren Sie es, müssen Sie nichts tun.',
};

export const emailWanted = {
  name: 'Adresse gehört schon zu einem Konto',
  note: 'An die Besitzerin einer Adresse, die jemand für ein anderes Konto angeben will.',
  subject: 'Ihre Adresse gehört schon zu einem Konto bei {portal}',
  text: 'jemand, vermutlich Sie, wollte diese Adresse für ein anderes Konto angeben. Sie gehört aber schon zum Konto „{benutzername}“, und eine Adresse kann nur zu einem Konto gehören.',
  footer: 'Waren Sie das nicht, müssen Sie nichts tun.',
};

export const invitation = {
  name: 'Einladung',
  note: 'An wer eingeladen wird. Was die Einladenden dazuschreiben, steht darunter.',
  subject: 'Einladung zu {portal}',
  text: '{wer} lädt Sie ein, bei {portal} mitzumachen. Ihre Rolle: {rolle}.\n\nDer Link gilt 14\u00a0Tage und einmal. Sie wählen damit Namen und Passwort; haben Sie schon ein Konto, melden Sie sich einfach an.',
  action: 'Einladung ansehen',
  footer: 'Kennen Sie das Portal nicht, dann tun Sie einfach nichts. Ohne Ihr Zutun entsteht kein Konto.',
};
export const invitationNote = (inviter: string, note: string) => `${inviter} schreibt dazu:\n${note}`;

export const lifted = {
  name: 'Sperre aufgehoben',
  note: 'An ein Mitglied, dessen Sperre aufgehoben wird.',
  subject: 'Ihr Konto ist wieder frei',
  text: 'Die Sperre Ihres Kontos ist aufgehoben. Sie können wieder mitreden.',
  action: 'Zum Portal',
};

export const erasurePlanned = {
  name: 'Konto wird gelöscht',
  note: 'An wer darum gebeten hat, das Konto zu löschen.',
  subject: 'Ihr Konto wird gelöscht',
  text: 'Sie haben darum gebeten, Ihr Konto zu löschen. Das geschieht am {tag}. Bis dahin können Sie sich weiter anmelden.\n\nMöchten Sie doch bleiben, oder haben Sie nicht selbst darum gebeten? Dann nehmen Sie die Löschung auf dieser Seite zurück.',
  action: 'Zur Seite „Datenschutz“',
};

export const erased = {
  name: 'Konto gelöscht',
  note: 'Die letzte Mail, wenn ein Konto gelöscht ist.',
  subject: 'Ihr Konto ist gelöscht',
  text: 'Ihr Konto ist gelöscht und mit ihm, was über Sie gespeichert war; was von Ihren Beiträgen stehen bleibt, nennt Ihren Namen nicht mehr. Diese Nachricht ist die letzte von uns. Sobald sie verschickt ist, ist auch Ihre Adresse hier nicht mehr gespeichert.\n\nDanke, dass Sie dabei waren.',
};

export const merged = {
  name: 'Zwei Konten zusammengeführt',
  note: 'Die letzte Mail an das Konto, das in einem anderen aufgegangen ist.',
  subject: 'Ihr zweites Konto ist aufgelöst',
  text: 'Sie hatten zwei Konten. Das Konto mit dem Benutzernamen „{benutzername}“ ist in Ihrem anderen aufgegangen: Was Sie geschrieben haben, steht jetzt dort, und alte Adressen führen dorthin. Anmelden können Sie sich nur noch mit dem anderen.',
};

const IF_NOT_YOU =
  'Waren Sie das nicht? Dann ändern Sie bitte gleich Ihr Passwort und melden Sie fremde Geräte ab.';
export const toSecurity = 'Zu „Anmeldung und Sicherheit“';
export const securityNote = 'Nach jeder Änderung daran, wie sich jemand anmeldet.';

/** What is told by mail about each change of how somebody signs in. */
export const securityChanges = {
  password: {
    subject: 'Ihr Passwort wurde geändert',
    text: `Das Passwort Ihres Kontos wurde am {zeitpunkt} geändert.\n\n${IF_NOT_YOU}`,
  },
  appAdded: {
    subject: 'Eine App schützt jetzt Ihr Konto',
    text: `Für Ihr Konto wurde am {zeitpunkt} eine App für Einmal-Codes eingerichtet.\n\n${IF_NOT_YOU}`,
  },
  appRemoved: {
    subject: 'Die App wurde aus Ihrem Konto entfernt',
    text: `Die App für Einmal-Codes wurde am {zeitpunkt} aus Ihrem Konto entfernt.\n\n${IF_NOT_YOU}`,
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    text: `Ihrem Konto wurde am {zeitpunkt} ein Passkey hinzugefügt.\n\n${IF_NOT_YOU}`,
  },
  passkeyRemoved: {
    subject: 'Ein Passkey wurde entfernt',
    text: `Aus Ihrem Konto wurde am {zeitpunkt} ein Passkey entfernt.\n\n${IF_NOT_YOU}`,
  },
  codesRenewed: {
    subject: 'Neue Wiederherstellungscodes',
    text: `Für Ihr Konto wurden am {zeitpunkt} neue Wiederherstellungscodes erzeugt. Die alten gelten nicht mehr.\n\n${IF_NOT_YOU}`,
  },
  factorsRemoved: {
    subject: 'Der zweite Faktor Ihres Kontos wurde weggenommen',
    text: `Die Verwaltung des Portals hat am {zeitpunkt} den zweiten Faktor Ihres Kontos weggenommen, mit allen Wiederherstellungscodes. Ihr Passwort allein öffnet es jetzt; bitte richten Sie bald einen neuen ein.\n\nHaben Sie nicht darum gebeten, dann wenden Sie sich bitte gleich an die Redaktion.`,
  },
  codeUsed: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    text: `Am {zeitpunkt} hat sich jemand mit einem Ihrer Wiederherstellungscodes angemeldet.\n\n${IF_NOT_YOU}`,
  },
};

export const closed = {
  name: 'Registrierung geschlossen',
  note: 'Auf der Seite der Registrierung, solange niemand Mitglied werden kann.',
  text: 'Das Portal nimmt im Augenblick keine neuen Mitglieder auf. Lesen können Sie alles wie gewohnt.',
};
