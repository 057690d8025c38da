import { Readable } from 'node:stream';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { receiveUpload } from '#bundles/media/public.ts';
import { makeSizes } from '#bundles/media/test-data.ts';
import { aUser, changeUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { entriesOf } from './test-data.ts';
import type { ExportAnswer } from './test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const asAdmin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const get = (url: string) => app.http.inject({ url, headers: { accept: 'application/json', ...asAdmin } });
const answerOf = (reply: { readonly body: string }) => JSON.parse(reply.body) as ExportAnswer;

/** Brings a picture that is really there, in all sizes, and returns its id. */
const aStoredImage = async (owner: TestUser): Promise<number> => {
  const file = Readable.from([await aSample('jpeg', { width: 800, height: 600 })]);
  const outcome = await receiveUpload(actAs(ctx, owner.viewer), file, {
    caption: 'Die Brücke',
    copyright: 'T. Adamek',
  });
  if (outcome.kind !== 'created') throw new Error('the picture should be there');
  await makeSizes(ctx, outcome.id);
  return outcome.id;
};

it('the dialog of a profile takes along the pictures of all pieces, sent as it is drawn', async () => {
  const person = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
  const [portrait, hero] = [await aStoredImage(person), await aStoredImage(person)];
  await changeUser(ctx, person.id, { pictureId: portrait });
  await anArticle(ctx, { authorId: person.id, heroId: hero });
  const url = `/dataexchange/ajax/exporttask/user?dataRef=${person.id}`;
  const { window } = new JSDOM(answerOf(await get(url)).html);
  const form = window.document.querySelector('form')!;
  form.querySelector<HTMLInputElement>('[name="plugin"][value="zip"]')!.checked = true;
  const fields = [...new window.FormData(form)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const reply = await app.http.inject({
    method: 'POST',
    url: '/dataexchange/ajax/exporttask/user',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...asAdmin,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const file = await get(answerOf(reply).export_response!.data);
  const names = [...(await entriesOf(file.rawPayload)).keys()].join(' ');
  for (const id of [portrait, hero]) expect(names).toContain(`bild-${id}.`);
});
