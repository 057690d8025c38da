// These are the German words of feeds.
import { inWords } from '#design/wording.ts';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';

export const ofPortal = (portal: string) => portal;
export const ofPlace = (place: string, portal: string) => `${place} – ${portal}`;
export const ofCategory = (category: string, place: string, portal: string) =>
  `${category} in ${place} – ${portal}`;
export const ofKind = (list: string, place: string | undefined, portal: string) =>
  place ? `${list} aus ${place} – ${portal}` : `${list} – ${portal}`;
export const ofTag = (tag: string, portal: string) => `Zum Thema ${tag} – ${portal}`;
export const ofPerson = (name: string, portal: string) => `${name} – ${portal}`;
/** Reads „Neue Beiträge, Schnappschüsse und Termine: …“. */
export const description = (title: string) =>
  `Neue ${inWords(declaring(declaredKinds, 'listing').map(({ names }) => names.many))}: ${title}`;
export const premium = 'plus';

/** These stand on the page of settings. */
export const settingWords = {
  isIndexed: {
    label: 'In Suchmaschinen zu finden',
    hint: 'Sonst werden Suchmaschinen gebeten, wegzubleiben.',
  },
} as const;
