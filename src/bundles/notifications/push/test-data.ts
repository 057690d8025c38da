// This is a push service for tests, on this machine: it answers as it is told to, keeps what it got, and can read it as the
// browser would. RFC 8188, 8291
import { once } from 'node:events';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** The browser of RFC 8291's example. */
export const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const BROWSER_PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

export interface TestPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The payload is decrypted. */
  readonly payload: unknown;
}

export interface PushService {
  readonly origin: string;
  readonly pushes: TestPush[];
  /** What it answers; pushes that are refused are kept as well. */
  status: number;
  /** Runs before the service answers. */
  onPush: () => Promise<void>;
}

/** Opens a push service. Call it at the top of a file. */
export const openPushService = async (): Promise<PushService> => {
  const server = http.createServer(async (request, response) => {
    const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
    const { url: path = '', headers } = request;
    service.pushes.push({ path, headers, payload: JSON.parse(decrypt(body)) });
    await service.onPush();
    response.writeHead(service.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: PushService = { origin, pushes: [], status: 201, onPush: async () => {} };
  return service;
};

/** Reads the claims of a push's `Authorization: vapid`, when the key in it signed them. RFC 8292 */
export const vapidOf = ({ headers }: TestPush) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not of this key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
};

const decrypt = (body: Buffer): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(Buffer.from(BROWSER_PRIVATE_KEY, 'base64url'));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const auth = Buffer.from(BROWSER_KEYS.auth, 'base64url');
  const secret = hkdfSync('sha256', browser.computeSecret(serverKey), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends in a two, behind which only zeros may follow.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};
