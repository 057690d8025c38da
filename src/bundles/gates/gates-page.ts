// Loads /cockpit/vor-dem-erscheinen: what holds for the portal and for places of their own, who is new, and what the rules do.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import type { GateRule, KindGate } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { hasRole } from '#kernel/viewer.ts';
import { getLocationTree, idsOfPath, placeChoices } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { mayChangeSettings, settingPaths } from '#bundles/settings/public.ts';
import { GROUPS, LEVELS, RULES } from './constants.ts';
import { newcomerRules } from './newcomers.ts';
import { gatePaths } from './paths.ts';
import { maySeeGates } from './policy.ts';
import { gateOfGroup } from './rules/levels.ts';
import type { GateSettings } from './rules/levels.ts';
import type { RuleSettings } from './rules/findings.ts';
import { readGates, readRules } from './settings.ts';
import * as texts from './texts.ts';
import { GatesPage } from './ui/GatesPage.tsx';
import type { GatesPageView, GateTableView } from './views.ts';

export interface GatesPageOptions {
  readonly typed?: Partial<GatesPageView['typed']>;
  readonly errors?: FieldErrors;
}

/** Throws 403 for those who edit nowhere. */
export const loadGatesPage = async (
  ctx: Ctx,
  { typed = {}, errors }: GatesPageOptions = {},
): Promise<PageAnswer> => {
  if (!maySeeGates(ctx.viewer)) throw forbidden();
  const [desk, gates, tree, choices, newcomers, rules] = await Promise.all([
    loadDesk(ctx, url(gatePaths.desk)),
    readGates(ctx),
    getLocationTree(ctx),
    placeChoices(ctx, 'editor'),
    newcomerRules.collect(ctx),
    readRules(ctx),
  ]);
  const kinds = gatedKinds(ctx);
  const whole = hasRole(ctx.viewer, 'editor') ? [{ value: '0', name: texts.wholePortal }] : [];
  const places = [...whole, ...choices];
  const tables = toTables(gates, tree, kinds);
  const view: GatesPageView = {
    action: url(gatePaths.set),
    tables,
    isPortalAlone: tables.length === 1,
    placesNote: gates.mayLoosen ? texts.looserToo : texts.onlyStricter,
    places,
    kinds: [
      { value: '', name: texts.everyKind },
      ...kinds.map(({ type, names }) => ({ value: type, name: names.one })),
    ],
    groups: GROUPS.map((group) => ({ value: group, name: texts.groups[group] })),
    levels: [
      ...LEVELS.map((level) => ({ value: level, name: texts.levels[level] })),
      { value: '', name: texts.inherit },
    ],
    typed: {
      ort: typed.ort ?? places[0]?.value ?? '',
      art: typed.art ?? '',
      gruppe: typed.gruppe ?? 'members',
      stufe: typed.stufe ?? 'release',
    },
    newcomers,
    rules: RULES.map((rule) => toRuleRow(rule, rules)),
    ruleNotes: RULES.map((rule) => texts.rulesFor(namesOfKinds(kinds, rule))),
    rulesHref: mayChangeSettings(ctx.viewer) ? url(settingPaths.page) : null,
    errors: { ...errors },
  };
  const head = { title: texts.title, robots: 'noindex', desk };
  return page(GatesPage, view, { head, ...(errors && { status: 422 }) });
};

/** Returns the entry of the desk for whoever edits any place. */
export const gatesEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeGates(viewer)
    ? { name: texts.title, href: url(gatePaths.desk), area: 'cockpit', order: MENU_ORDER }
    : undefined;

const MENU_ORDER = 26;

type GatedKind = ReturnType<typeof gatedKinds>[number];

export const gatedKinds = ({ portal }: Ctx) => declaring(portal.kinds.all(), 'gate', 'names');

/** Returns the tables of the whole portal, and of every place for which something is set. */
const toTables = (
  settings: GateSettings,
  tree: LocationTree,
  kinds: readonly GatedKind[],
): GateTableView[] => {
  const paths = ['', ...new Set(settings.gates.map(({ locationPath }) => locationPath).filter(Boolean))];
  const nameOf = (path: string) => tree.byId.get(idsOfPath(path).at(-1) ?? 0)?.name;
  return paths.map((locationPath) => ({
    place: nameOf(locationPath) ?? texts.wholePortal,
    rows: kinds.map(({ type, names }) => {
      const cells = GROUPS.map((group) => {
        const met = gateOfGroup(settings, { type, locationPath }, group);
        const level = texts.shortLevels[met.level];
        const isOwn = met.setAt === null || met.setAt === locationPath;
        return isOwn ? level : texts.isInherited(level, nameOf(met.setAt) ?? texts.likePortal);
      });
      return [names.one, cells[0]!, cells[1]!] as const;
    }),
  }));
};

const namesOfKinds = (kinds: readonly GatedKind[], rule: GateRule): string =>
  kinds
    .filter(({ gate }) => (gate as KindGate).rules.includes(rule))
    .map(({ names }) => names.one)
    .join(', ');

const toRuleRow = (
  rule: GateRule,
  { deeds, heldWords, markedWords }: RuleSettings,
): readonly [string, string] =>
  rule === 'words'
    ? [texts.wordsRule, texts.wordsDeed(heldWords.length, markedWords.length)]
    : [texts.ruleNames[rule], texts.deeds[deeds[rule]]];
