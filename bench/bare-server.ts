// This is what the machine can do at best: node:http answering given bytes from memory. Told by message what
// to answer.
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** It is written in base64. */
  readonly body: string;
}

let headers: Record<string, string | number> = {};
let body = Buffer.alloc(0);

const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});

server.listen(0, '127.0.0.1');

process.on('message', (answer: BareAnswer) => {
  body = Buffer.from(answer.body, 'base64');
  headers = { ...answer.headers, 'content-length': body.length };
  process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
process.on('disconnect', () => process.exit());
