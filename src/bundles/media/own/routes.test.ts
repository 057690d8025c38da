import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { USUAL_TIME_ZONE, endOfDay, setTimeZone } from '#kernel/calendar.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { requiresCopyright } from '../editing/settings.ts';
import { aSample } from '../formats/test-data.ts';
import { findImages } from '../queries.ts';
import { images } from '../schema.ts';
import { anImage } from '../test-data.ts';
import { setImageUses } from '../uses.ts';
import { OWN_IMAGES_PAGE } from './constants.ts';
import { listOwnImages } from './queries.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, http } = app;

const aMember = async () => {
  const user = await aUser(ctx);
  const headers = { ...(await signedIn(app, user)), 'sec-fetch-site': 'same-origin', accept: 'text/html' };
  const get = async (url: string) => http.inject({ url, headers });
  const post = async (url: string, payload: string | Buffer, type = 'application/x-www-form-urlencoded') =>
    http.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
  return { ...user, get, post };
};

/** Returns what a reader would read. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<main/, '')
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const aForm = (filename: string, content: Buffer | string) => {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--x--\r\n')]);
};
const FORM = 'multipart/form-data; boundary=x';

describe('GET /konto/bilder', () => {
  it('is for those who are signed in', async () => {
    await aMember();
    const { statusCode, headers } = await http.inject({
      url: '/konto/bilder',
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers.location]).toEqual([303, '/anmelden?next=%2Fkonto%2Fbilder']);
  });

  it('says what to do where nothing is yet, and offers the form', async () => {
    const { get } = await aMember();
    const { body } = await get('/konto/bilder');
    expect(wordsOf(body)).toContain('Noch keine Bilder');
    expect(body).toContain('<form action="/konto/bilder" encType="multipart/form-data" method="post">');
  });

  it('shows only one’s own, newest first, with credit, use and state', async () => {
    const { id: ownerId, get } = await aMember();
    const shown = await anImage(ctx, { ownerId, caption: 'Die Mühle', copyright: 'Ruth Brandt' });
    await withTransaction(ctx, (ctx) =>
      setImageUses(ctx, { type: 'article', id: 1 }, [{ imageId: shown.id, isPublic: true }]),
    );
    await anImage(ctx, {
      ownerId,
      caption: '',
      filename: 'IMG_7.jpg',
      copyright: '',
      access: 'gated',
      isStub: true,
    });
    await anImage(ctx, {
      ownerId,
      caption: 'Unfug',
      sizes: [],
      failure: 'Kein Bild darin.',
      access: 'gated',
    });
    await anImage(ctx, { caption: 'Fremdes Bild' });
    const words = wordsOf((await get('/konto/bilder')).body);
    expect(words).toMatch(
      /Kein Bild darin\..*Unfug.*Nicht verwendbar.*IMG_7\.jpg.*Wird bearbeitet.*Ohne Nachweis.*nirgends gezeigt.*Die Mühle.*Foto: Ruth Brandt.*einmal gezeigt/,
    );
    expect(words).not.toContain('Fremdes Bild');
  });

  it('counts what readers come across, and neither the manuscript behind it nor what isn’t out', async () => {
    const { id: ownerId, get } = await aMember();
    const [out, later] = [await anImage(ctx, { ownerId }), await anImage(ctx, { ownerId })];
    await withTransaction(ctx, async (ctx) => {
      const [shown, waiting] = [out, later].map(({ id: imageId }) => ({ imageId, isPublic: false }));
      await setImageUses(ctx, { type: 'article', id: 2 }, [{ ...shown!, isPublic: true }]);
      await setImageUses(ctx, { type: 'manuscript', id: 2 }, [shown!, waiting!]);
    });
    expect(wordsOf((await get('/konto/bilder')).body)).toMatch(/noch nicht gezeigt.*einmal gezeigt/);
  });

  it('gives each no more controls than a narrow picture has room for', async () => {
    const { id: ownerId, get } = await aMember();
    await anImage(ctx, { ownerId });
    const { body } = await get('/konto/bilder');
    const [tools = ''] = /<fieldset.*?<\/fieldset>/.exec(body) ?? [];
    expect([...tools.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Werkzeuge zum Bild',
      'Bild bearbeiten',
      'Bild herunterladen',
      'Bild löschen',
      'Mehr zu diesem Bild',
    ]);
  });

  it('shows why a picture that was taken away is gone, and not the picture', async () => {
    const { id: ownerId, get } = await aMember();
    await anImage(ctx, {
      ownerId,
      access: 'blocked',
      block: 'quarantined',
      blockReason: 'Ohne Einwilligung gezeigt.',
    });
    const { body } = await get('/konto/bilder');
    expect(wordsOf(body)).toMatch(/Ohne Einwilligung gezeigt\..*Gesperrt/);
    expect(body).not.toContain('/media/image/');
  });

  it('goes on to older ones by page', async () => {
    const { id: ownerId, get } = await aMember();
    for (let number = 1; number <= OWN_IMAGES_PAGE + 1; number += 1)
      await anImage(ctx, { ownerId, caption: `Motiv Nr. ${number}.` });
    const { body } = await get('/konto/bilder');
    expect(wordsOf(body)).toContain('Motiv Nr. 2.');
    expect(wordsOf(body)).not.toContain('Motiv Nr. 1.');
    const older = /href="(\/konto\/bilder\?vor=\d+)"/.exec(body)![1]!;
    const words = wordsOf((await get(older)).body);
    expect(words).toContain('Motiv Nr. 1.');
    expect(words).not.toContain('Motiv Nr. 2.');
  });
});

describe('POST /konto/bilder, without JavaScript', () => {
  it('takes a picture in and shows it', async () => {
    const { id, post } = await aMember();
    const { statusCode, headers } = await post(
      '/konto/bilder',
      aForm('Sommer.gif', await aSample('gif')),
      FORM,
    );
    expect([statusCode, headers.location]).toEqual([303, '/konto/bilder']);
    const [image] = await listOwnImages(ctx, id, { before: undefined, limit: 2 });
    expect(image).toMatchObject({ isStub: true, filename: 'Sommer.gif' });
  });

  it.each([
    ['no picture', aForm('a.txt', 'Guten Tag'), 'Diese Datei ist kein Bild, wie wir es annehmen.'],
    ['no file', '--x--\r\n', 'Bitte wählen Sie eine Bild-Datei aus.'],
  ])('says beside the field what is wrong with %s', async (_, payload, sentence) => {
    const { id, post } = await aMember();
    const { statusCode, body } = await post('/konto/bilder', payload, FORM);
    expect(statusCode).toBe(422);
    expect(wordsOf(body)).toContain(sentence);
    expect(await listOwnImages(ctx, id, { before: undefined, limit: 2 })).toEqual([]);
  });
});

const fields = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    'caption[caption]': 'Die Brücke am Morgen',
    'before[focus_x]': '30',
    'before[focus_y]': '20',
    'focuspoint[focus_x]': '30',
    'focuspoint[focus_y]': '20',
    'rotation[degrees]': '0',
    ...changes,
  }).toString();
/** Reads the fields of the form as a browser would send them. */
const fieldsIn = (html: string): Record<string, string> => {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1] ?? '',
    /value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const areas = [...html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g)];
  const selects = [...html.matchAll(/<select [^>]*name="([^"]*)"[\s\S]*?<\/select>/g)].map(
    ([select, name]) => [name, /<option[^>]*selected=""[^>]*>/.exec(select)?.[0] ?? ''],
  );
  const chosen = selects.map(([name, option = '']) => [name, /value="([^"]*)"/.exec(option)?.[1] ?? '']);
  const all = [...inputs, ...areas.map(([, name, text]) => [name, text]), ...chosen];
  return Object.fromEntries(all.filter(([name = '']) => name.includes('['))) as Record<string, string>;
};
const aPicture = async (changes = {}) => {
  const member = await aMember();
  const image = await anImage(ctx, { ownerId: member.id, focusX: 30, focusY: 20, ...changes });
  return {
    ...member,
    imageId: image.id,
    href: `/konto/bilder/${image.id}`,
    read: async () => (await findImages(ctx, [image.id])).get(image.id)!,
  };
};

describe('/konto/bilder/{id}, without JavaScript', () => {
  it('saves what was changed and comes back', async () => {
    const { post, href, read } = await aPicture();
    const { statusCode, headers } = await post(
      href,
      fields({ 'rights[alt]': 'Nebel', 'focuspoint[focus_x]': '12,5' }),
    );
    expect([statusCode, headers.location]).toEqual([303, href]);
    expect(await read()).toMatchObject({ alt: 'Nebel', focusX: 12.5, focusY: 20 });
  });

  it('lets the focus turn with the picture when it was left as it was', async () => {
    const { post, href, read } = await aPicture();
    await post(href, fields({ 'rotation[degrees]': '90' }));
    expect(await read()).toMatchObject({ rotation: 90, focusX: 80, focusY: 30, isStub: true });
  });

  it('leaves alone what the form left as it was, whatever has become of it since', async () => {
    const { get, post, href, imageId, read } = await aPicture({ alt: 'Nebel' });
    const form = fieldsIn((await get(href)).body);
    await ctx.db.update(images).set({ rotation: 90, caption: 'Neue Worte' }).where(eq(images.id, imageId));
    const { statusCode } = await post(
      href,
      new URLSearchParams({ ...form, 'rights[alt]': 'Eis' }).toString(),
    );
    expect(statusCode).toBe(303);
    expect(await read()).toMatchObject({ rotation: 90, caption: 'Neue Worte', alt: 'Eis' });
  });

  it('says what is wrong beside what was changed since, not beside what was there before', async () => {
    const { get, post, href, imageId } = await aPicture();
    const form = fieldsIn((await get(href)).body);
    await ctx.db.update(images).set({ caption: 'Neue Worte' }).where(eq(images.id, imageId));
    const refused = await post(
      href,
      new URLSearchParams({ ...form, 'focuspoint[focus_x]': '120' }).toString(),
    );
    expect([refused.statusCode, fieldsIn(refused.body)]).toMatchObject([
      422,
      { 'caption[caption]': 'Neue Worte', 'focuspoint[focus_x]': '120', 'before[focus_x]': '30' },
    ]);
  });

  it('asks for a credit that the portal demands, also where there was none before', async () => {
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const { get, post, href } = await aPicture({ copyright: '' });
    const form = new URLSearchParams(fieldsIn((await get(href)).body)).toString();
    expect((await post(href, form)).statusCode).toBe(303);
    await changeSetting(actAs(ctx, admin.viewer), requiresCopyright, true);
    const refused = await post(href, form);
    expect(refused.statusCode).toBe(422);
    expect(wordsOf(refused.body)).toContain('Bitte nennen Sie, von wem das Bild ist.');
    await changeSetting(actAs(ctx, admin.viewer), requiresCopyright, false);
  });

  it('comes back with what was typed and what is wrong', async () => {
    const { post, href, read } = await aPicture();
    const { statusCode, body } = await post(
      href,
      fields({ 'caption[caption]': 'Neue Worte', 'focuspoint[focus_x]': '120' }),
    );
    expect(statusCode).toBe(422);
    expect(body).toContain('Neue Worte');
    expect(wordsOf(body)).toContain('Bitte eine Zahl von 0 bis 100.');
    expect((await read()).caption).toBe('Die Brücke am Morgen');
  });

  it('refuses in the editor’s words a picture that is still being worked on', async () => {
    const { get, href } = await aPicture({ isStub: true });
    expect(wordsOf((await get(href)).body)).toContain(
      'Das Bild wird gerade bearbeitet und kann deshalb nicht editiert werden. Bitte versuchen sie es später noch einmal!',
    );
  });

  it('leaves the end of a licence as it is when something else is saved, by whatever clocks', async () => {
    setTimeZone('Atlantic/Canary');
    try {
      const licenceEndsAt = endOfDay('2099-12-31')!;
      const { get, post, href, read } = await aPicture({ licenceEndsAt });
      const [, day] =
        /name="rights\[licence_ends_at\]"[^>]* value="([^"]*)"/.exec((await get(href)).body) ?? [];
      expect(day).toBe('2099-12-31');
      await post(href, fields({ 'rights[licence_ends_at]': day! }));
      expect((await read()).licenceEndsAt).toEqual(licenceEndsAt);
    } finally {
      setTimeZone(USUAL_TIME_ZONE);
    }
  });

  it('shows a picture whose licence has ended to whoever may prolong it', async () => {
    const { get, href, imageId } = await aPicture({
      access: 'blocked',
      block: 'expired',
      licenceEndsAt: new Date('2020-01-01T00:00:00Z'),
    });
    for (const address of [href, `${href}/loeschen`]) {
      const { body } = await get(address);
      expect(body).toContain(`/cockpit/bilder/${imageId}/vorschau/v1_`);
      expect(body).not.toContain('/media/image/');
    }
  });

  it('is not for others', async () => {
    const { href } = await aPicture();
    const { get } = await aMember();
    expect((await get(href)).statusCode).toBe(403);
  });
});
