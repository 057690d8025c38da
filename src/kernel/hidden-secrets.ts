// Hides secrets of the configuration in what is told: whatever quotes an address with a password shows none.
import type { Ctx } from './ctx.ts';

/** Returns the text with every secret of the configuration as „•••“, as it was given and as addresses write it. */
export const withoutSecrets = ({ config, portal }: Pick<Ctx, 'config' | 'portal'>, text: string): string => {
  const { databaseUrl, smtpUrl, s3, metaToken } = config;
  const secrets = [
    ...portal.secrets,
    ...config.secrets,
    ...[databaseUrl, smtpUrl].map(passwordOf),
    s3?.secret,
    metaToken?.split('|')[1],
  ].filter((secret) => secret !== undefined && secret !== '');
  const spellings = secrets.flatMap((secret) => [
    secret!,
    decoded(secret!),
    encodeURIComponent(decoded(secret!)),
  ]);
  return [...new Set(spellings)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((told, secret) => told.replaceAll(secret, '•••'), text)
    .replace(/(\w+:\/\/)[^\s/@]*@/g, '$1•••@');
};

const passwordOf = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).password : undefined;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
