// Says what a list of places comes to, as a page shows it before anything is written.
import type { UploadedFile } from '#kernel/multipart.ts';
import { kindNames } from '../desk/texts.ts';
import { decodeText } from '#kernel/decoded-text.ts';
import type { ImportPlan, PlannedPlace } from './plan.ts';
import * as texts from './texts.ts';
import type { PreviewView } from './views.ts';

/** Reads the list in whatever encoding the file is in. */
export const readListFile = async (file: UploadedFile): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return decodeText(Buffer.concat(chunks));
};

export const hasFaults = ({ lines }: ImportPlan): boolean => lines.some(({ state }) => state === 'wrong');

export const toPreview = ({ lines }: ImportPlan): PreviewView => {
  const countOf = (state: PlannedPlace['state']) => lines.filter((line) => line.state === state).length;
  const [fresh, wrong] = [countOf('new'), countOf('wrong')];
  return {
    summary: texts.summary(fresh, countOf('known'), wrong),
    lines: lines.map((place) => ({
      key: String(place.line),
      line: texts.lineOf(place.line),
      name: place.name,
      note: [
        kindNames[place.kind],
        place.parent && texts.liesIn(place.parent),
        `/${place.slug}`,
        place.postcode,
      ]
        .filter(Boolean)
        .join(', '),
      state: place.state,
      problems: place.problems,
    })),
    hasFaults: wrong > 0,
    submit: wrong === 0 && fresh > 0 ? texts.importButton(fresh) : null,
  };
};
