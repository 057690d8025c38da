// Asks the server for a question, the browser for the answer of a passkey, and says in German what went wrong.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { genericErrorRetry } from '#design/texts.ts';
import { request } from '#kernel/browser/requests.ts';
import * as texts from '../texts.ts';

export type BrowserOutcome =
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'problem'; readonly text: string };

type Question = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;

export const askBrowser = async (kind: 'make' | 'use', address: string): Promise<BrowserOutcome> => {
  if (!browserSupportsWebAuthn()) return problem(texts.passkeysUnknown);
  const question = await fetchQuestion(address).catch(() => problem(genericErrorRetry));
  if ('kind' in question) return question;
  try {
    const answer =
      kind === 'make'
        ? await startRegistration({ optionsJSON: question })
        : await startAuthentication({ optionsJSON: question });
    return { kind: 'answer', answer: JSON.stringify(answer) };
  } catch (error) {
    return problem(textOf(error));
  }
};

const fetchQuestion = (address: string): Promise<Question | BrowserOutcome> =>
  request(address, { method: 'POST', headers: { accept: 'application/json' } }, async (response) => {
    const body = (await response.json()) as Question & { msg?: string };
    return response.ok ? body : problem(body.msg ?? genericErrorRetry);
  });

/** The browser doesn't tell whether somebody refused, waited too long or had no passkey: that is their own affair. */
const textOf = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? texts.passkeyThereAlready
    : texts.passkeyNotUsed;

const problem = (text: string): BrowserOutcome & { kind: 'problem' } => ({ kind: 'problem', text });
