// Says what a viewer may do with pictures, asked of the policy for all pictures of a page at once. contract.md 11.6
import { dayText } from '#design/dates.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadShared } from '#kernel/load-shared.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { lastMomentOf } from '../licences/rules.ts';
import { imageTag } from '../constants.ts';
import { licenceOf } from '../licences/constants.ts';
import {
  mayDeleteImage,
  mayDownloadImage,
  mayEditImage,
  mayQuarantineImage,
  mayReuseImage,
} from '../policy.ts';
import type { PictureView } from '../views.ts';
import { findImageFacts } from './queries.ts';
import type { ElementFacts } from './queries.ts';
import * as texts from './texts.ts';
import type { MediaControls } from './views.ts';

/**
 * Returns the same pictures, and the very same objects where there is nothing to do; those with which the viewer may do
 * something carry what that is, and `MediaElement` draws it. It takes one query, and none for anonymous readers, whose pages
 * stay as they are.
 */
export const withControls = async (
  ctx: Ctx,
  pictures: ReadonlyMap<number, PictureView>,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, PictureView>> => {
  const wanted = ids.filter((id) => id !== null && pictures.has(id)) as number[];
  if (!isSignedIn(ctx.viewer) || wanted.length === 0) return pictures;
  const { facts } = await loadFacts(ctx, wanted);
  const found = facts.map((image) => ({ id: image.id, controls: controlsFor(ctx.viewer, image) }));
  const useful = found.filter(({ controls }) => isUseful(controls));
  if (useful.length === 0) return pictures;
  return new Map([
    ...pictures,
    ...useful.map(({ id, controls }) => [id, { ...pictures.get(id)!, controls }] as const),
  ]);
};

/** Loads the facts from memory for those whom the place of a picture gives no rights. */
const loadFacts = (ctx: Ctx, ids: readonly number[]) =>
  loadShared(ctx, `media.facts ${ids.join(' ')}`, async (ctx) => ({
    facts: await findImageFacts(ctx, ids),
    tags: ids.map(imageTag),
    authorIds: [],
  }));

/** Returns what the viewer may do with the image, even if that is nothing. */
export const controlsFor = (viewer: Viewer, image: Omit<ElementFacts, 'id' | 'isStub'>): MediaControls => ({
  mayEdit: mayEditImage(viewer, image),
  mayDelete: mayDeleteImage(viewer, image),
  mayDownload: mayDownloadImage(viewer, image),
  mayReuse: mayReuseImage(viewer, image),
  mayQuarantine: image.access !== 'blocked' && mayQuarantineImage(viewer, image),
  licence: licenceText(image),
  source: image.source,
});

const isUseful = ({ mayEdit, mayDelete, mayDownload, mayReuse, mayQuarantine }: MediaControls) =>
  mayEdit || mayDelete || mayDownload || mayReuse || mayQuarantine;

const licenceText = ({ licence, licenceEndsAt }: Pick<ElementFacts, 'licence' | 'licenceEndsAt'>): string =>
  [licence && licenceOf(licence).name, licenceEndsAt && texts.until(dayText(lastMomentOf(licenceEndsAt)))]
    .filter(Boolean)
    .join(', ');
