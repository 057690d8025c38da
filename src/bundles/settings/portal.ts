// Holds the settings of the portal as a whole, which belong to no other bundle.
import type { Ctx } from '#kernel/ctx.ts';
import { declaredKinds, onOffer } from '#kernel/declared-kinds.ts';
import { textSetting } from './definition.ts';
import type { SettingField } from './fields.ts';
import * as texts from './texts.ts';

export const portalName = textSetting('portal.name', 'Litfass', 60);

/** What the portal is, in a sentence: for search engines, and for whoever is sent a link to the front page. */
export const portalDescription = {
  ...textSetting('portal.description', texts.portalDescription(onOffer(declaredKinds)), 160),
  fallbackNow: (ctx: Ctx) => texts.portalDescription(onOffer(ctx.portal.kinds.all())),
};

/** A line beside the name; nothing for that of the look. */
export const portalClaim = textSetting('portal.claim', '', 80);

export const portalFields: readonly SettingField[] = [
  {
    group: 'portal',
    kind: 'text',
    definition: portalName,
    label: texts.portalNameLabel,
    hint: texts.portalNameHint,
    isRequired: true,
  },
  {
    group: 'portal',
    kind: 'text',
    definition: portalClaim,
    label: texts.claimLabel,
    hint: texts.claimHint,
  },
  {
    group: 'portal',
    kind: 'text',
    definition: portalDescription,
    label: texts.portalDescriptionLabel,
    hint: texts.portalDescriptionHint,
    isRequired: true,
  },
];
