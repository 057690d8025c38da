// Slots about what lies in the database ask bundles that are switched off as well: their rows are still there. Which ones these
// are is derived from the sources, so that a new one without a row here fails.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { historySubjects } from '#bundles/history/subjects.ts';
import { historyWords } from '#bundles/history/words.ts';
import { topicRows } from '#bundles/topics/moving/topic-rows.ts';
import { namedRows } from '#kernel/account-merges.ts';
import { accountMenu } from '#kernel/account-menu.ts';
import { beforeCommit } from '#kernel/before-commit.ts';
import type { Bundle } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { erasedAgain } from '#kernel/erasure-notes.ts';
import { placedRows } from '#kernel/placed-rows.ts';
import { secretAddresses } from '#kernel/secret-address.ts';
import type { Slot } from '#kernel/slots.ts';
import { storageKinds, storageOwners } from '#kernel/storage-kinds.ts';
import { suppressedAfterRestoration } from '#kernel/suppressed-after-restoration.ts';

const ABOUT_ROWS = [
  beforeCommit,
  erasedAgain,
  historySubjects,
  historyWords,
  namedRows,
  placedRows,
  secretAddresses,
  storageKinds,
  storageOwners,
  suppressedAfterRestoration,
  topicRows,
] as readonly Slot<unknown, unknown>[];

/** Returns what a bundle that is switched off contributes to a slot. */
const heardOff = (slot: Slot<unknown, unknown>) => {
  const off = { name: 'off', slots: [slot.add(async () => 'told')] } as unknown as Bundle;
  const portal = { bundles: [], allBundles: [off] };
  return slot.collect({ portal } as unknown as Ctx, undefined);
};

it.each(ABOUT_ROWS)('$name asks a bundle that is switched off', async (slot) =>
  expect(await heardOff(slot)).toEqual(['told']),
);

it('a slot about what is to be seen does not', async () =>
  expect(await heardOff(accountMenu as unknown as Slot<unknown, unknown>)).toEqual([]));

it('these are all that are about rows', () => {
  const sources = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const declared = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/^\s*(?:.*\{ )?isAboutRows: true/gm) ?? [],
  );
  expect(declared).toHaveLength(ABOUT_ROWS.length);
});
