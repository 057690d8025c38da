// Which ids exist is nobody else's business: what somebody may not see is answered as what isn't there, by every call
// that names it. contract.md 11.5
import { beforeAll, describe, expect, it } from 'vitest';
import { addressesOn, routesOff } from '#kernel/testing/routes-off.ts';
import { isOn, rowsOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBookmark, aFolder } from '#bundles/bookmarks/test-data.ts';
import { aPendingComment } from '#bundles/comments/test-data.ts';
import { startExport } from '#bundles/data-export/commands.ts';
import { bulkOperations, savedViews } from '#bundles/desk-tables/schema.ts';
import { actAs } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anOpenEvent, aRegistered } from '#bundles/events/registrations/test-data.ts';
import { eventOrganiserConsents } from '#bundles/events/organisers/schema.ts';
import { putEventInState } from '#bundles/events/test-data.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aSource } from '#bundles/events/imports/test-data.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { aManuscript, anAuthor } from '#bundles/writing/test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
type Method = 'GET' | 'POST' | 'DELETE';
const UNKNOWN = 2147483647;
const foreign: Record<string, number> = {};
let stranger: Record<string, string>;

beforeAll(async () => {
  const owner = await anAuthor(ctx);
  foreign['manuscript'] = (await aManuscript(ctx, owner.viewer, { headline: 'Noch geheim' })).id;
  const article = await anArticle(ctx);
  foreign['piece'] = (await anArticle(ctx, { state: 'withdrawn' })).id;
  foreign['comment'] = (await aPendingComment(ctx, article, { author: owner.viewer })).id;
  const withdrawn = await anArticle(ctx);
  await putArticleInState(ctx, withdrawn.id, 'withdrawn');
  foreign['article'] = withdrawn.id;
  foreign['image'] = (await anImage(ctx, { ownerId: owner.id, access: 'gated' })).id;
  foreign['stream'] = (await aStream(ctx, { ownerId: owner.id, access: 'gated' })).id;
  const { threadId, messageId } = await aMessage(ctx, await aUser(ctx), owner);
  Object.assign(foreign, { thread: threadId, message: messageId });
  foreign['notice'] = (await aNotice(ctx, owner, article)).id;
  if (isOn('events')) await makeForeignEvents(owner);
  foreign['bookmark'] = await aBookmark(ctx, owner);
  foreign['folder'] = await aFolder(ctx, owner);
  foreign['hidden'] = (await anArticle(ctx, { state: 'hidden' })).id;
  const own = { userId: owner.id, tableName: 'beitraege', query: '' };
  const [operation] = await ctx.db
    .insert(bulkOperations)
    .values({ ...own, action: 'ort', doneAt: ctx.now })
    .returning();
  const [view] = await ctx.db
    .insert(savedViews)
    .values({ ...own, name: 'Meine', createdAt: ctx.now })
    .returning();
  Object.assign(foreign, { operation: operation!.id, view: view!.id });
  const scope = {
    dataType: 'article',
    refType: 'article',
    refIds: [article.id],
    fromDay: null,
    untilDay: null,
  };
  foreign['export'] = (await startExport(actAs(ctx, portalItself), scope, { plugin: 'json' })).id;
  stranger = await signedIn(app, await anAuthor(ctx));
});

/** Something of events that the stranger may not see. */
const makeForeignEvents = async (owner: TestUser) => {
  const event = await anOpenEvent(ctx);
  foreign['registration'] = (await aRegistered(ctx, event.ref)).id;
  foreign['event'] = event.id;
  await putEventInState(ctx, event.id, 'withdrawn');
  const { id: namedBy } = await aUser(ctx);
  await ctx.db
    .insert(eventOrganiserConsents)
    .values({ organiserId: owner.id, authorId: namedBy, state: 'asked', askedAt: ctx.now });
  foreign['namedBy'] = namedBy;
  foreign['calendar'] = (await aSource(ctx, owner)).source.id;
};

const MANUSCRIPT = '/schreiben/ajax/manuskript/{manuscript}';
const content = { headline: 'Fremd' };
const soon = new Date(Date.now() + 3600_000).toISOString();

const CALLS: readonly (readonly [string] | readonly [string, object])[] = [
  ['GET /schreiben/artikel/{manuscript}'],
  ['GET /schreiben/schnappschuss/{manuscript}'],
  ['GET /kommentare/article/{hidden}/feed.xml'],
  ['GET /schreiben/{manuscript}/vorschau'],
  ['GET /schreiben/{manuscript}/fassungen'],
  ['GET /schreiben/{manuscript}/verwerfen'],
  [`GET ${MANUSCRIPT}`],
  [`POST ${MANUSCRIPT}`, { version: 1, content }],
  // A body that can't be read is refused in other words, but not to strangers.
  [`POST ${MANUSCRIPT}`, { version: 1, content: { headline: 7 } }],
  [`POST ${MANUSCRIPT}/anwesend`, { tab: 1 }],
  [`POST ${MANUSCRIPT}/einreichen`, { version: 1 }],
  [`POST ${MANUSCRIPT}/zuruecknehmen`, {}],
  [`POST ${MANUSCRIPT}/veroeffentlichen`, { version: 1 }],
  [`POST ${MANUSCRIPT}/planen`, { version: 1, at: soon }],
  [`POST ${MANUSCRIPT}/zurueckgeben`, { text: 'Nein' }],
  [`POST ${MANUSCRIPT}/anmerkung`, { text: 'Ein Wort' }],
  [`POST ${MANUSCRIPT}/wiederherstellen`, { version: 1, revision: 1 }],
  [`POST ${MANUSCRIPT}/verwerfen`, {}],
  ['POST /konto/veranstalter/{namedBy}', { act: 'allow' }],
  ['POST /konto/veranstalter/{namedBy}', { act: 'deny' }],
  ['GET /events/{event}/anmeldung/1'],
  ['POST /events/{event}/anmeldung/1', { seats: '1' }],
  ['POST /events/{event}/anmeldung/1/absagen', {}],
  ['GET /events/{event}/wer-kommt/1'],
  ['POST /events/{event}/wer-kommt/1', { act: 'come' }],
  ['POST /events/{event}/wer-kommt/1', { act: 'stay' }],
  ['GET /events/anmeldung/{registration}/falsch'],
  ['POST /events/anmeldung/{registration}/falsch/absagen', {}],
  ['GET /events/{event}/anmeldungen'],
  ['GET /events/{event}/anmeldungen/1/csv'],
  ['POST /events/{event}/anmeldungen', { seatLimit: '3', maxSeats: '1', closesHours: '0' }],
  ['POST /events/{event}/anmeldungen/1/mail', { subject: 'Fremd', message: 'Fremd' }],
  ['POST /events/{event}/anmeldungen/{registration}/gekommen', { come: 1 }],
  ['POST /events/{event}/anmeldungen/{registration}/streichen', { reason: 'Fremd' }],
  ['GET /schreiben/kalender/{calendar}'],
  ['GET /schreiben/kalender/{calendar}/entfernen'],
  ['POST /schreiben/kalender/{calendar}/uebernehmen', { items: [1] }],
  ['POST /schreiben/kalender/{calendar}/entfernen', {}],
  ['POST /schreiben/kalender/{calendar}/lesen', {}],
  ['POST /schreiben/kalender/{calendar}/dasselbe', { merge: 1 }],
  ['POST /schreiben/kalender/{calendar}/einstellen', {}],
  ['POST /schreiben/kalender/{calendar}/entscheiden', { itemId: 1, field: 'title', choice: 'ours' }],
  ['GET /melden/comment/{comment}'],
  ['POST /melden/comment/{comment}', { category: 'rude', explanation: 'Fremd', goodFaith: '1' }],
  ['GET /melden/article/{article}'],
  ['GET /melden/image/{image}'],
  ['GET /melden/stream/{stream}'],
  ['GET /kommentar/{comment}/bearbeiten'],
  ['GET /kommentar/{comment}/loeschen'],
  ['POST /kommentar/{comment}/loeschen', {}],
  ['POST /kommentar/{comment}/zuruecknehmen', {}],
  ['GET /kommentar/{comment}/sperren'],
  ['POST /kommentar/{comment}/sperren', { lock: 1 }],
  ['DELETE /a/pub-api/articles/comment/{comment}'],
  ['POST /a/ajax/articlecommentedit/{comment}', { text: 'Fremd' }],
  ['POST /a/ajax/commentdecision/{comment}', { decision: 'approve' }],
  ['POST /a/ajax/article/newssitemap/{piece}', {}],
  ['POST /logging/ajax/history', { type_identifier: 'article', object_id: '{piece}' }],
  ['GET /logging/verlauf/article/{piece}'],
  ['POST /logging/ajax/history', { type_identifier: 'image', object_id: '{image}' }],
  ['GET /logging/verlauf/image/{image}'],
  ['GET /konto/bilder/{image}'],
  ['POST /konto/bilder/{image}', { caption: 'Fremd' }],
  ['GET /konto/bilder/{image}/loeschen'],
  ['GET /media/imgeditor?prefix=x&imageId={image}'],
  ['POST /media/imgeditor/executemodules/{image}', { prefix: 'x', caption: 'Fremd' }],
  ['GET /media/imgeditor/prerotateimage/90/{image}?prefix=x'],
  ['GET /media/ajax/image/{image}/uses'],
  ['POST /media/ajax/image/{image}/delete', {}],
  ['GET /media/getmediaview/{image}'],
  ['GET /media/imageisstub?ids={image}'],
  ['POST /media/ajax/imagestoragestate', { image_id: '{image}', image_type: 'image' }],
  ['GET /media/download/{image}'],
  ['GET /media/ajax/imageurllist/{image}'],
  ['GET /media/bildadressen/{image}'],
  ['POST /media/ajax/image/{image}/quarantine', { reason: 'Fremd' }],
  ['POST /media/ajax/image/{image}/undo-quarantine', {}],
  ['POST /media/ajax/imagereference/image/{image}/reference-add', {}],
  ['POST /media/ajax/imagereference/image/{image}/save-remove', {}],
  ['POST /media/ajax/imagereference/streaming_media/{stream}/reference-add', {}],
  ['POST /media/ajax/imagereference/copy', { imageReferences: [{ imageId: '{image}' }] }],
  ['GET /media/ajax/streamingmedia/check/{stream}'],
  ['GET /media/ajax/streamingmedia/{stream}'],
  ['POST /media/ajax/streamingmedia/{stream}', { title: 'Fremd' }],
  ['POST /media/ajax/streamingmedia/{stream}/delete', {}],
  ['POST /media/ajax/streamingmedia/{stream}/retry', {}],
  ['GET /konto/videos/{stream}'],
  ['GET /konto/nachrichten/{thread}'],
  ['GET /konto/ajax/nachrichten/{thread}'],
  ['POST /konto/ajax/nachrichten/{thread}/gelesen', {}],
  ['GET /konto/nachrichten/{thread}/loeschen'],
  ['POST /konto/nachrichten/{thread}/loeschen', {}],
  ['GET /melden/message/{message}'],
  ['GET /konto/mitteilungen/{notice}'],
  ['GET /dataexchange/ajax/exporttask/article?dataRef={hidden}'],
  ['GET /dataexchange/ajax/exporttask/comment?dataRef=article-{hidden}'],
  ['POST /dataexchange/ajax/exporttask/article', { dataRef: '{hidden}', plugin: 'json' }],
  ['POST /dataexchange/ajax/exporttask/images', { dataRef: '{image}', plugin: 'zip' }],
  ['GET /dataexchange/ajax/exportloghistory?contentType=article&contentId={hidden}'],
  ['GET /cockpit/export/neu/article?dataRef={hidden}'],
  ['POST /cockpit/tabellen/rueckgaengig/{operation}', {}],
  ['POST /cockpit/tabellen/ansichten/{view}/umbenennen', { name: 'Fremd' }],
  ['POST /cockpit/tabellen/ansichten/{view}/loeschen', {}],
  ['GET /cockpit/export/{export}'],
  ['GET /dataexchange/ajax/exportprogress/{export}'],
  ['GET /dataexchange/datei/{export}'],
  ['GET /konto/gemerkt?ordner={folder}'],
  ['POST /konto/ajax/gemerkt/article/{hidden}', { gemerkt: '1' }],
  ['POST /konto/gemerkt/{bookmark}/entfernen', {}],
  ['POST /konto/gemerkt/{bookmark}/verschieben', { ordner: '' }],
  ['POST /konto/gemerkt/ordner/{folder}', { name: 'Fremd' }],
  ['POST /konto/gemerkt/ordner/{folder}/loeschen', {}],
  ['GET /schreiben/zahlen/article/{article}'],
  ['GET /cockpit/eilmeldung/article/{hidden}'],
  ['POST /cockpit/eilmeldung/article/{hidden}', {}],
  ['GET /weitersagen/article/{article}'],
  ['GET /weitersagen/article/{hidden}'],
  ['POST /cockpit/ajax/performancegauge', { contentType: 'article', contentId: '{article}' }],
];

type IdOf = (name: string) => number;

const filled = (text: string, idOf: IdOf) => text.replace(/\{(\w+)\}/g, (_, name: string) => `${idOf(name)}`);

/** Returns the answer without what differs in any case. */
const ask = async (call: string, body: object | undefined, idOf: IdOf) => {
  const [method, path] = filled(call, idOf).split(' ') as [Method, string];
  expect(app.portal.routes.methodsAt(path.split('?')[0]!)).toContain(method);
  const reply = await app.http.inject({
    method,
    url: path,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...stranger },
    ...(body && { payload: filled(JSON.stringify(body), idOf) }),
  });
  const said = reply.body.replaceAll(/[\da-f]{16}|\d+/g, '·');
  return { status: reply.statusCode, said, location: reply.headers.location };
};

const isRunning = addressesOn(app, await routesOff(app));
const calls = rowsOn(
  CALLS,
  ([call]) => isRunning(filled(call, () => UNKNOWN).split(' ')[1]!),
  ([call]) => call,
);

describe('what somebody may not see', () => {
  it.each(calls.map(([call, body]) => [call, body] as const))(
    'is as unknown as what isn’t there: %s',
    async (call, body) => {
      const theirs = await ask(call, body, (name) => foreign[name] ?? 0);
      expect(theirs).toEqual(await ask(call, body, () => UNKNOWN));
      expect(theirs.status).not.toBe(500);
    },
  );
});
