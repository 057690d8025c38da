// `npm run archive -- FILE --as LOGIN` writes an archive of the portal, which may run meanwhile, straight into a file, however
// large.
import { createWriteStream } from 'node:fs';
import { rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { grouped } from '#design/wording.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { StartError } from '#kernel/start-error.ts';
import { readChoice } from '#bundles/archives/choice.ts';
import type { ArchiveChoice } from '#bundles/archives/choice.ts';
import { PEOPLE_CHOICES } from '#bundles/archives/constants.ts';
import { mayArchive } from '#bundles/archives/policy.ts';
import { ownFingerprint } from '#bundles/archives/signing.ts';
import { writeArchive } from '#bundles/archives/writing/write-archive.ts';
import { findLocationBySlug } from '#bundles/locations/public.ts';
import { accountDesk, viewersByIds } from '#bundles/users/public.ts';
import { usageOf } from './command-help.mjs';
import { onPortal } from './on-portal.ts';

const USAGE = usageOf('archive');

type Say = (line: string) => void;

/** Gives the exit code 0. Throws as `start` does. */
export const runArchiveCommand = async (args: readonly string[], say: Say): Promise<number> => {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (!file || more.length > 0 || !values.as) throw new StartError(USAGE);
  const login = values.as;
  await onPortal(async (ctx) => {
    const acting = await actingFor(ctx, login);
    const choice = await choiceOf(acting, values);
    const pieces = await writeFile(acting, choice, file);
    say(`${grouped(pieces)} Beiträge in „${file}“.`);
    say(`Fingerabdruck des Schlüssels: ${ownFingerprint(ctx.portal.secrets)}`);
  });
  return 0;
};

const OPTIONS = {
  as: { type: 'string' },
  place: { type: 'string', default: '' },
  person: { type: 'string', default: '' },
  from: { type: 'string', default: '' },
  until: { type: 'string', default: '' },
  people: { type: 'string', default: 'names' },
  print: { type: 'string', default: '' },
  'no-premium': { type: 'boolean', default: false },
  'no-comments': { type: 'boolean', default: false },
  'no-revisions': { type: 'boolean', default: false },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new StartError(USAGE, error);
  }
};

const choiceOf = async (ctx: Ctx, values: ReturnType<typeof parsed>['values']): Promise<ArchiveChoice> => {
  const people = PEOPLE_CHOICES.find((choice) => choice === values.people);
  if (!people) throw new StartError(USAGE);
  const place = values.place === '' ? undefined : await findLocationBySlug(ctx, values.place);
  if (values.place !== '' && !place) throw new StartError(`Den Ort „${values.place}“ gibt es nicht.`);
  const checked = await readChoice(ctx, {
    place: place ? String(place.id) : '',
    person: values.person,
    from: values.from,
    until: values.until,
    premium: !values['no-premium'],
    comments: !values['no-comments'],
    revisions: !values['no-revisions'],
    people,
    print: values.print,
  });
  if (checked.kind === 'invalid') throw new StartError(Object.values(checked.errors).join(' '));
  return checked.value;
};

/** Writes the archive to the file, under another name until it is whole. */
const writeFile = async (ctx: Ctx, choice: ArchiveChoice, file: string): Promise<number> => {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  let pieces = 0;
  const archive = writeArchive(ctx, choice, async (count) => {
    pieces = count;
  });
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new StartError(`„${file}“ lässt sich nicht schreiben (${code}).`, error);
  }
  return pieces;
};

const actingFor = async (ctx: Ctx, login: string): Promise<Ctx> => {
  const member = await accountDesk.findByLogin(ctx, login);
  const viewer = member && (await viewersByIds(ctx, [member.id])).get(member.id);
  if (!viewer || !mayArchive(viewer))
    throw new StartError(`„${login}“ verwaltet dieses Portal nicht: --as nennt, wessen Recht gilt.`);
  return actAs(ctx, viewer);
};
