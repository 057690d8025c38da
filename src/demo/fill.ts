// Fills an empty database with the demo portal, through the bundles' own commands, in one transaction: a start that
// is killed meanwhile leaves an empty database behind, which the next one fills.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { saveCmsPage } from '#bundles/cms/public.ts';
import { calmPage } from '#bundles/comments/public.ts';
import { schoolHolidays } from '#bundles/events/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { stateOfStep } from '#bundles/onboarding/public.ts';
import { REVIEW_FIRST_OF_NEW, reviewFirst } from '#bundles/writing/public.ts';
import { letACommentWait, markDemoWords, setDemoGates } from './gates.ts';
import { makeCast, refused } from './cast.ts';
import { fillPeopleDesk } from './people-desk.ts';
import { readClubCalendar } from './club-calendar.ts';
import { makeCommunity } from './community.ts';
import { demoContent } from './content.ts';
import type { DemoCmsPage } from './content/types.ts';
import { makeDemoCases } from './cases.ts';
import { correctArticles } from './corrections.ts';
import { makeArchive, makeExports } from './exports.ts';
import { pinDemoPieces } from './front-pins.ts';
import { sendDemoNewsletters } from './newsletters.ts';
import { hangPlacePictures, hangPortraits, makeImages } from './images.ts';
import { toDocument } from './inline.ts';
import { writeManuscripts } from './manuscripts.ts';
import { takeOldPaperOver } from './old-paper.ts';
import { drawOriginals } from './originals.ts';
import { enterOutside } from './outside.ts';
import { publishPiece } from './publish.ts';
import type { PublishedPiece } from './publish.ts';
import { demoSchoolHolidays } from './school-holidays.ts';
import { addDemoCaptions, makeStreams, storeStreams } from './streams/make-streams.ts';
import { countDemoReaders } from './readers.ts';
import { registerForEvents } from './registrations.ts';
import { saveTakePart } from './take-part.ts';
import { publishDemoTerms } from './terms.ts';

/** Where the calm note before a hasty comment quotes from. */
const NETIQUETTE = '/netiquette';

export interface FillOptions {
  /** 1 is the portal as written, 0.25 its newest quarter, 3 three times as much. */
  readonly scale?: number;
  /** Share of the pictures' full width and height, and of the film's. */
  readonly pictureSize?: number;
  readonly onStep?: (step: FillStep) => void;
}

export interface FillStep {
  readonly what: 'pictures' | 'pieces';
  readonly done: number;
  readonly of: number;
}

export const fillDemo = async (ctx: Ctx, options: FillOptions = {}): Promise<void> => {
  const { scale = 1, pictureSize = 1, onStep } = options;
  const content = demoContent(scale, (type) => ctx.portal.kinds.get(type) !== undefined);
  const drawn = await drawOriginals(ctx, content.pictures, {
    size: pictureSize,
    onStep: (done, of) => onStep?.({ what: 'pictures', done, of }),
  });
  const files = await storeStreams(ctx, content, drawn, pictureSize);
  const made = await withTransaction(ctx, async (ctx) => {
    const cast = await makeCast(ctx);
    await changeSetting(ctx, schoolHolidays, demoSchoolHolidays(ctx.now));
    await markDemoWords(ctx);
    await publishDemoTerms(ctx, cast);
    await fillPeopleDesk(ctx, cast);
    const images = await makeImages(ctx, content, drawn, cast);
    await hangPortraits(ctx, content.people, images, cast);
    await hangPlacePictures(ctx, images, cast);
    for (const [position, page] of content.cmsPages.entries()) await saveDemoPage(ctx, page, position);
    const streams = await makeStreams(ctx, files, cast);
    await enterOutside(ctx, content, images, cast);
    const newsroom = { cast, images, streams, published: new Map<string, PublishedPiece>() };
    for (const [at, piece] of content.pieces.entries()) {
      await publishPiece(ctx, piece, newsroom);
      onStep?.({ what: 'pieces', done: at + 1, of: content.pieces.length });
    }
    await saveTakePart(ctx, cast, images);
    await makeCommunity(ctx, cast, newsroom.published);
    await makeDemoCases(ctx, cast, newsroom.published);
    await countDemoReaders(ctx, content.pieces, newsroom.published);
    if (ctx.portal.kinds.get('event')) await registerForEvents(ctx, content, newsroom);
    await pinDemoPieces(ctx, cast, newsroom.published);
    await sendDemoNewsletters(ctx, cast);
    return newsroom;
  });
  await correctArticles(ctx, made);
  await setDemoGates(ctx, made.cast);
  await letACommentWait(ctx, made.cast, made.published);
  await writeManuscripts(ctx, made);
  await makeExports(ctx, made);
  await makeArchive(ctx, made);
  await takeOldPaperOver(ctx, made.cast);
  if (ctx.portal.kinds.get('event')) await readClubCalendar(ctx, made.cast);
  // The setting is as on a portal that is set up now; it comes last, since demo people write without waiting.
  await changeSetting(ctx, reviewFirst, REVIEW_FIRST_OF_NEW);
  await changeSetting(ctx, calmPage, NETIQUETTE);
  await markSteps(ctx);
  await addDemoCaptions(ctx, made.streams, made.cast);
};

/** The demo portal is set up, but for a mail server. */
const markSteps = async (ctx: Ctx) => {
  for (const key of ['name', 'aussehen']) await changeSetting(ctx, stateOfStep(key), 'done');
  await changeSetting(ctx, stateOfStep('mailserver'), 'later');
};

const saveDemoPage = async (
  ctx: Ctx,
  { slug, title, body, isLegal = false }: DemoCmsPage,
  position: number,
) => {
  const nothing = { imageOf: () => 0, streamOf: () => undefined, pieceOf: () => undefined };
  const outcome = await saveCmsPage(ctx, {
    slug,
    title,
    body: toDocument(body, nothing),
    footerPosition: position + 1,
    isLegal,
  });
  if (outcome.kind === 'invalid') throw refused(slug, outcome.errors);
};
