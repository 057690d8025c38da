// Asks and answers the question that the portal asks itself by way of its public address. It holds for a minute and only this
// portal can answer it; whoever doesn't know its secret gets no answer.
import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#kernel/durations.ts';
import { signHash, verifyHash } from '#kernel/signed-hash.ts';

export interface EchoAnswer {
  readonly instance: string;
  /** The scheme with which the portal sees the question arrive. */
  readonly scheme: string;
  readonly isForwarded: boolean;
  readonly isTrusted: boolean;
}

const QUESTION = 'self-test-question';
const ANSWER = 'self-test-answer';

export const makeQuestion = (secrets: readonly string[]): string => {
  const nonce = `${Date.now() + MINUTE_MS}-${randomBytes(9).toString('hex')}`;
  return `${nonce}-${signHash(secrets, QUESTION, nonce)}`;
};

export const isOwnQuestion = (secrets: readonly string[], token: string): boolean => {
  const [, nonce = '', until = '', hash] = /^((\d{13})-[\da-f]{18})-([\w-]{22})$/.exec(token) ?? [];
  return Number(until) > Date.now() && verifyHash(secrets, hash, QUESTION, nonce);
};

export const answerTo = (secrets: readonly string[], token: string): string =>
  signHash(secrets, ANSWER, token);

export const isOwnAnswer = (secrets: readonly string[], token: string, { instance }: EchoAnswer): boolean =>
  verifyHash(secrets, instance, ANSWER, token);
