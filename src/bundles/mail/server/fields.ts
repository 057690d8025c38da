// These are the fields of a mail server, alike on its page and in the step of setting up.
import type { Ctx } from '#kernel/ctx.ts';
import { unseal } from '#kernel/sealed-text.ts';
import type { SetupField } from '#kernel/setup-steps.ts';
import { MAIL_PORTS, MAIL_SECURITIES } from '../constants.ts';
import { PURPOSE, findChosen } from './queries.ts';
import * as texts from './texts.ts';
import type { TypedServer } from './typed-server.ts';

const MAX_LENGTH = 200;

/** Returns the fields with what is kept, or what was typed; a password never comes back. */
export const serverFields = async (ctx: Ctx, typed?: TypedServer): Promise<readonly SetupField[]> => {
  const row = await findChosen(ctx);
  const now: TypedServer = typed ?? {
    ...row,
    port: String(row?.port ?? 587),
    security: row?.security ?? 'starttls',
  };
  const passwordHelp = row?.password ? texts.passwordStored : texts.passwordHint;
  const text = { kind: 'text', maxLength: MAX_LENGTH, autoComplete: 'off' } as const;
  return [
    { ...text, name: 'host', label: texts.hostLabel, help: texts.hostHint, value: now.host ?? '' },
    {
      kind: 'select',
      name: 'port',
      label: texts.portLabel,
      value: now.port ?? '',
      options: MAIL_PORTS.map((port) => ({ value: String(port), name: String(port) })),
    },
    {
      kind: 'select',
      name: 'security',
      label: texts.securityLabel,
      value: now.security ?? '',
      options: MAIL_SECURITIES.map((value) => ({ value, name: texts.securityNames[value] })),
    },
    { ...text, name: 'username', label: texts.usernameLabel, value: now.username ?? '', isOptional: true },
    {
      kind: 'password',
      name: 'password',
      label: texts.passwordLabel,
      help: passwordHelp,
      value: '',
      maxLength: MAX_LENGTH,
      isOptional: true,
      autoComplete: 'new-password',
    },
    {
      ...text,
      kind: 'email',
      name: 'fromAddress',
      label: texts.fromAddressLabel,
      value: now.fromAddress ?? '',
    },
    {
      ...text,
      name: 'fromName',
      label: texts.fromNameLabel,
      help: texts.fromNameHint,
      value: now.fromName ?? '',
      isOptional: true,
    },
  ];
};

/** Returns what has to be known before one types: that the environment goes before, or that the password is lost. */
export const noteOnServer = async (ctx: Ctx): Promise<string | null> => {
  if (ctx.config.smtpUrl) return texts.fromEnvironment;
  const row = await findChosen(ctx);
  return row?.password && unseal(ctx.portal.secrets, PURPOSE, row.password) === undefined
    ? texts.broken
    : null;
};
