import { EventEmitter, once } from 'node:events';
import http, { createServer } from 'node:http';
import type { ClientRequest, RequestListener, Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { askOwnAddress, ownCertificateEnd } from './own-address.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listen = async (listener: RequestListener) => {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

describe('asking the portal’s own address', () => {
  it('gives what it answers, whatever that is', async () => {
    const seen: (string | undefined)[] = [];
    const config = await listen(({ url, headers }, response) => {
      seen.push(url, headers.accept, headers['user-agent'], headers.connection);
      response.writeHead(404).end('nicht da: ä');
    });
    expect(await askOwnAddress(config, '/readyz?x=1')).toEqual({ status: 404, body: 'nicht da: ä' });
    expect(seen).toEqual(['/readyz?x=1', 'application/json', 'Litfass', 'close']);
  });

  it('reads letters of several bytes also where they come apart', async () => {
    const config = await listen((_, response) => {
      response.write(Buffer.from([0xc3]));
      setTimeout(() => response.end(Buffer.from([0xa4])), 5);
    });
    expect((await askOwnAddress(config, '/')).body).toBe('ä');
  });

  it.each([
    ['https://a.example', https],
    ['http://https:7', http],
  ])('gives up after eight seconds, on a connection of its own: %s', async (publicUrl, client) => {
    const destroy = vi.fn((error: Error) => request.emit('error', error));
    const request = Object.assign(new EventEmitter(), { destroy });
    const get = vi.spyOn(client, 'get').mockReturnValue(request as unknown as ClientRequest);
    onTestFinished(() => get.mockRestore());
    const asking = askOwnAddress({ publicUrl }, '/readyz');
    request.emit('timeout');
    await expect(asking).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(get).toHaveBeenCalledExactlyOnceWith(
      new URL('/readyz', publicUrl),
      expect.objectContaining({ timeout: 8000, agent: false }),
      expect.any(Function),
    );
  });

  it('follows nobody elsewhere', async () => {
    const config = await listen((_, response) =>
      response.writeHead(302, { location: 'http://a.example/' }).end(),
    );
    expect(await askOwnAddress(config, '/')).toEqual({ status: 302, body: '' });
  });

  it('reads up to 64 KB', async () => {
    const config = await listen(({ url }, response) => response.end('x'.repeat(Number(url!.slice(1)))));
    expect((await askOwnAddress(config, '/65536')).body).toHaveLength(65_536);
    await expect(askOwnAddress(config, '/65537')).rejects.toThrow('too large');
  });

  it('fails with what the system says where nobody answers', async () => {
    const config = await listen(() => undefined);
    server!.close();
    await once(server!, 'close');
    await expect(askOwnAddress(config, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('fails where the answer breaks off', async () => {
    const config = await listen((_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('x');
      setTimeout(() => response.destroy(), 10);
    });
    await expect(askOwnAddress(config, '/')).rejects.toThrow('aborted');
  });
});

/** Makes a connection that tells of a certificate with this end. */
const showing = (end: string | undefined) => {
  const socket = Object.assign(new EventEmitter(), {
    destroy: vi.fn((error?: Error) => error && socket.emit('error', error)),
    getPeerCertificate: () => ({ valid_to: end }),
    setTimeout: vi.fn<(ms: number, giveUp: () => void) => void>(),
  });
  const connect = vi.spyOn(tls, 'connect').mockReturnValue(socket as unknown as TLSSocket);
  onTestFinished(() => connect.mockRestore());
  return { socket, connect, shake: () => (connect.mock.calls[0] as unknown[])[1] as () => void };
};

describe('the end of its certificate', () => {
  it('is none without https', async () =>
    expect(await ownCertificateEnd({ publicUrl: 'http://127.0.0.1:1' })).toBeUndefined());

  it.each([
    ['https://a.example', { host: 'a.example', port: 443, servername: 'a.example' }],
    ['https://[::1]:8443', { host: '::1', port: 8443, servername: '::1' }],
  ])('is read whether or not it is a good one, at %s', async (publicUrl, place) => {
    const { socket, connect, shake } = showing('Jan  2 03:04:05 2027 GMT');
    const asking = ownCertificateEnd({ publicUrl });
    expect(connect).toHaveBeenCalledWith({ ...place, rejectUnauthorized: false }, expect.any(Function));
    shake()();
    expect(await asking).toEqual(new Date('2027-01-02T03:04:05Z'));
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  it('is unknown where there is none, and given up after eight seconds', async () => {
    const { socket, shake } = showing(undefined);
    const asking = ownCertificateEnd({ publicUrl: 'https://a.example' });
    shake()();
    expect(await asking).toBeUndefined();
    const late = ownCertificateEnd({ publicUrl: 'https://a.example' });
    const [ms, giveUp] = socket.setTimeout.mock.calls[1]!;
    giveUp();
    expect(ms).toBe(8000);
    await expect(late).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('is asked for at the address, and fails where nobody answers', async () => {
    const { publicUrl } = await listen(() => undefined);
    server!.close();
    await once(server!, 'close');
    await expect(
      ownCertificateEnd({ publicUrl: publicUrl.replace('http:', 'https:') }),
    ).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      port: Number(new URL(publicUrl).port),
    });
  });
});
