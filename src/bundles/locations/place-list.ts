// Topic: places as people write them down who never saw a table: one a line, with or without its postcode, quarters
// indented under their town. What comes out is a list as `importing/plan.ts` reads it.
import { takePostcode } from './rules.ts';

/** Lines with a semicolon or a tab are rows of such a list already, and stay as they are. */
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
  // Below all others, so that the lines count as they were typed.
  return [...rows, ...(above ? [`${above};Kreis;`] : [])].join('\n');
};

/** „36999 Auenfeld“, „Auenfeld (36999)“, „Bregenz, A-6900“ */
const readLine = (line: string): { name: string; postcode: string } => {
  const { postcode, rest } = takePostcode(line.replace(/^[\s\-–•*]+/, '').trimEnd());
  return { name: cell(rest.replace(/[(),]/g, ' ')), postcode };
};

const cell = (text: string) => text.replaceAll(/[;"]/g, ' ').replaceAll(/\s+/g, ' ').trim();
