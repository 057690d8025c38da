// Makes the calls of messages in the browser. contract.md 7
import { answerOf, request } from '#kernel/browser/requests.ts';
import { url } from '#kernel/named-routes.ts';
import { messagePaths } from '../paths.ts';

/** What asking for the form and sending it answer. */
export interface SendAnswer {
  readonly sent?: boolean;
  readonly blocked?: boolean;
  readonly login?: boolean;
  readonly text?: string;
  readonly html?: string;
}

export interface NewsAnswer {
  readonly html: string;
  readonly readUpTo: number;
}

const headers = { accept: 'application/json' };

const read = <T>(response: Response): Promise<T> => answerOf<T>('messages')(response);

/** Asks for the form for a message, or why there is none. Throws when the call fails. */
export const askForForm = (recipientId: string): Promise<SendAnswer> =>
  request(url(messagePaths.send, { recipientId }), { headers }, read<SendAnswer>);

/** Sends a form as it would send itself. Throws when the call fails. */
export const sendForm = (form: HTMLFormElement): Promise<SendAnswer> => {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return request(form.getAttribute('action') ?? '', { method: 'POST', headers, body }, read<SendAnswer>);
};

/** Asks what came to a thread after a message. Throws when the call fails. */
export const askForNews = (address: string, after: number): Promise<NewsAnswer> =>
  request(`${address}?after=${after}`, { headers }, read<NewsAnswer>);

export const sendRead = (address: string, upTo: number): Promise<unknown> => {
  const body = new URLSearchParams({ upTo: String(upTo) });
  return request(address, { method: 'POST', headers, body }, read<unknown>);
};
