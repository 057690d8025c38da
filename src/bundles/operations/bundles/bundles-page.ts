// Serves /admin/betrieb/bausteine: the bundles of the portal with what each adds, and the optional ones to be switched.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Bundle } from '#kernel/bundle.ts';
import { listSwitchedOff } from '#kernel/bundle-switches.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import { mayOperate } from '../policy.ts';
import * as texts from './texts.ts';
import { BundlesPage } from './ui/BundlesPage.tsx';
import type { BundlesPageView, OptionalBundleView } from './views.ts';

export const loadBundlesPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.bundles));
  const { portal, config, viewer } = ctx;
  const chosen = await listSwitchedOff(ctx);
  const running = new Set(portal.bundles.map(({ name }) => name));
  const isGiven = config.bundlesOff.length > 0;
  const maySwitch = mayOperate(viewer) && !isGiven;
  const view: BundlesPageView = {
    ...frame,
    refusal: isGiven ? texts.byEnvironment(config.bundlesOff) : null,
    optional: portal.allBundles
      .filter(({ optional }) => optional)
      .map((bundle) =>
        toOptionalView(bundle, {
          isRunning: running.has(bundle.name),
          isOff: isGiven ? !running.has(bundle.name) : chosen.has(bundle.name),
          maySwitch,
        }),
      ),
    bundles: portal.allBundles.map((bundle) => ({
      key: bundle.name,
      adds: texts.adds(addsOf(bundle)),
      marks: running.has(bundle.name) ? [] : [texts.isOff],
    })),
  };
  return page(BundlesPage, view, { head });
};

interface Switch {
  readonly isRunning: boolean;
  /** Whether it is off from the next start on. */
  readonly isOff: boolean;
  readonly maySwitch: boolean;
}

const toOptionalView = (
  { name: key, words }: Bundle,
  { isRunning, isOff, maySwitch }: Switch,
): OptionalBundleView => {
  const name = words?.name ?? key;
  const act = isOff ? texts.on : texts.off;
  return {
    key,
    name,
    text: words?.text ?? '',
    marks: marksOf(isRunning, isOff),
    act: maySwitch
      ? {
          action: url(operationsPaths.switchBundle, { bundle: key }),
          value: isOff ? 'on' : 'off',
          label: texts.labelFor(act, name),
        }
      : null,
  };
};

const marksOf = (isRunning: boolean, isOff: boolean): string[] => {
  if (isRunning) return isOff ? [texts.offNext] : [];
  return [isOff ? texts.isOff : texts.onNext];
};

const addsOf = (bundle: Bundle): texts.Adds => ({
  kinds: bundle.kinds?.length ?? 0,
  jobs: bundle.jobs?.length ?? 0,
  notices: bundle.notices?.length ?? 0,
  personalData: bundle.personalData?.length ?? 0,
  entries: (bundle.slots?.length ?? 0) + (bundle.tools?.length ?? 0),
});
