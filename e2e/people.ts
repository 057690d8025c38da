// Makes people who are members before a journey begins, by the portal's own calls, since only one journey is about how one
// becomes a member. Each bears a name nobody else has, however often a journey is walked.
import type { Page } from 'playwright';
import { randomBytes } from 'node:crypto';
import type { Visit } from './journey.ts';
import type { RunningPortal } from './portal.ts';

export interface Person {
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly password: string;
}

/** This is the password of everybody who comes with the demo content. */
export const DEMO_PASSWORD = 'litfass-demo';

/** Somebody whom the portal doesn't know yet. */
export const aVisitor = (name: string): Person => {
  const mark = randomBytes(3).toString('hex');
  const login = `${name} ${mark}`.toLowerCase();
  return { name, login, email: `${mark}@litfass.example`, password: 'Ein Satz, den ich mir merke' };
};

/**
 * Somebody who has become a member in this browser, and is signed in. The mail is looked up by the demo content's administrator,
 * or by one who is signed in elsewhere.
 */
export const aMember = async (
  { page, portal }: Visit,
  name: string,
  administrator?: Visit,
): Promise<Person> => {
  const person = aVisitor(name);
  await send(page, '/registrieren', { ...person, agrees: '1', terms: '1' }, someNetwork());
  const link = administrator
    ? await linkIn(person.email, async (path) => (await administrator.page.request.get(path)).text())
    : await linkMailedTo(portal, person.email);
  await send(page, new URL(link).pathname, {});
  return person;
};

/** Signs in the first administrator of an empty portal. */
export const setUp = async ({ page }: Visit, name: string): Promise<Person> => {
  const person = aVisitor(name);
  await send(page, '/einrichten', { ...person });
  return person;
};

/** Signs in without the form. */
export const signIn = ({ page }: Visit, login: string, password: string = DEMO_PASSWORD): Promise<void> =>
  send(page, '/anmelden', { login, password });

/** Gives somebody a role in a place by its name, or on the whole portal, as administrators do. */
export const giveRole = (
  portal: RunningPortal,
  person: Person,
  role: string,
  place?: string,
): Promise<void> => changeRoles(portal, person, { deed: 'rollen', role, place });

/** Takes a role on the whole portal from somebody: new members are authors there. */
export const takeRole = (portal: RunningPortal, person: Person, role: string): Promise<void> =>
  changeRoles(portal, person, { deed: 'rollen/entziehen', role });

interface RoleChange {
  readonly deed: string;
  readonly role: string;
  readonly place?: string | undefined;
}

const changeRoles = async ({ address }: RunningPortal, { login }: Person, change: RoleChange) => {
  const cookie = await administratorOf(address);
  const read = async (path: string) => (await fetch(address + path, { headers: { cookie } })).text();
  const [member] = /\/cockpit\/mitglieder\/\d+/.exec(
    await read(`/cockpit/mitglieder?q=${encodeURIComponent(login)}`),
  )!;
  const { deed, role, place } = change;
  const page = place ? await read(member) : '';
  const path = place ? new RegExp(`value="([\\d/]+)"[^>]*>[^<]*${place}<`).exec(page)![1]! : '';
  const body = new URLSearchParams({ role, place: path });
  const headers = { cookie, accept: 'application/json' };
  const answer = await fetch(`${address}${member}/${deed}`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${deed} answered ${answer.status}: ${await answer.text()}`);
};

/** Finds the link in the newest mail to an address, as administrators find it in the outbox. */
export const linkMailedTo = async (
  { address }: Pick<RunningPortal, 'address'>,
  email: string,
): Promise<string> => {
  const cookie = await administratorOf(address);
  return linkIn(email, async (path) => (await fetch(address + path, { headers: { cookie } })).text());
};

const linkIn = async (email: string, read: (path: string) => Promise<string>): Promise<string> => {
  const outbox = await read(`/admin/postausgang?an=${encodeURIComponent(email)}`);
  const [mail] = /\/admin\/postausgang\/mail\/\d+/.exec(outbox) ?? [];
  const [, link] = /<a href="(http[^"]+)" rel="noreferrer"/.exec(mail ? await read(mail) : '') ?? [];
  if (!link) throw new Error(`No mail with a link was sent to ${email}`);
  return link;
};

/** Signs in once. */
const administratorOf = (address: string): Promise<string> =>
  (administrators[address] ??= sessionOf(address, 'admin'));

/** The sign-ins are kept by the portal's address. */
const administrators: Record<string, Promise<string>> = {};

/** Returns the cookie of somebody who comes with the demo content, signed in anew. */
export const sessionOf = async (address: string, login: string): Promise<string> => {
  const body = new URLSearchParams({ login, password: DEMO_PASSWORD });
  const { headers } = await fetch(`${address}/anmelden`, { method: 'POST', body, redirect: 'manual' });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** The browser keeps the session that the answer brings. */
const send = async (
  page: Page,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<void> => {
  const answer = await page.request.post(path, { form, headers: { accept: 'application/json', ...headers } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
};

/** Names some network of many: of one network only so many register in an hour. */
const someNetwork = () => ({ 'x-forwarded-for': `2001:db8:${hextet()}:${hextet()}::1` });
const hextet = () => Math.floor(Math.random() * 0x10000).toString(16);
