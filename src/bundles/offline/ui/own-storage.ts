// Keeps what this browser stores for the one who reads, and for nobody else, such as how far pieces were read. This is browser
// code. As soon as a page is somebody else's, or nobody's, all of it is gone; so it is when its reader signs out.
const READER_KEY = 'litfass-reader';
const OWN = 'litfass-own:';
/** The name under which reading places were stored before, whoever read. */
const FORMER = 'litfass-read';
const NOBODY = 'nobody';

/** Returns the label of the one for whom the open page was made; the server gives it to everybody who is signed in. */
export const readerOfPage = (): string => document.documentElement.dataset['reader'] ?? NOBODY;

/** Returns null for what isn't there, also because storage is forbidden. */
export const readOwn = (name: string): string | null => {
  try {
    meetReader();
    return localStorage.getItem(OWN + name);
  } catch {
    return null;
  }
};

/** Returns the same for pages that may be of nobody in particular: what is another reader's is left alone, and not told. */
export const peek = (name: string): string | null => {
  try {
    return localStorage.getItem(READER_KEY) === readerOfPage() ? localStorage.getItem(OWN + name) : null;
  } catch {
    return null;
  }
};

/** Where storage is full or forbidden nothing is stored. */
export const saveOwn = (name: string, text: string): void => {
  try {
    meetReader();
    localStorage.setItem(OWN + name, text);
  } catch {
    // It was a convenience.
  }
};

export const removeOwn = (name: string): void => {
  try {
    localStorage.removeItem(OWN + name);
  } catch {
    // Where storage is forbidden nothing is in it.
  }
};

/** Removes what another reader has left there. */
export const meetReader = (): void => {
  const reader = readerOfPage();
  try {
    if (localStorage.getItem(READER_KEY) === reader) return;
    forgetReader();
    localStorage.setItem(READER_KEY, reader);
  } catch {
    // Where storage is forbidden nothing is in it.
  }
};

export const forgetReader = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OWN)) localStorage.removeItem(key);
    for (const key of [FORMER, READER_KEY]) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing is in it.
  }
};
