// Serves the calls for media elements. contract.md 7, 13: wire names stand only here and in input.ts.
import { createElement } from 'react';
import { fragment, page } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { imageObjOf } from '../image-obj.ts';
import { loadSource } from '../media-sources.ts';
import type { StorageState } from '../media-sources.ts';
import { maySeeImage } from '../policy.ts';
import { loadDownload } from './download.ts';
import { flagsOf, idsOf, IsStubQuery, MediaParams, MediaViewQuery, StorageStateBody } from './input.ts';
import { drawMediaView } from './media-view.ts';
import { elementPaths } from './paths.ts';
import { findImageFacts } from './queries.ts';
import { loadSeenImage } from './seen-image.ts';
import * as texts from './texts.ts';
import { UrlList } from './ui/UrlList.tsx';
import { UrlListPage } from './ui/UrlListPage.tsx';
import { loadUrlList } from './url-list.ts';

export const elementRoutes = (app: Routes): void => {
  mountView(app);
  mountStates(app);
  mountFiles(app);
};

const mountView = (app: Routes) => {
  const input = { params: MediaParams, query: MediaViewQuery } as const;
  mount(app, elementPaths.view, { access: 'anyone', respondsWith: 'json', ...input }, async (call) => {
    const { ctx, params, query } = call;
    const { imageType = 'image', ratio = 'original' } = query;
    return fragment(await drawMediaView(ctx, params.id, { imageType, ratio, flags: flagsOf(query) }));
  });
};

const mountStates = (app: Routes) => {
  const query = IsStubQuery;
  mount(app, elementPaths.isStub, { access: 'anyone', respondsWith: 'json', query }, async ({ ctx, query }) =>
    stubFlags(ctx, idsOf(query)),
  );

  mount(
    app,
    elementPaths.storageState,
    { access: 'anyone', whenRestricted: 'allow', body: StorageStateBody },
    async ({ ctx, body }) => {
      const { image_id: id, image_type: type = 'image' } = body;
      return type === 'image' ? imageState(ctx, id) : (await loadSource(ctx, type)).storageState(ctx, id);
    },
  );
};

const mountFiles = (app: Routes) => {
  const params = MediaParams;
  mount(app, elementPaths.download, { access: 'signed-in', params }, async ({ ctx, params }) =>
    loadDownload(ctx, params.id),
  );

  mount(app, elementPaths.urlList, { access: 'signed-in', params }, async ({ ctx, params }) => {
    const view = await loadUrlList(ctx, params.id);
    return { status: 'success', html: renderFragment(createElement(UrlList, { view }), ctx.log) };
  });

  mount(app, elementPaths.urlListPage, { access: 'signed-in', params }, async ({ ctx, params: { id } }) =>
    page(UrlListPage, { id, ...(await loadUrlList(ctx, id)) }, { head: { title: texts.addressesOf(id) } }),
  );
};

const imageState = async (ctx: Ctx, id: number): Promise<StorageState> => {
  const image = await loadSeenImage(ctx, id);
  return { isStorageFinalized: !image.isStub, imageData: imageObjOf(ctx, image) };
};

/** Returns flags by id; unknown and invisible ones are left out. contract.md 13 */
const stubFlags = async (ctx: Ctx, ids: readonly number[]): Promise<Record<string, boolean>> => {
  const facts = await findImageFacts(ctx, ids);
  const seen = facts.filter((image) => image.access !== 'blocked' && maySeeImage(ctx.viewer, image));
  return Object.fromEntries(seen.map(({ id, isStub }) => [String(id), isStub]));
};
