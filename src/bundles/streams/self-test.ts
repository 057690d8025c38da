// Says whether there is a program that makes videos playable.
import type { Ctx } from '#kernel/ctx.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import type { SoftwareVersion } from '#kernel/software-versions.ts';
import { findFfmpeg, runFfmpeg } from './ffmpeg.ts';
import * as texts from './texts.ts';

const TIMEOUT_MS = 8000;

/** Returns undefined for the ffmpeg of the packages, which takes seconds to say its name. */
export const ffmpegVersion = async ({ config }: Pick<Ctx, 'config'>): Promise<string | undefined> => {
  const program = await findFfmpeg(config);
  if (!program || program.isSandboxed) return undefined;
  let said = '';
  const onOutput = (chunk: Buffer) => void (said += chunk.toString('utf8'));
  await runFfmpeg({ program, args: ['-version'], timeoutMs: TIMEOUT_MS, onOutput });
  return /^ffmpeg version (\S{1,60})/m.exec(said)?.[1] ?? '?';
};

const run = async (ctx: Ctx): Promise<Finding> => {
  const program = await findFfmpeg(ctx.config);
  if (!program) return failure(texts.selfTestNone, texts.selfTestAdvice);
  if (program.isSandboxed) return warning(texts.selfTestSandboxed, texts.selfTestAdvice);
  return ok(texts.selfTestFine((await ffmpegVersion(ctx)) ?? '?'));
};

export const videoCheck: SelfTestCheck = {
  name: 'video',
  title: texts.selfTestTitle,
  order: 51,
  timeoutMs: TIMEOUT_MS + 2000,
  run,
};

/** Returns the version for the list of what runs. */
export const videoVersion = async ({ config }: Ctx): Promise<SoftwareVersion> => {
  const isThere = (await findFfmpeg(config)) !== undefined;
  const version = isThere ? await ffmpegVersion({ config }).catch(() => '?') : texts.versionNone;
  return { name: 'ffmpeg', version: version ?? texts.versionOfPackage };
};
