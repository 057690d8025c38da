// These are the German words of following.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import { grouped, inWords } from '#design/wording.ts';
import type { FOLLOWABLE_ANYWAY } from './constants.ts';

export const follow = 'Folgen';
export const unfollow = 'Nicht mehr folgen';
/** Stands behind the words of a button, for ears only. */
export const aloud = (name: string) => `: ${name}`;

export const following = (name: string) => `Sie folgen jetzt: ${name}.`;
export const notFollowing = (name: string) => `Sie folgen nicht mehr: ${name}.`;
export const unknownTarget = 'Dem lässt sich nicht folgen: Es ist nicht oder nicht mehr da.';
export const ownself = 'Sich selbst können Sie nicht folgen.';
export const notFollowable = 'Diesem Mitglied können Sie nicht folgen.';
export const tooManySubscriptions = (max: number) =>
  `Mehr als ${max} Abos sind nicht möglich. Bitte beenden Sie zuerst eines.`;
/** contract.md 11.2 */
export const forgedHash = 'Unbefugter Zugriff.';

export const feedName = 'Ich folge';
export const manage = 'Abos verwalten';
export const feedIntro = 'Was es Neues gibt von Orten, Menschen und Themen, denen Sie folgen.';
export const because = (reasons: readonly string[], others: number) =>
  `weil Sie ${inWords([...reasons, ...(others > 0 ? [`${others} weiteren`] : [])])} folgen`;
export const ofTag = (name: string) => `dem Thema ${quoted(name)}`;
export const ofCategory = (name: string) => `der Rubrik ${quoted(name)}`;

export const nothingFollowed = 'Sie folgen noch niemandem';
export const nothingFollowedText =
  'Suchen Sie sich Orte und Menschen aus. Was es von dort Neues gibt, steht dann an dieser Stelle.';
export const suggestedPlaces = 'Orte';
export const suggestedPeople = 'Menschen, die zuletzt etwas angeschlagen haben';
export const readFeed = 'Neues lesen';
export const nothingNew = 'Noch nichts angeschlagen';
export const nothingNewText = 'Sobald es dort etwas Neues gibt, steht es an dieser Stelle.';
export const nothingOlder = 'Älteres gibt es nicht.';

export const listName = 'Abos';
export const suggestions = 'Vorschläge ansehen';
export const listIntro = 'Alles, dem Sie folgen. Ein Druck, und es ist beendet.';
export const groupNames: Readonly<Record<(typeof FOLLOWABLE_ANYWAY)[number], string>> = {
  location: 'Orte',
  user: 'Menschen',
  category: 'Rubriken',
  tag: 'Themen',
};
export const goneTarget = 'nicht mehr da';

export const followersHeading = (name: string) => `Wer ${name} folgt`;
export const toProfile = 'Zum Profil';
export const followersHidden = 'Das bleibt hier verborgen';
export const followersHiddenText = (name: string) => `${name} zeigt nicht, wer folgt.`;
export const nobodyFollows = 'Noch niemand';
export const nobodyFollowsText = (name: string) => `Wer ${name} folgt, steht an dieser Stelle.`;
export const andOthers = (count: number) =>
  count === 1 ? 'und 1 weiteres Mitglied' : `und ${grouped(count)} weitere Mitglieder`;

export const newsKind = {
  title: 'Neues, dem ich folge',
  note: 'Ein Mensch, Ort, Thema oder eine Rubrik, der oder dem Sie folgen, hat etwas Neues.',
  sample: { sentence: 'Neu von Nele Nowak', about: '„Elf zu zehn für die alte Brücke“' },
};
export const newPiece = 'Neuer Beitrag';
export const newByPerson = (name: string) => `Neu von ${name}`;
/** Whether a name needs an article, as „Landkreis“ does, nobody knows. */
export const newInPlace = (name: string) => `${name}: neuer Beitrag`;
export const newInCategory = (name: string) => `Neu in der Rubrik ${name}`;
export const newOnTag = (name: string) => `Neu zum Thema ${name}`;

/** Words that are shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Abos',
  fields: { selectorTag: 'folgt' },
  goes: 'Wem oder was gefolgt wird, und wer folgt.',
  stays: null,
  merges: 'Wem oder was gefolgt wird, und wer folgt, kommt mit; was beide haben, zählt nur noch einmal.',
};
