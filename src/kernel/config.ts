// Reads process.env, which no other file does, into one frozen, typed object, checked at start with one sentence per mistake.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';

export type ProcessRole = 'all' | 'web' | 'worker';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where blobs lie when not on the local disk: `s3://key:secret@host[:port]/bucket?region=&tls=`. */
export interface S3Location {
  readonly key: string;
  readonly secret: string;
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
}

/** The name is empty when only an address was given. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface Config {
  /** Port to listen on; 0 takes any free one. `PORT`, 3000. */
  readonly port: number;
  /** Address to listen on. `HOST`, 127.0.0.1. */
  readonly host: string;
  /** Origin under which readers reach the portal, without a trailing slash. `PUBLIC_URL`, http://localhost:PORT. */
  readonly publicUrl: string;
  /** Folder of the database, files and secret. `DATA_DIR`, data/. Absolute. */
  readonly dataDir: string;
  /** Where backups that come by themselves lie. `BACKUP_DIR`, dataDir/backups. Absolute. */
  readonly backupDir: string;
  /** A PostgreSQL that is there; without it the start brings one of its own. `DATABASE_URL`. */
  readonly databaseUrl: string | undefined;
  /** Signs hashes and addresses; the first signs, all verify (for rotation, comma-separated). `SECRET`. */
  readonly secrets: readonly string[];
  /** Blob storage in a bucket. `S3_URL`. */
  readonly s3: S3Location | undefined;
  /** The mail server. `SMTP_URL`; without it mail is kept in the portal's own mailbox. */
  readonly smtpUrl: string | undefined;
  /** The program that works on videos and sound; without it one on the PATH, or the one that was installed with us. `FFMPEG_PATH`. */
  readonly ffmpegPath: string | undefined;
  /** App id and client token at Meta, `id|token`, with which its services tell about posts; used by the server alone. `META_TOKEN`. */
  readonly metaToken: string | undefined;
  /** What an upload of video or sound may have. `MAX_STREAM_BYTES`, 2,000,000,000. */
  readonly maxStreamBytes: number;
  /** Whom mails come from. `MAIL_FROM`; without it the portal's name, at post@ the host of `publicUrl`. */
  readonly mailFrom: MailSender | undefined;
  /** Proxies whose X-Forwarded-* headers count: false, true, or addresses. `TRUST_PROXY`. */
  readonly trustProxy: boolean | string;
  /** A proxy in front passes 103 Early Hints on. `EARLY_HINTS`, off. */
  readonly earlyHints: boolean;
  /** Names of optional bundles that are switched off. `BUNDLES_OFF`, comma-separated. */
  readonly bundlesOff: readonly string[];
  /** Where Prometheus reads the figures, on a port of their own: no proxy in front makes them public. `METRICS`, off. */
  readonly metrics: ListenAddress | 'off';
  /** The level of the log. `LOG_LEVEL`, info; warn at a terminal, where the portal talks to a person. */
  readonly logLevel: LogLevel;
  /** What this process does: serve pages, work jobs, or both. `PROCESS`, all. */
  readonly process: ProcessRole;
  /** The published demo passwords may be used on a public address. `DEMO_LOGINS=allow`. */
  readonly allowDemoLogins: boolean;
  /** False only for load tests: limits on writes and guesses are not applied. `RATE_LIMITS=off`. */
  readonly rateLimits: boolean;
  /** False only for load tests: every page is rendered afresh. `PAGE_CACHE=off`. */
  readonly pageCache: boolean;
  /** False only for tests: nobody is turned away on a machine that is busy with other things. `LOAD_SHEDDING=off`. */
  readonly loadShedding: boolean;
  /** True only for tests and development: the server may ask hosts of its own network. `ALLOW_PRIVATE_ADDRESSES=on`. */
  readonly allowPrivateAddresses: boolean;
  /** The development page `/_design` is served. `DESIGN_PAGE`, on except in production. */
  readonly designPage: boolean;
  /** True in the built product. `NODE_ENV=production`. */
  readonly isProduction: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The error for wrong settings, each as one German sentence that names the variable. */
export class ConfigError extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/**
 * Reads and checks the whole configuration. `secrets` may come back empty: without `SECRET` and without
 * `DATABASE_URL` the caller reads or makes `dataDir/secret` (see secret-file.ts).
 * Throws a ConfigError with all mistakes at once.
 */
export const readConfig = (env: Environment = process.env): Config => {
  const { read, mistakes } = settingsOf(env);
  const places = readPlaces(env, read);
  const config: Config = {
    ...places,
    ...readServices(read),
    ...readOperation(read, places.port),
    ...readSwitches(env, read),
  };
  if (config.databaseUrl && config.secrets.length === 0)
    mistakes.push(
      'SECRET fehlt: mit DATABASE_URL muss ein Geheimnis aus mindestens 32 Zeichen gesetzt sein.',
    );
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return Object.freeze(config);
};

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string) => T;

/** Reads one variable after the other and collects what is wrong with them. */
const settingsOf = (env: Environment) => {
  const mistakes: string[] = [];
  const read: Read = (name, fallback, parse, expected) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    mistakes.push(`${name} ist ungültig: erwartet wird ${expected}.`);
    return fallback;
  };
  return { read, mistakes };
};

/** Reads where the portal is reached and where it keeps things. */
const readPlaces = (env: Environment, read: Read) => {
  const port = read('PORT', 3000, parsePort, 'eine Zahl von 0 bis 65535');
  const dataDir = path.resolve(env['DATA_DIR']?.trim() || 'data');
  const databaseUrl = read('DATABASE_URL', undefined, parseDatabaseUrl, 'eine Adresse postgres://…');
  return {
    port,
    host: read('HOST', '127.0.0.1', parseHost, 'eine IP-Adresse oder ein Rechnername'),
    publicUrl: read(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      parsePublicUrl,
      'eine Adresse wie https://beispiel.de ohne Pfad',
    ),
    dataDir,
    backupDir: path.resolve(env['BACKUP_DIR']?.trim() || path.join(dataDir, 'backups')),
    databaseUrl,
    secrets: read<readonly string[]>(
      'SECRET',
      [],
      parseSecrets,
      'ein Geheimnis aus mindestens 32 Zeichen (mehrere durch Komma getrennt)',
    ),
    s3: read(
      'S3_URL',
      undefined,
      parseS3Url,
      's3://schluessel:geheimnis@rechner[:port]/eimer?region=…&tls=…',
    ),
  };
};

/** Reads the services and programs that the portal works with. */
const readServices = (read: Read) => ({
  smtpUrl: read('SMTP_URL', undefined, parseSmtpUrl, 'eine Adresse smtp://… oder smtps://…'),
  ffmpegPath: read('FFMPEG_PATH', undefined, parseFilePath, 'der ganze Pfad eines Programms'),
  metaToken: read('META_TOKEN', undefined, parseMetaToken, 'eine App-ID und ein Client-Token als id|token'),
  maxStreamBytes: read('MAX_STREAM_BYTES', 2_000_000_000, parseBytes, 'eine Zahl von Bytes ab 1000000'),
  mailFrom: read(
    'MAIL_FROM',
    undefined,
    parseMailSender,
    'eine Adresse wie post@beispiel.de oder „Litfass <post@beispiel.de>“',
  ),
});

/** Reads how the portal is run. */
const readOperation = (read: Read, port: number) => ({
  trustProxy: read<boolean | string>(
    'TRUST_PROXY',
    false,
    parseTrustProxy,
    'true, false oder eine Liste von IP-Adressen und Netzen',
  ),
  earlyHints: read('EARLY_HINTS', false, parseSwitch, 'on oder off'),
  bundlesOff: read<readonly string[]>(
    'BUNDLES_OFF',
    [],
    parseNames,
    'eine durch Komma getrennte Liste von Bundle-Namen',
  ),
  metrics: read<ListenAddress | 'off'>(
    'METRICS',
    'off',
    (text) => parseMetrics(text, port),
    'off oder eine Adresse wie 127.0.0.1:9464, deren Port nicht der von PORT ist',
  ),
  logLevel: read(
    'LOG_LEVEL',
    process.stdout.isTTY ? 'warn' : 'info',
    oneOf(LOG_LEVELS),
    `eines von ${LOG_LEVELS.join(', ')}`,
  ),
  process: read('PROCESS', 'all', oneOf(PROCESS_ROLES), `eines von ${PROCESS_ROLES.join(', ')}`),
});

/** Reads what is allowed, and what tests, load tests and development do without. */
const readSwitches = (env: Environment, read: Read) => ({
  allowDemoLogins: read(
    'DEMO_LOGINS',
    false,
    (text) => (text === 'allow' ? true : undefined),
    'allow oder nichts',
  ),
  rateLimits: read('RATE_LIMITS', true, parseSwitch, 'on oder off'),
  pageCache: read('PAGE_CACHE', true, parseSwitch, 'on oder off'),
  loadShedding: read('LOAD_SHEDDING', true, parseSwitch, 'on oder off'),
  allowPrivateAddresses: read('ALLOW_PRIVATE_ADDRESSES', false, parseSwitch, 'on oder off'),
  designPage: read('DESIGN_PAGE', env['NODE_ENV'] !== 'production', parseSwitch, 'on oder off'),
  isProduction: env['NODE_ENV'] === 'production',
});

/** Returns a whole configuration for tests; nothing is read from the environment. */
export const testConfig = (changes: Partial<Config> = {}): Config =>
  Object.freeze({
    ...readConfig({}),
    secrets: [randomBytes(32).toString('hex')],
    publicUrl: 'http://localhost:3000',
    logLevel: 'silent' as const,
    loadShedding: false,
    ...(changes.dataDir !== undefined && { backupDir: path.join(changes.dataDir, 'backups') }),
    ...changes,
  });

/**
 * Returns what the worker inherits: also where nobody used `npm start`, threads that work on pictures share what they allocate
 * from.
 */
export const workerEnvironment = (): NodeJS.ProcessEnv => ({ MALLOC_ARENA_MAX: '2', ...process.env });

/** Returns folders in which programs of the system lie. */
export const programFolders = (env: Environment = process.env): readonly string[] =>
  (env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));

/** Returns the test database server that the environment names, if any. `TEST_DATABASE_URL`. */
export const testDatabaseUrl = (env: Environment = process.env): string | undefined =>
  env['TEST_DATABASE_URL']?.trim() || undefined;

/** Returns optional bundles that this run of the tests is without: `npm test -- --without events`. `BUNDLES_OFF`. */
export const testBundlesOff = (env: Environment = process.env): readonly string[] =>
  parseNames(env['BUNDLES_OFF'] ?? '');

/** Does the work, such as reading packages that ask for it, as though the product was built. For tests. */
export const asBuilt = (work: () => void, env: NodeJS.ProcessEnv = process.env): void => {
  const before = env['NODE_ENV'];
  env['NODE_ENV'] = 'production';
  try {
    work();
  } finally {
    if (before === undefined) delete env['NODE_ENV'];
    else env['NODE_ENV'] = before;
  }
};

/** Returns true for addresses that only this machine reaches; the demo logins are harmless there. */
export const isLocalUrl = (url: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/.test(new URL(url).hostname);

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const PROCESS_ROLES: readonly ProcessRole[] = ['all', 'web', 'worker'];
const MIN_SECRET_LENGTH = 32;

const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (text: string): T | undefined =>
    allowed.find((value) => value === text);

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const parsePort = (text: string) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;

const parseFilePath = (text: string) => (path.isAbsolute(text) ? text : undefined);

const parseMetaToken = (text: string) => (/^\d{5,20}\|[\da-f]{16,64}$/i.test(text) ? text : undefined);

const MIN_STREAM_BYTES = 1_000_000;

const parseBytes = (text: string) =>
  /^\d{1,13}$/.test(text) && Number(text) >= MIN_STREAM_BYTES ? Number(text) : undefined;

const parseHost = (text: string) => (/^[A-Za-z0-9.:_-]+$/.test(text) ? text : undefined);

const parseMetrics = (text: string, pagesPort: number): ListenAddress | 'off' | undefined => {
  if (text === 'off') return 'off';
  const [, bracketed, name = '', digits = ''] =
    /^(?:\[([\da-f:.]+)\]|([^:[\]]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = parseHost(bracketed ?? name);
  const port = parsePort(digits);
  return host && port && port !== pagesPort ? { host, port } : undefined;
};

const parsePublicUrl = (text: string) => {
  const url = parseUrl(text);
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  return isOrigin ? url.origin : undefined;
};

const parseDatabaseUrl = (text: string) =>
  /^postgres(ql)?:$/.test(String(parseUrl(text)?.protocol)) ? text : undefined;

const parseSmtpUrl = (text: string) => {
  const url = parseUrl(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return undefined;
  // A percent sign of a password that isn't written as %25: no mail would ever be sent.
  return [url.username, url.password].every((part) => decoded(part) !== undefined) ? text : undefined;
};

const parseMailSender = (text: string): MailSender | undefined => {
  const [, name = '', address = text] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>$/u.exec(text) ?? [];
  return /^[^\s@<>,;:"()\\\p{Cc}]+@[^\s@<>,;:"()\\\p{Cc}]+$/u.test(address) ? { name, address } : undefined;
};

const parseSecrets = (text: string) => {
  const secrets = parseNames(text);
  return secrets.length > 0 && secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH)
    ? secrets
    : undefined;
};

const parseNames = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const parseSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined);

const parseTrustProxy = (text: string) => {
  if (text === 'true' || text === 'false') return text === 'true';
  const networks = parseNames(text);
  return networks.length > 0 && networks.every(isNetwork) ? networks.join(',') : undefined;
};

/** Says whether a text is an address, or a net such as 10.0.0.0/8. */
const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits && more.length === 0;
};

const parseS3Url = (text: string): S3Location | undefined => {
  const url = parseUrl(text);
  if (url?.protocol !== 's3:') return undefined;
  const [key, secret, bucket] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  const tls = url.searchParams.get('tls') ?? 'true';
  if (!key || !secret || !bucket || bucket.includes('/') || !/^(true|false)$/.test(tls)) return undefined;
  return {
    key,
    secret,
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') || 'us-east-1',
  };
};

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
