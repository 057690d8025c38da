// This is what administrators may change about feeds.
import { booleanSetting, textSetting } from '#bundles/settings/public.ts';
import type { TextSetting } from '#bundles/settings/public.ts';
import { isRefusedOutside } from '#kernel/outside-fetch.ts';
import * as texts from './texts.ts';

/** Whether feeds hold the texts, of those that are kept back the free part; else they hold what a list shows. */
export const hasWholeTexts = booleanSetting('syndication.hasWholeTexts', false);

const LOOK_UP_MS = 3000;

/** The address of a WebSub hub, which is told what is new; '' for none. */
export const hubAddress: TextSetting = {
  ...textSetting('syndication.hubAddress', ''),
  refusal: texts.hubInvalid,
  parse: (value) => (typeof value === 'string' && isEmptyOrHub(value) ? value : undefined),
  refusalOf: async ({ config }, value) =>
    value !== '' && (await isRefusedOutside(config, value, { httpsOnly: true, timeoutMs: LOOK_UP_MS }))
      ? texts.hubRefused
      : undefined,
};

const isEmptyOrHub = (text: string): boolean =>
  text === '' || (text.length <= MAX_LENGTH && /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text));

const MAX_LENGTH = 200;
