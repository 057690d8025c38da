// Holds the German words of two accounts that become one.
export const sameAccount = 'Das ist dasselbe Konto: Nennen Sie ein zweites.';
export const alreadyMerged = 'Diese beiden Konten sind schon eines.';
export const notOneself =
  'Mit dem zweiten Konto sind Sie gerade angemeldet: Beginnen Sie auf dessen Seite, damit das andere darin aufgeht.';
export const lastAdministrator =
  'Das zweite Konto verwaltet das Portal als einziges: Geben Sie zuerst jemand anderem diese Rolle.';
export const suspended = 'Eines der beiden Konten ist gesperrt: Heben Sie zuerst die Sperre auf.';
export const leaving = 'Eines der beiden Konten wird gerade gelöscht.';
export const unconfirmed = 'Das erste Konto hat seine Mailadresse noch nicht bestätigt.';
