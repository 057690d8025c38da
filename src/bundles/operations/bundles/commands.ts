// Switches optional bundles off and on; it holds from the next start of web and worker on.
import { setBundleSwitch } from '#kernel/bundle-switches.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { mayOperate } from '../policy.ts';
import * as texts from './texts.ts';

export type SwitchOutcome = { readonly kind: 'switched' } | Refused;

/** Switches a bundle on or off. A second time changes nothing. Throws 403, and 404 for what can't be switched off. */
export const switchBundle = (ctx: Ctx, name: string, isOff: boolean): Promise<SwitchOutcome> =>
  withTransaction(ctx, async (ctx): Promise<SwitchOutcome> => {
    if (!mayOperate(ctx.viewer)) throw forbidden();
    const isOptional = ctx.portal.allBundles.some((bundle) => bundle.name === name && bundle.optional);
    if (!isOptional) throw notFound();
    if (ctx.config.bundlesOff.length > 0) return refused(texts.byEnvironment(ctx.config.bundlesOff));
    if (await setBundleSwitch(ctx, name, isOff)) {
      const action = isOff ? 'bundle.switchedOff' : 'bundle.switchedOn';
      await record(ctx, { type: 'operations', objectId: 0, action, after: { bundle: name } });
    }
    return { kind: 'switched' };
  });
