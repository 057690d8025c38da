import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  asBuilt,
  ConfigError,
  isLocalUrl,
  programFolders,
  readConfig,
  testBundlesOff,
  testConfig,
  testDatabaseUrl,
  workerEnvironment,
} from './config.ts';
import type { Config } from './config.ts';

const SECRET = 'x'.repeat(32);

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
};

const bucketOf = (address: string) => readConfig({ S3_URL: address }).s3;

describe('the configuration', () => {
  it('needs nothing: everything has a default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      backupDir: path.resolve('data/backups'),
      databaseUrl: undefined,
      secrets: [],
      s3: undefined,
      smtpUrl: undefined,
      ffmpegPath: undefined,
      metaToken: undefined,
      maxStreamBytes: 2_000_000_000,
      mailFrom: undefined,
      trustProxy: false,
      earlyHints: false,
      bundlesOff: [],
      metrics: 'off',
      logLevel: process.stdout.isTTY ? 'warn' : 'info',
      process: 'all',
      allowDemoLogins: false,
      rateLimits: true,
      loadShedding: true,
      pageCache: true,
      allowPrivateAddresses: false,
      designPage: true,
      isProduction: false,
    });
  });

  it('keeps the development page out of the built product unless it is asked for', () =>
    expect(readConfig({ NODE_ENV: 'production' }).designPage).toBe(false));

  it('takes everything from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://litfass.example/',
      DATA_DIR: '/srv/litfass',
      BACKUP_DIR: '/mnt/sicherungen',
      DATABASE_URL: 'postgres://litfass:geheim@db/litfass',
      SECRET: `${SECRET}, ${'y'.repeat(40)}`,
      S3_URL: 's3://key:sec%2Fret@s3.example:9000/bilder?region=eu-central-1&tls=false',
      SMTP_URL: 'smtps://post.example',
      FFMPEG_PATH: '/opt/ffmpeg',
      META_TOKEN: '123456|0123456789abcdef',
      MAX_STREAM_BYTES: '4000000000',
      MAIL_FROM: 'Die Säule <post@litfass.example>',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      EARLY_HINTS: 'on',
      BUNDLES_OFF: 'events, credits,',
      METRICS: '127.0.0.1:9464',
      LOG_LEVEL: 'debug',
      PROCESS: 'worker',
      DEMO_LOGINS: 'allow',
      RATE_LIMITS: 'off',
      LOAD_SHEDDING: 'off',
      PAGE_CACHE: 'off',
      ALLOW_PRIVATE_ADDRESSES: 'on',
      DESIGN_PAGE: 'on',
      NODE_ENV: 'production',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://litfass.example',
      dataDir: '/srv/litfass',
      backupDir: '/mnt/sicherungen',
      databaseUrl: 'postgres://litfass:geheim@db/litfass',
      secrets: [SECRET, 'y'.repeat(40)],
      s3: {
        key: 'key',
        secret: 'sec/ret',
        endpoint: 'http://s3.example:9000',
        bucket: 'bilder',
        region: 'eu-central-1',
      },
      smtpUrl: 'smtps://post.example',
      ffmpegPath: '/opt/ffmpeg',
      metaToken: '123456|0123456789abcdef',
      maxStreamBytes: 4_000_000_000,
      mailFrom: { name: 'Die Säule', address: 'post@litfass.example' },
      trustProxy: '10.0.0.0/8,::1',
      earlyHints: true,
      bundlesOff: ['events', 'credits'],
      metrics: { host: '127.0.0.1', port: 9464 },
      logLevel: 'debug',
      process: 'worker',
      allowDemoLogins: true,
      rateLimits: false,
      loadShedding: false,
      pageCache: false,
      allowPrivateAddresses: true,
      designPage: true,
      isProduction: true,
    });
  });

  it('follows the port with the public address unless that is given', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'http://a.example' }).publicUrl).toBe('http://a.example');
  });

  it('treats an empty variable like none', () => {
    expect(readConfig({ PORT: '', HOST: '  ', S3_URL: '', DATA_DIR: ' ' })).toEqual(readConfig({}));
  });

  it('reaches a bucket by TLS in a usual region unless told otherwise', () => {
    expect(readConfig({ S3_URL: 's3://key:secret@s3.example/bilder' }).s3).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['127.0.0.1', '127.0.0.1'],
    ['fd00::/8,10.1.2.3', 'fd00::/8,10.1.2.3'],
  ])('trusts the proxies of TRUST_PROXY=%s', (text, expected) =>
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected),
  );

  it.each([',', ' , '])('asks for an address where TRUST_PROXY=%j has none', (text) =>
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow('TRUST_PROXY ist ungültig'),
  );

  it.each([
    ['off', 'off'],
    ['localhost:9464', { host: 'localhost', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
  ])('gives the figures away only where METRICS=%s says', (text, expected) =>
    expect(readConfig({ METRICS: text }).metrics).toEqual(expected),
  );

  it.each([
    ['post@litfass.example', { name: '', address: 'post@litfass.example' }],
    ['<post@litfass.example>', { name: '', address: 'post@litfass.example' }],
    [
      '"Litfass, Auenfeld" <post@litfass.example>',
      { name: 'Litfass, Auenfeld', address: 'post@litfass.example' },
    ],
  ])('takes the sender MAIL_FROM=%s', (text, expected) =>
    expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual(expected),
  );

  it.each<[string, string, keyof Config, unknown]>([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['MAX_STREAM_BYTES', '1000000', 'maxStreamBytes', 1_000_000],
    ['MAX_STREAM_BYTES', '9999999999999', 'maxStreamBytes', 9_999_999_999_999],
    ['METRICS', '127.0.0.1:65535', 'metrics', { host: '127.0.0.1', port: 65_535 }],
    ['METRICS', '127.0.0.1:1', 'metrics', { host: '127.0.0.1', port: 1 }],
    ['SECRET', 'x'.repeat(32), 'secrets', ['x'.repeat(32)]],
    ['TRUST_PROXY', '10.0.0.0/32', 'trustProxy', '10.0.0.0/32'],
    ['TRUST_PROXY', '10.0.0.0/0', 'trustProxy', '10.0.0.0/0'],
    ['TRUST_PROXY', 'fd00::/128', 'trustProxy', 'fd00::/128'],
    ['HOST', 'litfass.example', 'host', 'litfass.example'],
    ['HOST', '::1', 'host', '::1'],
    ['DATABASE_URL', '', 'databaseUrl', undefined],
    ['SMTP_URL', 'smtp://post.example:25', 'smtpUrl', 'smtp://post.example:25'],
    ['META_TOKEN', `12345|${'a'.repeat(16)}`, 'metaToken', `12345|${'a'.repeat(16)}`],
    ['EARLY_HINTS', 'off', 'earlyHints', false],
    ['ALLOW_PRIVATE_ADDRESSES', 'off', 'allowPrivateAddresses', false],
    ['RATE_LIMITS', 'on', 'rateLimits', true],
    ['PAGE_CACHE', 'on', 'pageCache', true],
    ['LOAD_SHEDDING', 'on', 'loadShedding', true],
    ['DESIGN_PAGE', 'off', 'designPage', false],
  ])('takes the last value that there can be: %s=%s', (name, value, key, expected) =>
    expect(readConfig({ [name]: value })[key]).toEqual(expected),
  );

  it('reaches a bucket as the address says, by its signs as they are meant', () => {
    expect(bucketOf('s3://k%2B:s%3A@s3.example/b%20c?tls=true&region=')).toEqual({
      key: 'k+',
      secret: 's:',
      endpoint: 'https://s3.example',
      bucket: 'b c',
      region: 'us-east-1',
    });
    expect(bucketOf('s3://k:s@s3.example/b?tls=false')?.endpoint).toBe('http://s3.example');
  });

  it('for tests has a secret, keeps silent and turns nobody away, and says where backups lie', () => {
    const config = testConfig({ dataDir: '/tmp/hier' });
    expect(config).toMatchObject({
      dataDir: '/tmp/hier',
      backupDir: '/tmp/hier/backups',
      publicUrl: 'http://localhost:3000',
      logLevel: 'silent',
      loadShedding: false,
    });
    expect(config.secrets[0]).toMatch(/^[\da-f]{64}$/);
    expect(testConfig().backupDir).toBe(path.resolve('data/backups'));
    expect(testConfig({ dataDir: '/a', backupDir: '/b' }).backupDir).toBe('/b');
  });

  it('can’t be changed by whoever holds it', () => {
    expect(() => Object.assign(readConfig({}), { port: 1 })).toThrow();
    expect(() => Object.assign(testConfig(), { port: 1 })).toThrow();
  });
});

describe('a mistake in the configuration', () => {
  const sentence: Record<string, string> = {
    PORT: 'PORT ist ungültig: erwartet wird eine Zahl von 0 bis 65535.',
    HOST: 'HOST ist ungültig: erwartet wird eine IP-Adresse oder ein Rechnername.',
    PUBLIC_URL: 'PUBLIC_URL ist ungültig: erwartet wird eine Adresse wie https://beispiel.de ohne Pfad.',
    DATABASE_URL: 'DATABASE_URL ist ungültig: erwartet wird eine Adresse postgres://….',
    SECRET:
      'SECRET ist ungültig: erwartet wird ein Geheimnis aus mindestens 32 Zeichen (mehrere durch Komma getrennt).',
    S3_URL:
      'S3_URL ist ungültig: erwartet wird s3://schluessel:geheimnis@rechner[:port]/eimer?region=…&tls=….',
    META_TOKEN: 'META_TOKEN ist ungültig: erwartet wird eine App-ID und ein Client-Token als id|token.',
    FFMPEG_PATH: 'FFMPEG_PATH ist ungültig: erwartet wird der ganze Pfad eines Programms.',
    MAX_STREAM_BYTES: 'MAX_STREAM_BYTES ist ungültig: erwartet wird eine Zahl von Bytes ab 1000000.',
    SMTP_URL: 'SMTP_URL ist ungültig: erwartet wird eine Adresse smtp://… oder smtps://….',
    MAIL_FROM:
      'MAIL_FROM ist ungültig: erwartet wird eine Adresse wie post@beispiel.de oder „Litfass <post@beispiel.de>“.',
    ALLOW_PRIVATE_ADDRESSES: 'ALLOW_PRIVATE_ADDRESSES ist ungültig: erwartet wird on oder off.',
    TRUST_PROXY:
      'TRUST_PROXY ist ungültig: erwartet wird true, false oder eine Liste von IP-Adressen und Netzen.',
    METRICS:
      'METRICS ist ungültig: erwartet wird off oder eine Adresse wie 127.0.0.1:9464, deren Port nicht der von PORT ist.',
    LOG_LEVEL:
      'LOG_LEVEL ist ungültig: erwartet wird eines von fatal, error, warn, info, debug, trace, silent.',
    PROCESS: 'PROCESS ist ungültig: erwartet wird eines von all, web, worker.',
    DEMO_LOGINS: 'DEMO_LOGINS ist ungültig: erwartet wird allow oder nichts.',
    RATE_LIMITS: 'RATE_LIMITS ist ungültig: erwartet wird on oder off.',
    LOAD_SHEDDING: 'LOAD_SHEDDING ist ungültig: erwartet wird on oder off.',
    PAGE_CACHE: 'PAGE_CACHE ist ungültig: erwartet wird on oder off.',
    DESIGN_PAGE: 'DESIGN_PAGE ist ungültig: erwartet wird on oder off.',
  };

  it.each([
    ...['999999', '-10', '1000000000000000', '12 345', '999999999999999'].map((value) => [
      'MAX_STREAM_BYTES',
      value,
    ]),
    ...['12345', '1234|0123456789abcdef', '12345|0123456789abcde', 'x|0123456789abcdef'].map((value) => [
      'META_TOKEN',
      value,
    ]),
    ...['ffmpeg', './ffmpeg'].map((value) => ['FFMPEG_PATH', value]),
    ['PUBLIC_URL', '//a'],
    ...['10.0.0.0/33', 'fd00::/129', '10.0.0.0/-1', '/8', 'true,10.0.0.1'].map((value) => [
      'TRUST_PROXY',
      value,
    ]),
    ['SECRET', 'x'.repeat(31)],
    ['S3_URL', 's3://k:s@host/'],
    ['S3_URL', 's3://k:@host/b'],
    ['S3_URL', 's3://:s@host/b'],
    ['S3_URL', 'kein Eimer'],
    ['METRICS', '[]:9464'],
    ['METRICS', 'höst:9464'],
    ...['achtzig', '-1', '65536', '80.5', '0x50', '1e3'].map((value) => ['PORT', value]),
    ...['a b', 'http://x', 'höst/'].map((value) => ['HOST', value]),
    ...['litfass.example', 'ftp://a', 'https://a/pfad', 'https://a?q', 'https://a#x', 'https://u:p@a'].map(
      (value) => ['PUBLIC_URL', value],
    ),
    ...['litfass', 'mysql://a/b', 'http://a'].map((value) => ['DATABASE_URL', value]),
    ...['kurz', `${SECRET},kurz`, ',,'].map((value) => ['SECRET', value]),
    ...[
      's3://host/b',
      's3://key@host/b',
      's3://k:s@host',
      's3://k:s@host/a/b',
      'https://k:s@host/b',
      's3://k:%zz@host/b',
      's3://k:s@host/b?tls=vielleicht',
    ].map((value) => ['S3_URL', value]),
    ...['post.example', 'http://post.example', 'smtp://', 'smtp://u:100%@post.example'].map((value) => [
      'SMTP_URL',
      value,
    ]),
    ...['ja', '1', 'abc', '10.0.0.0/99', '300.1.1.1', '::1/x', '10.0.0.0/8/8'].map((value) => [
      'TRUST_PROXY',
      value,
    ]),
    ...['post', 'a@b, c@d', 'Litfass a@b', 'Litfass <post>', 'A <a@b> x', 'A\r\nBcc: x <a@b>'].map(
      (value) => ['MAIL_FROM', value],
    ),
    ['ALLOW_PRIVATE_ADDRESSES', 'ja'],
    ...['on', '9464', ':9464', '127.0.0.1', '127.0.0.1:0', '127.0.0.1:65536', '::1:9464', 'a b:1'].map(
      (value) => ['METRICS', value],
    ),
    // This is the port of the pages.
    ['METRICS', '0.0.0.0:3000'],
    ['LOG_LEVEL', 'laut'],
    ['PROCESS', 'beides'],
    ['DEMO_LOGINS', 'ja'],
    ['RATE_LIMITS', 'aus'],
    ['LOAD_SHEDDING', 'aus'],
    ['PAGE_CACHE', 'false'],
    ['DESIGN_PAGE', 'ja'],
  ])('is one German sentence: %s=%s', (name, value) =>
    expect(mistakesOf({ [name!]: value! })).toEqual([sentence[name!]]),
  );

  it('is told together with all others', () => {
    expect(mistakesOf({ PORT: 'x', HOST: '?', PROCESS: 'y' })).toEqual([
      sentence['PORT'],
      sentence['HOST'],
      sentence['PROCESS'],
    ]);
  });

  it('is a foreign database without a secret', () => {
    expect(mistakesOf({ DATABASE_URL: 'postgresql://a/b' })).toEqual([
      'SECRET fehlt: mit DATABASE_URL muss ein Geheimnis aus mindestens 32 Zeichen gesetzt sein.',
    ]);
    expect(mistakesOf({ DATABASE_URL: 'postgresql://a/b', SECRET })).toEqual([]);
  });
});

describe('a public address', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3:80', 'http://[::1]:3000'])(
    'such as %s is reached from this machine only',
    (url) => expect(isLocalUrl(url)).toBe(true),
  );
  it('below .localhost too', () => expect(isLocalUrl('http://litfass.localhost')).toBe(true));

  it.each(['https://litfass.example', 'http://192.168.1.2', 'http://localhost.example', 'http://128.0.0.1'])(
    'such as %s is reached by others',
    (url) => expect(isLocalUrl(url)).toBe(false),
  );
});

describe('what is done as though the product was built', () => {
  it.each([{ NODE_ENV: 'test' }, {}])('is so until it is over, with %j before', (before) => {
    const env: NodeJS.ProcessEnv = { ...before };
    const seen: unknown[] = [];
    asBuilt(() => void seen.push(env['NODE_ENV']), env);
    expect([seen, env]).toEqual([['production'], before]);
  });

  it('is over when it fails, too', () => {
    const env: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
    const failing = () =>
      asBuilt(() => {
        throw new Error('meant');
      }, env);
    expect(failing).toThrow('meant');
    expect(env).toEqual({ NODE_ENV: 'test' });
  });
});

it('programs lie in the folders of the PATH that are whole ones', () => {
  expect(programFolders({ PATH: '/usr/bin:bin::/opt/bin' })).toEqual(['/usr/bin', '/opt/bin']);
  expect(programFolders({})).toEqual([]);
});

it('tests are without the bundles that are named, if any are', () => {
  expect(testBundlesOff({ BUNDLES_OFF: 'events, search' })).toEqual(['events', 'search']);
  expect(testBundlesOff({})).toEqual([]);
});

it('the worker shares what its threads allocate from, unless told otherwise', () =>
  expect(workerEnvironment()).toEqual({ MALLOC_ARENA_MAX: '2', ...process.env }));

describe('the database for tests', () => {
  it('is the one that TEST_DATABASE_URL names, else none', () => {
    expect(testDatabaseUrl({ TEST_DATABASE_URL: ' postgres://a/b ' })).toBe('postgres://a/b');
    expect(testDatabaseUrl({ TEST_DATABASE_URL: '' })).toBeUndefined();
    expect(testDatabaseUrl({})).toBeUndefined();
  });
});
