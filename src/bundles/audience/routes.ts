// Serves the beacon of readers, the call for the gauge, and the pages of figures. contract.md 7.23, 17.3
import { createElement } from 'react';
import type { FastifyRequest } from 'fastify';
import { noContent } from '#kernel/answers.ts';
import { forbidden, tooLarge, tooMany } from '#kernel/errors.ts';
import { networkOf } from '#kernel/network-address.ts';
import { isForeignCall } from '#kernel/origin-check.ts';
import { renderFragment } from '#kernel/render.tsx';
import { mount } from '#kernel/routing.ts';
import type { Call, Routes } from '#kernel/routing.ts';
import { BEACON_BYTES, WRAPPERS } from './constants.ts';
import type { Wrapper } from './constants.ts';
import { count, stopCounting } from './counting.ts';
import { createCrowd } from './crowd.ts';
import type { Crowd } from './crowd.ts';
import { countedKind, findGauged, loadGauge } from './gauge.ts';
import { loadGaugeDetail } from './gauge-detail.ts';
import { loadPieceFiguresPage } from './figures-page.ts';
import { GaugeBody, OwnQuery, PieceParams, ReadingBody, channelNamed, gaugeTypeNamed } from './input.ts';
import { loadOwnFiguresPage } from './own-page.ts';
import { audiencePaths } from './paths.ts';
import { isBot } from './rules.ts';
import * as texts from './texts.ts';
import { Gauge, GaugeWithDetail } from './ui/Gauge.tsx';

export const routes = (app: Routes): void => {
  const crowd = createCrowd();
  // 'token': cookies that a browser sends along are not read, so nobody is looked up who reads.
  mount(app, audiencePaths.reading, { access: 'token', body: ReadingBody }, async (call) =>
    takeBeacon(call, crowd),
  );
  app.http.addHook('onClose', () => stopCounting(app.portal));

  mount(
    app,
    audiencePaths.gauge,
    { access: 'anyone', whenRestricted: 'allow', body: GaugeBody },
    async (call) => ({ html: await drawGauge(call) }),
  );
  mount(app, audiencePaths.own, { access: 'signed-in', query: OwnQuery }, async ({ ctx, query }) =>
    loadOwnFiguresPage(ctx, { userId: ctx.viewer.id!, older: query.vor }),
  );
  const params = PieceParams;
  mount(app, audiencePaths.piece, { access: 'signed-in', params }, async ({ ctx, params }) =>
    loadPieceFiguresPage(ctx, { type: params.contentType, id: params.contentId }),
  );
};

type BeaconCall = Pick<Call<never, never, typeof ReadingBody>, 'ctx' | 'body' | 'request'>;

/** Programs get the same answer, and aren't counted. */
const takeBeacon = async ({ ctx, body, request }: BeaconCall, crowd: Crowd) => {
  if (isForeignCall(request.headers, ctx.config.publicUrl)) throw forbidden();
  if (Number(request.headers['content-length'] ?? Infinity) > BEACON_BYTES) throw tooLarge(texts.tooMuch);
  const channel = channelNamed(body.channel);
  const { type } = countedKind(ctx, body.contentType);
  if (!crowd.admits(networkOf(request.ip), ctx.now)) throw tooMany(SECONDS_TO_WAIT);
  if (!isReader(request)) return noContent();
  const { views, reads, seconds, shares } = body as {
    views: 0 | 1;
    reads: 0 | 1;
    seconds: number;
    shares: number;
  };
  count(ctx.portal, { type, id: body.contentId }, ctx.now, { views, reads, seconds, shares, channel });
  return noContent();
};

const SECONDS_TO_WAIT = 60;

/** Browsers say where a call comes from, and who they are; what says neither is a program. */
const isReader = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined) && !isBot(headers['user-agent']);

type GaugeCall = Pick<Call<never, never, typeof GaugeBody>, 'ctx' | 'body'>;

/** Nothing where the viewer may see the piece but not its figures. */
const drawGauge = async ({ ctx, body }: GaugeCall): Promise<string> => {
  const type = gaugeTypeNamed(body.type);
  const piece = await findGauged(ctx, { type: body.contentType, id: body.contentId });
  const options = { userId: body.userId, wrapper: wrapperNamed(body.containerStart, body.containerEnd) };
  const gauged = piece && (await loadGauge(ctx, piece, options));
  if (!gauged) return '';
  const drawn =
    type === 'teaser'
      ? createElement(Gauge, { view: gauged.view })
      : createElement(GaugeWithDetail, { view: await loadGaugeDetail(ctx, gauged) });
  return renderFragment(drawn, ctx.log);
};

/** Both ends name the same one. Nothing of what they say is echoed. */
const wrapperNamed = (start: unknown, end: unknown): Wrapper =>
  WRAPPERS.find((known) => known === start && known === (end ?? start)) ?? 'plain';
