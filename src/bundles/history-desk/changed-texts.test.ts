import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { publishManuscript } from '#bundles/writing/public.ts';
import { aManuscript, anAuthor, anEditor, saveAs, savedIn } from '#bundles/writing/test-data.ts';
import type { FieldChange } from '#bundles/writing/ui/public.ts';
import { withTexts } from './changed-texts.ts';
import { BLOCKS_SHOWN } from './constants.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

const htmlFor = async (headers: Record<string, string>, id: number) =>
  (
    await app.http.inject({
      method: 'POST',
      url: '/logging/ajax/history',
      headers: { accept: 'application/json', ...headers },
      payload: { type_identifier: 'article', object_id: id },
    })
  ).json<{ html: string }>().html;
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** Returns what an editor of a place reads on the desk. */
const deskOf = async (path: string) => {
  const headers = { accept: 'text/html', ...(await signedIn(app, await anEditor(ctx, path))) };
  const { body } = await app.http.inject({ url: '/cockpit/verlauf', headers });
  return plain(/<ol class[^]*<\/ol>/.exec(body.slice(body.indexOf('</search>')))?.[0] ?? '');
};

/** Makes an article that was published by its author, then changed by an editor in everything that can be changed. */
const aChangedArticle = async () => {
  const [place, other] = [await aPlace(ctx, { name: 'Altdorf' }), await aPlace(ctx, { name: 'Neudorf' })];
  const [author, editor] = [await anAuthor(ctx), await anEditor(ctx)];
  const begun = await aManuscript(ctx, author.viewer, {
    locationId: place.id,
    body: build.doc(build.p('Der Kiosk am Wehr schließt.'), build.p('Dort bleibt es still.')),
    tags: ['Kiosk'],
  });
  const { id, version } = begun;
  await publishManuscript(actAs(ctx, author.viewer), { id, version });
  const changed = savedIn(
    await saveAs(ctx, editor.viewer, begun, {
      lead: 'Der Rat hat lange entschieden.',
      body: build.doc(build.p('Der Kiosk am Wehr öffnet.'), build.p('Dort bleibt es still.')),
      locationId: other.id,
      categoryId: (await aCategory(ctx, { name: 'Wirtschaft' })).id,
      tags: ['Kiosk', 'Wehr'],
    }),
  );
  const outcome = await publishManuscript(actAs(ctx, editor.viewer), { id, version: changed.version });
  if (outcome.kind !== 'done') throw new Error('somebody saved meanwhile');
  return { id: outcome.manuscript.objectId!, author, editor, other };
};

describe('the history of a piece that was changed', () => {
  it('says in words what: text, lead, place, category and tags, to editors and to its author', async () => {
    const { id, author, editor } = await aChangedArticle();
    for (const person of [editor, author]) {
      const html = await htmlFor(await signedIn(app, person), id);
      expect(html).toMatch(/Der Kiosk am Wehr.*<del>.*schließt.*<ins>.*öffnet/s);
      expect(html).toMatch(/<ins>.*lange/s);
      expect(html).toMatch(/<del>.*Altdorf.*<ins>.*Neudorf/s);
      expect(html).toMatch(/<ins>.*Wirtschaft/s);
      expect(html).toMatch(/<ins>.*Wehr/s);
      expect(plain(html)).not.toContain('revision');
    }
    expect(await htmlFor(await signedIn(app, author), id)).not.toContain(editor.viewer.name);
  });

  it('says nothing of it any more when the piece is erased', async () => {
    const { id, author, other } = await aChangedArticle();
    expect(await deskOf(other.path)).toContain('schließt');
    const erased = await app.http.inject({
      method: 'POST',
      url: `/schreiben/article/${id}/loeschen`,
      headers: { accept: 'application/json', ...(await signedIn(app, author)) },
    });
    expect(erased.statusCode).toBe(200);
    const entries = await deskOf(other.path);
    expect(entries).toContain('den Beitrag gelöscht');
    expect(entries).toContain('den Beitrag geändert');
    expect(entries).not.toContain('schließt');
  });

  it('shows the beginning of a long change, with the way to all of it', () => {
    const block = { kind: 'changed', words: [{ kind: 'added', text: 'Neu' }], isMarkup: false } as const;
    const blocksOf = (length: number) => Array.from({ length }, () => block);
    const change: FieldChange = { name: 'Text', kind: 'text', blocks: blocksOf(BLOCKS_SHOWN + 3) };
    const told: FieldChange = { name: 'Zustand', kind: 'words', words: [] };
    const { changes, compareHref } = withTexts([told], { changes: [change], href: '/da' });
    expect(changes.map(({ name }) => name)).toEqual(['Zustand', 'Text']);
    expect(changes[1]).toMatchObject({ blocks: blocksOf(BLOCKS_SHOWN) });
    expect(compareHref).toBe('/da');
    expect(withTexts([told], { changes: [], href: '/da' })).toEqual({ changes: [told], compareHref: null });
  });
});

describe('the desk of an editor of a place', () => {
  it('tells of comments under what stands there, also of those that are gone, and of no others', async () => {
    const { id, other } = await aChangedArticle();
    const owner = { type: 'article', id } as const;
    await aComment(ctx, owner, { text: 'Endlich wieder Pommes' });
    await aComment(ctx, owner, { text: 'Das war nichts', isDeleted: true });
    const here = await deskOf(other.path);
    expect(here).toContain('hat kommentiert');
    expect(here).toContain('einen Kommentar gelöscht');
    expect(await deskOf((await aPlace(ctx)).path)).not.toContain('Kommentar');
  });
});
