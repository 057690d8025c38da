// These are ways of those who contribute: they become members, talk, write, and bring pictures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { aVisitor, DEMO_PASSWORD, linkMailedTo } from '../../e2e/people.ts';
import type { Visitor } from '../visitor.ts';
import type { Portal, Way } from '../way.ts';
import { KICKER, STORY } from './reading.ts';

const COMMENT = 'Elf zu zehn ist knapp: „größer“ geht es kaum.';

/** Becomes a member by the form, and is signed in. */
const join = async (visitor: Visitor, portal: Portal, name: string): Promise<void> => {
  const { goto, click, type, read, look } = visitor;
  const person = aVisitor(name);
  await goto('/registrieren');
  await type('Name', person.name);
  await type('Benutzername', person.login);
  await look('registration');
  await type('E-Mail-Adresse', person.email);
  await type('Passwort', person.password, { isPart: true });
  await click('field', 'Ich stimme den Nutzungsbedingungen zu.', { isPart: true });
  await click('button', 'Konto anlegen');
  await read('Schauen Sie in Ihr Postfach', 'h1');
  await goto(new URL(await linkMailedTo(portal, person.email)).pathname);
  await click('button', 'Adresse bestätigen');
  await read('Ihre Adresse ist bestätigt.');
};

export const joinAndComment: Way = {
  name: 'register, comment',
  walk: async (visitor, portal) => {
    const { goto, click, type, read, look, until } = visitor;
    await join(visitor, portal, 'Hanna Brandt');
    await goto('/auenfeld');
    await click('link', STORY, { isPart: true });
    await read(STORY, 'h1');
    await until('the comments sleep', wakeComments);
    await click('button', 'Kommentar schreiben', { isPart: true });
    await type('Ihr Kommentar', COMMENT, { isPart: true });
    await look('form of a comment');
    await click('button', 'Kommentar abschicken');
    await read(COMMENT, '#kommentare');
  },
};

const wakeComments = (): boolean => {
  const section = document.querySelector('#kommentare');
  section?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return section?.closest('x-island')?.hasAttribute('data-awake') ?? false;
};

const HEADLINE = 'Die Linde am Markt bekommt eine Bank';
const ADDED = ', und alle Nachbarn dürfen am Sonntag zum ersten Mal darauf sitzen';
/** This is less than a line, and more than what engines round. */
const PARTS_OF_A_LINE_PX = 12;

export const writeAnArticle: Way = {
  name: 'sign in, write an article and publish it',
  walk: async (visitor) => {
    const { goto, click, type, press, write, choose, read, look, until, ask, fault } = visitor;
    await signIn(visitor, 'autorin');
    await goto('/schreiben/artikel');
    await read('Überschrift', 'main');
    const height = () => ask(() => document.querySelector<HTMLElement>('[name=headline]')!.offsetHeight);
    await type('Überschrift', HEADLINE);
    const before = await height();
    await type('Vorspann', 'Seit Jahren fehlt sie. Jetzt ist das Geld da.');
    if ((await height()) !== before) fault('the headline changes its height with what is typed elsewhere');
    await type('Überschrift', ADDED);
    if ((await height()) < before + PARTS_OF_A_LINE_PX) fault('the headline does not grow with its words');
    for (const _ of ADDED) await press('Backspace');
    if (Math.abs((await height()) - before) > 1) fault('the headline does not shrink with its words');
    await until('no text', focusText);
    await write('Die Bank kostet 900 Euro.');
    // What is typed takes the place of the one that is preset.
    await click('field', 'Ort', { isPart: true });
    await write('Aue');
    await click('button', 'Auenfeld', { isPart: true });
    await choose('categoryId', 'Leben');
    await read('gespeichert');
    await look('composer', [['headline', '[name=headline]', 'height']]);
    await click('button', 'Veröffentlichen');
    await click('field', 'Zu einer bestimmten Zeit');
    await click('field', 'Tag und Uhrzeit');
    await write('12');
    await click('field', 'Jetzt');
    await look('sheet of publishing');
    await click('button', 'Veröffentlichen');
    await until('it is not out', () => /_a\d+$/.test(location.pathname));
    await look('what was published', [KICKER]);
  },
};

const focusText = (): boolean => {
  const text = document.querySelector<HTMLElement>('[contenteditable=true][role=textbox]');
  text?.focus();
  return text !== null && document.activeElement === text;
};

export const bringADate: Way = {
  name: 'type half a day',
  walk: async (visitor) => {
    const { goto, click, write, read, look, ask, fault } = visitor;
    await signIn(visitor, 'autorin');
    await goto('/schreiben/termin');
    await click('field', 'Tag');
    await write('12');
    await click('field', 'Beginn', { isPart: true });
    await read('noch nicht vollständig');
    if (!(await ask(() => document.querySelector<HTMLInputElement>('[type=date]')!.validity.badInput)))
      fault('what was typed of the day is gone');
    await look('composer of an event');
  },
};

export const bringAPicture: Way = {
  name: 'upload a picture and edit it',
  walk: async (visitor, portal) => {
    const { goto, click, type, pointAt, pointAway, giveFile, look, until } = visitor;
    await join(visitor, portal, 'Greta Lohse');
    await goto('/konto/bilder');
    await until('uploading sleeps', () => document.querySelector('main x-island[data-awake]') !== null);
    const folder = mkdtempSync(path.join(tmpdir(), 'litfass-browsers-'));
    const file = path.join(folder, 'linde.jpg');
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5' } })
      .jpeg()
      .toFile(file);
    await giveFile('main input[type=file]', file);
    await until('no picture is ready', isPictureReady);
    rmSync(folder, { recursive: true });
    await goto('/konto/bilder');
    await pointAt('link', 'Bild löschen', { within: 'media-element' });
    await until('the tools of a picture stay hidden', areToolsSeen);
    await pointAway();
    await look('own pictures');
    await click('link', 'Bild bearbeiten');
    // A dialog takes the focus as it opens.
    await until('the editor stays without focus', isFocusInDialog);
    await type('Bildunterschrift', CAPTION, { isPart: true });
    await until('the caption is not typed', isCaptionTyped, CAPTION);
    await look('editor of pictures');
    await click('button', 'Speichern');
    await until('the editor stays', () => document.querySelector('dialog:modal') === null);
  },
};

const CAPTION = 'Die Linde am Markt';

const isFocusInDialog = (): boolean => document.activeElement?.closest('dialog:modal') !== null;

const isCaptionTyped = (caption: string): boolean =>
  document.querySelector<HTMLTextAreaElement>('dialog:modal textarea')?.value === caption;

const areToolsSeen = (): boolean =>
  document.querySelector('media-element [data-act=delete]')?.checkVisibility({ opacityProperty: true }) ??
  false;

/** Says whether a picture can be edited: its tools come with it at once, but nothing can be edited while it is still worked on. */
const isPictureReady = (): boolean =>
  document.querySelector('main media-element img') !== null && document.querySelector('[data-stub]') === null;

export const signIn = async ({ goto, type, press, until }: Visitor, login: string): Promise<void> => {
  await goto('/anmelden');
  await type('Benutzername oder E-Mail-Adresse', login);
  await type('Passwort', DEMO_PASSWORD, { isPart: true });
  await press('Enter');
  await until(
    'nobody is signed in',
    () => location.pathname !== '/anmelden' && document.readyState === 'complete',
  );
};
