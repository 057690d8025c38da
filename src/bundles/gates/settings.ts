// Declares what administrators may change about rules. Their keys are those under which comments had them before pieces did.
import type { Ctx } from '#kernel/ctx.ts';
import { booleanSetting, readSetting, textSetting } from '#bundles/settings/public.ts';
import type { SettingDefinition } from '#bundles/settings/public.ts';
import { DEEDS, MAX_WORDS_LENGTH } from './constants.ts';
import type { Deed } from './constants.ts';
import { listGates } from './queries.ts';
import type { PlainRule, RuleSettings } from './rules/findings.ts';
import type { GateSettings } from './rules/levels.ts';
import { wordsOf } from './rules/words.ts';

/** What was a switch before is read as what it meant. */
const deedSetting = (key: string, fallback: Deed): SettingDefinition<Deed> => ({
  key,
  fallback,
  parse: (value) => {
    if (typeof value === 'boolean') return value ? 'hold' : 'off';
    return DEEDS.find((deed) => deed === value);
  },
});

export const ruleDeeds: Readonly<Record<PlainRule, SettingDefinition<Deed>>> = {
  manyLinks: deedSetting('gates.many-links', 'hold'),
  newcomersLinks: deedSetting('gates.newcomers-links', 'hold'),
  flood: deedSetting('gates.flood', 'mark'),
  sameText: deedSetting('gates.same-text', 'hold'),
  samePiece: deedSetting('gates.same-piece', 'mark'),
  capitals: deedSetting('gates.capitals', 'hold'),
  phoneNumber: deedSetting('comments.hold-phone-numbers', 'off'),
};

/** Whether what is set for a place may let through what holds above it holds back. */
export const placesMayLoosen = booleanSetting('gates.places-may-loosen', false);

/** What has one of these words waits; parted by commas or line ends, in whatever case. */
export const heldWords = textSetting('comments.held-words', '', MAX_WORDS_LENGTH);
/** What has one of these is marked. */
export const markedWords = textSetting('gates.marked-words', '', MAX_WORDS_LENGTH);

/** Returns what is met where, from memory. */
export const readGates = async (ctx: Ctx): Promise<GateSettings> => ({
  gates: await listGates(ctx),
  mayLoosen: await readSetting(ctx, placesMayLoosen),
});

/** Reads the rules, which are asked for before a transaction begins, since they are in memory then. */
export const readRules = async (ctx: Ctx): Promise<RuleSettings> => {
  const deed = (rule: PlainRule) => readSetting(ctx, ruleDeeds[rule]);
  return {
    deeds: {
      manyLinks: await deed('manyLinks'),
      newcomersLinks: await deed('newcomersLinks'),
      flood: await deed('flood'),
      sameText: await deed('sameText'),
      samePiece: await deed('samePiece'),
      capitals: await deed('capitals'),
      phoneNumber: await deed('phoneNumber'),
    },
    heldWords: wordsOf(await readSetting(ctx, heldWords)),
    markedWords: wordsOf(await readSetting(ctx, markedWords)),
  };
};
