// Says how a calendar that is followed stands, as its page shows it: when it is read again, what fails, what is to be decided.
import { momentOf } from '#design/dates.ts';
import type { OptionView } from '#design/Field.tsx';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import type { RichTextDocument } from '#bundles/rich-text/public.ts';
import { SOURCE_MODES } from '../constants.ts';
import { importPaths } from '../paths.ts';
import { mayTrustSource } from '../policy.ts';
import type { ListedItem, Source } from '../queries.ts';
import * as texts from '../texts.ts';
import type { ConflictView, FollowingView } from '../views.ts';
import { dateInWords } from './date-words.ts';
import type { PlacedDate } from './dates.ts';
import type { FieldConflict } from './merge.ts';

/** Returns how it is followed; null for who may change nothing. */
export const toFollowing = (ctx: Ctx, source: Source, items: readonly ListedItem[]): FollowingView => {
  const { id: sourceId, address, chosenAt, mode, takesNew } = source;
  const here = { sourceId };
  return {
    failure: failureOf(source),
    readAction: url(importPaths.read, here),
    isFile: address === null,
    settings:
      chosenAt === null
        ? null
        : {
            action: url(importPaths.set, here),
            modes: modesFor(ctx, source),
            mode,
            takesNew,
          },
    decideAction: url(importPaths.decide, here),
    conflicts: items.flatMap(({ id, title, conflicts }) =>
      conflicts.map((conflict) => toConflict(id, title, conflict)),
    ),
  };
};

/** Says why it couldn't be read, and when it is tried again; null where all is well. */
export const failureOf = ({ problem, nextReadAt }: Pick<Source, 'problem' | 'nextReadAt'>): string | null => {
  if (!problem) return null;
  const reason = texts.readProblems[problem];
  return nextReadAt ? `${reason} ${texts.nextTry(momentOf(nextReadAt).text)}` : reason;
};

/** Returns the modes to choose from; empty for those whose events wait for the editors in any case. */
export const modesFor = ({ viewer }: Ctx, source: Source): readonly OptionView[] =>
  mayTrustSource(viewer, source) ? SOURCE_MODES.map((value) => ({ value, name: texts.modes[value] })) : [];

const toConflict = (itemId: number, title: string, conflict: FieldConflict): ConflictView => ({
  itemId,
  title,
  field: conflict.field,
  label: texts.followedFields[conflict.field],
  theirs: linesOf(conflict, conflict.theirs),
  ours: linesOf(conflict, conflict.ours),
});

const linesOf = ({ field }: FieldConflict, value: unknown): readonly string[] => {
  if (field === 'dates') return (value as PlacedDate[]).map(dateInWords);
  const words = field === 'body' ? toPlainText(value as RichTextDocument) : String(value ?? '');
  const said = field === 'status' ? texts.statusInWords(words) : words;
  return said.trim() === '' ? [texts.nothingSaid] : said.split('\n').filter(Boolean);
};
