// Gives the keyboard to the window on an X display. A window manager does that elsewhere; without it WebKit tells its
// page nothing of what gets the focus, and draws no ring.
import { once } from 'node:events';
import net from 'node:net';

const HELLO = Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const QUERY_TREE = 15;
const SET_INPUT_FOCUS = 42;
const HEAD_BYTES = 32;

/** Gives the focus to each window of the screen in turn: those that can't be seen refuse it. `display` is a number. */
export const focusWindow = async (display: string): Promise<void> => {
  const socket = net.connect(`/tmp/.X11-unix/X${display}`);
  await once(socket, 'connect');
  const ask = async (request: Buffer, lengthOf: (answer: Buffer) => number) => {
    socket.write(request);
    let answer = Buffer.alloc(0);
    do answer = Buffer.concat([answer, ...((await once(socket, 'data')) as [Buffer])]);
    while (answer.length < lengthOf(answer));
    return answer;
  };
  const setup = await ask(HELLO, (answer) => 8 + 4 * (answer.length < 8 ? 1 : answer.readUInt16LE(6)));
  const root = setup.readUInt32LE(40 + padded(setup.readUInt16LE(24)) + 8 * setup.readUInt8(29));
  const tree = await ask(
    request(QUERY_TREE, 0, root),
    (answer) => HEAD_BYTES + 4 * (answer.length < HEAD_BYTES ? 1 : answer.readUInt32LE(4)),
  );
  for (let at = 0; at < tree.readUInt16LE(16); at++)
    socket.write(request(SET_INPUT_FOCUS, TO_ROOT, tree.readUInt32LE(HEAD_BYTES + 4 * at), NOW));
  socket.end();
};

/** What has the focus when its window is gone. */
const TO_ROOT = 1;
const NOW = 0;

const request = (code: number, detail: number, ...words: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 + 4 * words.length);
  bytes.writeUInt8(code, 0);
  bytes.writeUInt8(detail, 1);
  bytes.writeUInt16LE(1 + words.length, 2);
  for (const [at, word] of words.entries()) bytes.writeUInt32LE(word, 4 + 4 * at);
  return bytes;
};

const padded = (length: number) => Math.ceil(length / 4) * 4;
