// Checks whether the portal is found at its public address, how what stands before it passes readers on, and until when its
// certificate holds.
import { dayText } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { isLocalUrl } from '#kernel/config.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { url } from '#kernel/named-routes.ts';
import { askOwnAddress, ownCertificateEnd } from '#kernel/own-address.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import { operationsPaths } from '../../paths.ts';
import { isOwnAnswer, makeQuestion } from '../echo.ts';
import type { EchoAnswer } from '../echo.ts';
import * as texts from '../texts.ts';

type Reached =
  | { readonly kind: 'own'; readonly answer: EchoAnswer }
  | { readonly kind: 'other'; readonly status: number }
  | { readonly kind: 'nobody'; readonly reason: string };

const reach = async ({ config, portal }: Ctx): Promise<Reached> => {
  const token = makeQuestion(portal.secrets);
  try {
    const { status, body } = await askOwnAddress(config, url(operationsPaths.echo, { token }));
    const answer = status === 200 ? parseAnswer(body) : undefined;
    if (answer && isOwnAnswer(portal.secrets, token, answer)) return { kind: 'own', answer };
    return { kind: 'other', status };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { kind: 'nobody', reason: code ?? name };
  }
};

const parseAnswer = (body: string): EchoAnswer | undefined => {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? (parsed as EchoAnswer) : undefined;
  } catch {
    return undefined;
  }
};

const runAddress = async (ctx: Ctx): Promise<Finding> => {
  const { publicUrl } = ctx.config;
  const reached = await reach(ctx);
  if (reached.kind === 'nobody')
    return failure(texts.addressAway(publicUrl, reached.reason), texts.addressAwayAdvice);
  if (reached.kind === 'other')
    return failure(texts.addressOther(publicUrl, reached.status), texts.addressOtherAdvice);
  if (publicUrl.startsWith('http:') && !isLocalUrl(publicUrl))
    return warning(texts.addressPlain(publicUrl), texts.addressPlainAdvice);
  return ok(texts.addressFine(publicUrl));
};

/** Judges how what stands before the portal passes readers on. It is exported for its test. */
export const judgeProxy = (
  { trustProxy, publicUrl }: Pick<Ctx['config'], 'trustProxy' | 'publicUrl'>,
  { isForwarded, isTrusted, scheme }: EchoAnswer,
): Finding => {
  if (isForwarded && !isTrusted) return failure(texts.proxyUntrusted, texts.proxyUntrustedAdvice);
  if (!isForwarded && trustProxy !== false) return warning(texts.proxyMissing, texts.proxyMissingAdvice);
  if (publicUrl.startsWith('https:') && scheme !== 'https')
    return warning(texts.proxyScheme, texts.proxySchemeAdvice);
  return ok(isForwarded ? texts.proxyFine : texts.proxyNone);
};

const runProxy = async (ctx: Ctx): Promise<Finding> => {
  const reached = await reach(ctx);
  if (reached.kind !== 'own') return warning(texts.addressUnchecked, texts.addressUncheckedAdvice);
  return judgeProxy(ctx.config, reached.answer);
};

const SOON_DAYS = 14;

/** Judges until when a certificate holds. It is exported for its test. */
export const judgeCertificate = (end: Date | undefined, now: Date): Finding => {
  if (!end || Number.isNaN(end.getTime())) return warning(texts.certificateUnknown, texts.certificateAdvice);
  if (end <= now) return failure(texts.certificateOver(dayText(end)), texts.certificateAdvice);
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  const found = texts.certificateEnds(dayText(end), days);
  return days < SOON_DAYS ? warning(found, texts.certificateAdvice) : ok(found);
};

const runCertificate = async ({ config, now }: Ctx): Promise<Finding> => {
  if (!config.publicUrl.startsWith('https:')) return ok(texts.certificateNone);
  // Where nobody answers there is nothing to renew.
  const end = await ownCertificateEnd(config).catch(() => 'away' as const);
  return end === 'away'
    ? warning(texts.addressUnchecked, texts.addressUncheckedAdvice)
    : judgeCertificate(end, now);
};

const TIMEOUT_MS = 12_000;

export const addressChecks: readonly SelfTestCheck[] = [
  { name: 'address', title: texts.address, order: 60, timeoutMs: TIMEOUT_MS, run: runAddress },
  { name: 'proxy', title: texts.proxy, order: 61, timeoutMs: TIMEOUT_MS, run: runProxy },
  { name: 'certificate', title: texts.certificate, order: 62, timeoutMs: TIMEOUT_MS, run: runCertificate },
];
