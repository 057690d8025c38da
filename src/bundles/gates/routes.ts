// Serves the desk of gates: a plain form, which answers JSON to whoever asks for it.
import { badInput } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { parseId } from '#kernel/parameters.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { setGates } from './commands.ts';
import { GROUPS, LEVELS } from './constants.ts';
import { gatedKinds, loadGatesPage } from './gates-page.ts';
import { GateBody, GatesQuery } from './input.ts';
import { gatePaths } from './paths.ts';
import * as texts from './texts.ts';

const access = 'editor';

export const routes = (app: Routes): void => {
  mount(app, gatePaths.desk, { access, query: GatesQuery }, ({ ctx, query: { ort } }) =>
    loadGatesPage(ctx, { typed: { ...(ort !== undefined && { ort }) } }),
  );

  mount(app, gatePaths.set, { access, body: GateBody }, async ({ ctx, body, request }) => {
    const { ort = '', art = '', gruppe = '', stufe } = body;
    const typed = { ort, art, gruppe, stufe: stufe ?? '' };
    const again = (errors: FieldErrors) =>
      fail(request, badInput(errors), () => loadGatesPage(ctx, { typed, errors }));
    const locationId = ort === '0' ? 0 : parseId(ort);
    const group = GROUPS.find((known) => known === gruppe);
    const level = stufe === '' ? null : LEVELS.find((known) => known === stufe);
    if (locationId === undefined || !group || level === undefined)
      return again({
        ...(locationId === undefined && { ort: texts.placeUnknown }),
        ...(!group && { gruppe: texts.choose }),
        ...(level === undefined && { stufe: texts.choose }),
      });
    const types = art === '' ? gatedKinds(ctx).map(({ type }) => type) : [art];
    const outcome = await setGates(ctx, { locationId, types, group, level });
    if (outcome.kind === 'invalid') return again(outcome.errors);
    return succeed(request, url(gatePaths.desk, {}, { ort }), texts.saved);
  });
};
