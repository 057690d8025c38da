// People who never saw a table write places down like this: one a line, with or without its postcode, quarters indented under
// their town. What comes out is a list as `importing/plan.ts` reads it.
import { takePostcode } from './rules.ts';

/**
 * Turns places as they were typed into such a list. Lines with a semicolon or a tab are rows of it already, and stay as they
 * are.
 */
export const toPlaceList = (region: string, places: string): string => {
  const above = cell(region);
  let town = above;
  const rows = places.split(/\r\n?|\n/).flatMap((line) => {
    if (line.trim() === '') return [''];
    if (/[;\t]/.test(line.trim())) return [line.trim().replaceAll('\t', ';')];
    const { name, postcode } = readLine(line);
    if (/^\s|^[-–•*]/.test(line) && town !== above) return [[name, 'Ortsteil', town, '', postcode].join(';')];
    town = name;
    return [[name, 'Stadt', above, '', postcode].join(';')];
  });
  // The line of the region stands below all others, so that the lines count as they were typed.
  return [...rows, ...(above ? [`${above};Kreis;`] : [])].join('\n');
};

/** Reads lines such as „36999 Auenfeld“, „Auenfeld (36999)“, „Bregenz, A-6900“. */
const readLine = (line: string): { name: string; postcode: string } => {
  const { postcode, rest } = takePostcode(line.replace(/^[\s\-–•*]+/, '').trimEnd());
  return { name: cell(rest.replace(/[(),]/g, ' ')), postcode };
};

const cell = (text: string) => text.replaceAll(/[;"]/g, ' ').replaceAll(/\s+/g, ' ').trim();
