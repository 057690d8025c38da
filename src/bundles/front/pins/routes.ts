// Serves the desk of positions: plain forms, which answer JSON to whoever asks for it.
import { momentAt } from '#kernel/calendar.ts';
import { badInput } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { fail, orBack, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import { movePin, pinPiece, unpin } from './commands.ts';
import { MoveBody, PinBody, PinsQuery, UnpinBody } from './input.ts';
import { pinPaths } from './paths.ts';
import { parsePieceRef } from './piece-ref.ts';
import { loadPinsPage } from './pins-page.ts';
import * as texts from './texts.ts';

const access = 'editor';

export const pinRoutes = (app: Routes): void => {
  mount(app, pinPaths.desk, { access, query: PinsQuery }, ({ ctx, query }) =>
    loadPinsPage(ctx, {
      locationId: query.ort === undefined ? undefined : Number(query.ort),
      search: (query.q ?? '').trim(),
      ...(query.beitrag && { typed: { piece: query.beitrag } }),
    }),
  );

  mount(app, pinPaths.pin, { access, body: PinBody }, async ({ ctx, body, request }) => {
    const { beitrag, platz = '', tag = '', uhr = '' } = body;
    const locationId = Number(body.ort ?? 0);
    const piece = parsePieceRef(beitrag);
    const endsAt = momentAt(tag, uhr || undefined);
    const typed = { piece: beitrag ?? '', position: platz, day: tag, clock: uhr };
    const again = (errors: FieldErrors) =>
      fail(request, badInput(errors), () => loadPinsPage(ctx, { locationId, search: '', typed, errors }));
    if (!piece || !endsAt)
      return again({
        ...(!piece && { beitrag: texts.pieceMissing }),
        ...(!endsAt && { tag: texts.endMissing }),
      });
    const position = parseId(platz) ?? 0;
    const outcome = await pinPiece(ctx, { locationId, position, piece, endsAt });
    if (outcome.kind === 'refused') return again({ beitrag: outcome.text });
    if (outcome.kind === 'invalid') return again(byField(outcome.errors));
    const { title, replaced } = outcome;
    const lost = replaced && (await summariesOf(ctx, [replaced])).get(refKey(replaced));
    return succeed(
      request,
      deskHref(locationId),
      texts.pinned(title, texts.positionNames[position]!),
      ...(lost ? [flash('secondary', texts.replaced(lost.title))] : []),
    );
  });

  mount(app, pinPaths.unpin, { access, body: UnpinBody }, (call) => {
    const { ctx, body, request } = call;
    const locationId = Number(body.ort ?? 0);
    return orBack(call, deskHref(locationId), async () => {
      const held = { locationId, piece: parsePieceRef(body.beitrag) };
      const pin = await unpin(ctx, { ...held, position: body.platz });
      const back = deskHref(locationId, body.platz);
      return succeed(request, back, pin ? texts.unpinned : texts.wasFree);
    });
  });

  mount(app, pinPaths.move, { access, body: MoveBody }, (call) => {
    const { ctx, body, request } = call;
    const locationId = Number(body.ort ?? 0);
    return orBack(call, deskHref(locationId), async () => {
      const held = { locationId, piece: parsePieceRef(body.beitrag) };
      const pin = await movePin(ctx, { ...held, from: body.platz, to: body.nach });
      const back = deskHref(locationId, body.nach);
      return succeed(request, back, pin ? texts.moved : texts.wasFree);
    });
  });
};

/** Returns what is wrong under the names of the form, to which the list of what is wrong leads. */
const byField = ({ position, day, ...others }: FieldErrors): FieldErrors => ({
  ...others,
  ...(position && { platz: position }),
  ...(day && { tag: day }),
});

/** Leads to a position, where one is named: whoever moves one step after the other goes on there, not on top of the page. */
const deskHref = (locationId: number, position?: number) =>
  `${url(pinPaths.desk, {}, { ort: locationId === 0 ? undefined : locationId })}${position ? `#platz-${position}` : ''}`;
