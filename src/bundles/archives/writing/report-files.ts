// Writes what was noticed for print into as many files as whoever reads the archive takes.
import { reportOf } from '#bundles/data-export/public.ts';

export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

/** Returns `pruefung.txt`, and `pruefung-2.txt` and so on where one of them would have more than `most` bytes. */
export const reportFiles = (portal: string, reports: readonly string[], most: number): ReportFile[] => {
  const empty = Buffer.byteLength(reportOf(portal, []));
  const files: string[][] = [[]];
  let bytes = empty;
  for (const report of reports) {
    const added = Buffer.byteLength(report) + BETWEEN;
    if (bytes + added > most && files.at(-1)!.length > 0) {
      files.push([]);
      bytes = empty;
    }
    files.at(-1)!.push(report);
    bytes += added;
  }
  return files.map((some, at) => ({
    name: at === 0 ? 'print/pruefung.txt' : `print/pruefung-${at + 1}.txt`,
    text: reportOf(portal, some),
  }));
};

/** The empty line between two of them. */
const BETWEEN = 2;
