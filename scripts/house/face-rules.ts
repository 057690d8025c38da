// This is the other side of Article 1: what a bundle shows to others is its own, and little enough to be known.
import type { Place } from './places.ts';
import { exportedNames, type Rule } from './source.ts';

/** The most names of a face: more nobody keeps in mind; types count too. docs/decisions/0052 */
const MOST_NAMES = 30;

/** A face has few names. */
export const facesAreNarrow: Rule = (file) => {
  if (!isFace(file.place)) return [];
  const count = new Set(exportedNames(file).map(({ name }) => name)).size;
  if (count <= MOST_NAMES) return [];
  const say = `${count} names on a face, ${MOST_NAMES} are the limit: narrow the concepts, move what one bundle alone uses to that bundle, or split the bundle`;
  return [{ at: 0, say }];
};

/** What belongs to others is imported where it is declared. */
export const facesShowTheirOwn: Rule = (file) => {
  if (!isFace(file.place)) return [];
  return file.imports
    .filter(({ target }) => target?.bundle !== file.place.bundle)
    .map(({ start, specifier }) => ({
      at: start,
      say: `a face passes on nothing of others: let them import '${specifier}' themselves`,
    }));
};

const isFace = ({ zone, room }: Place): boolean =>
  zone === 'bundle' && (room === 'public' || room === 'ui-face');
