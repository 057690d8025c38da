// These are the German words of profiles.
import { inWords } from '#design/wording.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { PersonalDataWords } from '#kernel/personal-data.ts';

export const everything = 'Alles';
export const comments = 'Kommentare';
export const followers = 'Follower';
export const memberSince = (month: string) => `dabei seit ${month}`;
export const listHeading = (name: string) => `Alles von ${name}`;
export const kindHeading = (kind: string, name: string) => `${kind} von ${name}`;
/** This is the title of the window. */
export const olderThan = (list: string, moment: string) => `${list} vor dem ${moment}`;
export const tabsLabel = (name: string) => `Inhalte von ${name}`;
export const lastComments = 'Zuletzt kommentiert';
export const commentOn = 'zu';
export const portraitOf = (name: string) => `Porträt ${name}`;

/** Writes a count, or that there are more, since counting ends somewhere. */
export const countOrMore = (count: number, end: number) =>
  count < end ? String(count) : `über\u00a0${end - 1}`;

export const nothingYet = 'Noch nichts angeschlagen';
export const nothingYetText = (name: string) =>
  `Sobald ${name} etwas schreibt oder zeigt, steht es an dieser Stelle.`;
export const nameOnly = 'Dieses Profil ist zurzeit nicht zu sehen';
export const nameOnlyText = 'Was hier schon erschienen ist, finden Sie weiterhin bei den Orten und Rubriken.';

export const feedTitle = (name: string) => `Alles von ${name} als Feed`;
/** Reads „Beiträge, Schnappschüsse, Termine und Kommentare von …“. */
export const description = (name: string, portal: string) =>
  `${inWords([...declaring(declaredKinds, 'listing').map(({ names }) => names.many), 'Kommentare'])} von ${name} auf ${portal}.`;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Bilder des Profils',
  goes: 'Porträt und Titelbild gehören zu keinem Profil mehr.',
  stays: null,
  merges: 'Porträt und Titelbild bleiben die des ersten Kontos.',
};

/** Words for moderators who are told of a profile, and for the person it is about. */
export const reported = {
  name: 'Profil',
  yours: 'Ihr Profil',
  nameLabel: 'Name',
  about: 'Über sich',
} as const;
