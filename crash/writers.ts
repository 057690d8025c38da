// These are clients that comment without end, each text only once in the world. Whoever gets no answer sends the same text
// again.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Acknowledged {
  readonly text: string;
  readonly articleId: number;
  readonly commentId: number;
}

export interface Writers {
  /** What was answered as written, in this order. */
  readonly acknowledged: readonly Acknowledged[];
  /** Answers that nobody may give, whatever was killed. */
  readonly strange: readonly string[];
  /** Counts texts that had to be sent again. */
  readonly repeated: () => number;
  /** Lets everybody finish the comment they are at. */
  readonly stop: () => Promise<void>;
}

interface Wish {
  readonly origin: string;
  readonly sessions: readonly string[];
  readonly articleIds: readonly number[];
  readonly clients: number;
}

const RETRY_MS = 40;
const PAUSE_MS = 4;
const TIMEOUT_MS = 5000;

export const startWriting = (wish: Wish): Writers => {
  const acknowledged: Acknowledged[] = [];
  const strange: string[] = [];
  const stopping = new AbortController();
  let repeated = 0;
  const write = async (client: number) => {
    const session = wish.sessions[client % wish.sessions.length]!;
    for (let n = 0; !stopping.signal.aborted; n++) {
      const articleId = wish.articleIds[(client * 7 + n) % wish.articleIds.length]!;
      const text = `Wort ${n} von Platz ${client}, einmalig.`;
      const outcome = await sendUntilAnswered(session, articleId, text);
      if ('strange' in outcome) strange.push(outcome.strange);
      else acknowledged.push({ text, articleId, commentId: outcome.commentId });
      await sleep(PAUSE_MS);
    }
  };
  const sendUntilAnswered = async (session: string, articleId: number, text: string) => {
    for (;;) {
      const outcome = await send(wish.origin, session, articleId, text);
      if (outcome !== 'again') return outcome;
      repeated++;
      await sleep(RETRY_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: wish.clients }, (_, client) => write(client)));
  return {
    acknowledged,
    strange,
    repeated: () => repeated,
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
};

/** Who is told that the server is busy asks again, as a browser's person would. */
const SIGN_IN_ATTEMPTS = 10;
const BUSY_PAUSE_MS = 1000;

/** Returns the cookie of somebody who has signed in. */
export const signIn = async (
  origin: string,
  login: string,
  password: string,
  attempts = SIGN_IN_ATTEMPTS,
): Promise<string> => {
  const body = new URLSearchParams({ login, password });
  const answer = await fetch(`${origin}/anmelden`, { method: 'POST', body, redirect: 'manual' });
  if (answer.status === 503 && attempts > 1) {
    await sleep(BUSY_PAUSE_MS);
    return signIn(origin, login, password, attempts - 1);
  }
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('litfass_session='));
  if (!cookie) throw new Error(`${login} konnte sich nicht anmelden (${answer.status}).`);
  return cookie.split(';')[0]!;
};

type Outcome = { readonly commentId: number } | { readonly strange: string };

/** Returns the comment's number, `again` when it may or may not have been written, or what must not be. */
const send = async (
  origin: string,
  cookie: string,
  articleId: number,
  text: string,
): Promise<Outcome | 'again'> => {
  try {
    const answer = await fetch(`${origin}/a/ajax/articlecommentnew/${articleId}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = await answer.text();
    if (answer.status >= 500) return 'again';
    const { commented, commentId } = JSON.parse(said) as { commented?: boolean; commentId?: number };
    if (commented && commentId !== undefined) return { commentId };
    return { strange: `${answer.status} ${said.slice(0, 200)}` };
  } catch {
    return 'again';
  }
};
