// Checks what was typed about a mail server, and whether it can be taken so.
import { isIP } from 'node:net';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { MAIL_PORTS, MAIL_SECURITIES } from '../constants.ts';
import type { MailSecurity } from '../constants.ts';
import { isAddress, oneLine } from '../rules.ts';
import * as texts from './texts.ts';

/** A mail server as a form sends it. */
export interface TypedServer {
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  readonly security?: string | undefined;
  readonly username?: string | undefined;
  /** Empty leaves the one that is kept, where name and server stay. */
  readonly password?: string | undefined;
  readonly fromName?: string | undefined;
  readonly fromAddress?: string | undefined;
}

export interface CheckedServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly username: string;
  readonly password: string;
  readonly fromName: string;
  readonly fromAddress: string;
}

const MAX_LENGTH = 200;

export const checkServer = (typed: TypedServer): Checked<CheckedServer> => {
  const host = (typed.host ?? '').trim().toLowerCase();
  const port = MAIL_PORTS.find((known) => String(known) === (typed.port ?? '').trim());
  const security = MAIL_SECURITIES.find((known) => known === typed.security);
  const username = (typed.username ?? '').trim();
  const { password = '' } = typed;
  const [fromName, fromAddress] = [oneLine(typed.fromName ?? ''), (typed.fromAddress ?? '').trim()];
  const errors = withoutFalse({
    host: !isHost(host) && texts.hostInvalid,
    port: !port && texts.portInvalid(MAIL_PORTS),
    security: !security && texts.securityMissing,
    username: /\p{Cc}/u.test(username) ? texts.signsInvalid : tooLong(username),
    password: /\p{Cc}/u.test(password) ? texts.signsInvalid : tooLong(password),
    fromName: tooLong(fromName),
    fromAddress: !isAddress(fromAddress) && texts.addressInvalid,
  });
  if (!port || !security || Object.keys(errors).length > 0) return invalid(errors);
  return valid({ host, port, security, username, password, fromName, fromAddress });
};

const tooLong = (text: string) => text.length > MAX_LENGTH && texts.tooLong(MAX_LENGTH);

const isHost = (text: string) =>
  isIP(text) === 4 || (text.length <= 253 && /^(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*$/.test(text));

const withoutFalse = (errors: Readonly<Record<string, string | false>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])));
