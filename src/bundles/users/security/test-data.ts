// Helps tests with a passkey's device in software (ES256, as a browser would hand it on), and with a browser that keeps
// cookies.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { renewCodes } from './recovery-codes.ts';
import { authenticatorApps } from './schema.ts';

interface MakeOptions {
  readonly challenge: string;
  readonly user: { readonly id: string };
}

export interface AuthenticatorTraits {
  /** The page it believes to be on. */
  readonly origin?: string;
  readonly party?: string;
  /** It asks its owner for a finger, a face or a number. */
  readonly verifiesUser?: boolean;
  /** It counts how often it is used; those of services don't. */
  readonly counts?: boolean;
}

/** Returns a device with one passkey. `make` and `use` answer what the server asked, as JSON text. */
export const anAuthenticator = (traits: AuthenticatorTraits = {}) => {
  const {
    origin = 'http://localhost:3000',
    party = 'localhost',
    verifiesUser = true,
    counts = true,
  } = traits;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;
  let userHandle = '';
  const id = credentialId.toString('base64url');
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (flags: number) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counts ? counter : 0);
    const verified = verifiesUser ? 0x04 : 0;
    return Buffer.concat([sha256(party), Buffer.from([0x01 | verified | flags]), number]);
  };
  return {
    id,
    /** Turns the counter back, as it would be on a copy of the device. */
    turnBack: (by: number) => void (counter -= by),
    make: ({ challenge, user }: MakeOptions, from?: string): string => {
      userHandle = user.id;
      const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([head(0x40), Buffer.alloc(16), length, credentialId, coseKey(x, y)]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal', 'erfunden'],
      };
      return answer(id, response);
    },
    use: ({ challenge }: { readonly challenge: string }, from?: string): string => {
      counter++;
      const client = clientData('webauthn.get', challenge, from);
      const data = head(0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
      return answer(id, response);
    },
  };
};

const answer = (id: string, response: object) =>
  JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Returns CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** Returns CBOR: { fmt: 'none', attStmt: {}, authData } */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);

type Fields = Readonly<Record<string, string>>;

/** Returns a browser that keeps cookies, with an address of its own. Its forms ask for pages, only `json` asks for JSON. */
export const aBrowser = ({ http }: Pick<TestApp, 'http'>, cookies: Record<string, string> = {}) => {
  const jar = new Map(Object.entries(cookies));
  const remoteAddress = `203.0.113.${(lastAddress = (lastAddress % 250) + 1)}`;
  const send = async (method: 'GET' | 'POST', url: string, accept: string, fields?: Fields) => {
    const reply = await http.inject({
      method,
      url,
      remoteAddress,
      headers: {
        accept,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of reply.cookies)
      if (value) jar.set(name, value);
      else jar.delete(name);
    return reply;
  };
  return {
    jar,
    get: (url: string) => send('GET', url, 'text/html'),
    post: (url: string, fields: Fields = {}) => send('POST', url, 'text/html', fields),
    json: (url: string, fields: Fields = {}) => send('POST', url, 'application/json', fields),
  };
};

let lastAddress = 0;

/** Adds an app whose codes nobody can make, and returns codes on paper that are good. */
export const aRecoverableApp = async (ctx: Ctx, userId: number): Promise<string[]> => {
  const app = { userId, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now };
  await ctx.db.insert(authenticatorApps).values(app);
  return renewCodes(ctx, userId);
};
