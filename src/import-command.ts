// `npm run import -- FILE --as LOGIN` reads an export of another portal, however large, and takes its pictures from a folder.
// What becomes of the pieces is chosen at /admin/import, where an import can begin, too.
import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { grouped } from '#design/wording.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { StartError } from '#kernel/start-error.ts';
import { beginFromFile } from '#bundles/imports/from-file.ts';
import { HEAD_BYTES } from '#bundles/imports/constants.ts';
import { importPaths } from '#bundles/imports/paths.ts';
import { countItems } from '#bundles/imports/queries.ts';
import { beginningOf } from '#bundles/imports/reading/formats.ts';
import { actingAs } from '#bundles/imports/taking/acting.ts';
import { mayImport } from '#bundles/imports/policy.ts';
import * as texts from '#bundles/imports/texts.ts';
import { accountDesk, viewersByIds } from '#bundles/users/public.ts';
import { usageOf } from './command-help.mjs';
import { onPortal } from './on-portal.ts';

const USAGE = usageOf('import');

type Say = (line: string) => void;

/** Gives the exit code 0. Throws as `start` does. */
export const runImportCommand = async (args: readonly string[], say: Say): Promise<number> => {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0 || !values.as) throw new StartError(USAGE);
  const { as: login, site = '', files } = values;
  const folder = files === undefined ? undefined : await folderAt(files);
  const head = await headOf(file);
  await onPortal(async (ctx) => {
    const acting = await actingFor(ctx, login);
    const outcome = await beginFromFile(acting, {
      filename: path.basename(file),
      head,
      read: () => createReadStream(file),
      site,
      folder,
    });
    if (outcome.kind === 'invalid') throw new StartError(Object.values(outcome.errors).join(' '));
    for (const { kind, state, count } of await countItems(ctx, outcome.id))
      say(`${texts.kinds[kind]}: ${grouped(count)} (${texts.itemStates[state]})`);
    if (folder) say(texts.filesTaken(outcome.pictures.found, outcome.pictures.missing));
    say(texts.goOnAt(`${ctx.config.publicUrl}${url(importPaths.import, { id: outcome.id })}`));
  });
  return 0;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { as: { type: 'string' }, site: { type: 'string' }, files: { type: 'string' } },
    });
  } catch (error) {
    throw new StartError(USAGE, error);
  }
};

const folderAt = async (folder: string): Promise<string> =>
  realpath(folder).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`Den Ordner „${folder}“ gibt es nicht (${error.code}).`, error);
  });

const headOf = async (file: string): Promise<string> => {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return beginningOf(buffer.subarray(0, bytesRead));
  } catch (error) {
    throw new StartError(
      `„${file}“ lässt sich nicht lesen (${(error as NodeJS.ErrnoException).code}).`,
      error,
    );
  }
};

const actingFor = async (ctx: Ctx, login: string): Promise<Ctx> => {
  const member = await accountDesk.findByLogin(ctx, login);
  const viewer = member && (await viewersByIds(ctx, [member.id])).get(member.id);
  if (!viewer || !mayImport(viewer))
    throw new StartError(`„${login}“ verwaltet dieses Portal nicht: --as nennt, wessen Recht gilt.`);
  return actingAs(ctx, viewer);
};
