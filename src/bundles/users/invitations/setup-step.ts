// Invites the first people of the staff as a step of setting up the portal, once mail can be sent.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { hasMailServer } from '#bundles/mail/public.ts';
import { ROLES } from '../members/rules.ts';
import { roleInvalid, roleNames } from '../members/texts.ts';
import { invitePeople } from './commands.ts';
import { NOTE_MAX_LENGTH, USUAL_ROLE } from './constants.ts';
import { invitationPaths } from './paths.ts';
import { countInvitations, hasColleagues, hasInvitations } from './queries.ts';
import * as texts from './texts.ts';

export const invitationsStep: SetupStep = {
  key: 'mitarbeitende',
  order: 65,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await hasInvitations(ctx)) || (await hasColleagues(ctx)),
  load: async (ctx: Ctx) => {
    const { offen: open } = await countInvitations(ctx);
    return {
      fields: [
        {
          kind: 'lines',
          name: 'people',
          label: texts.peopleLabel,
          help: texts.peopleHelp,
          value: '',
          rows: 3,
        },
        {
          kind: 'select',
          name: 'role',
          label: texts.roleLabel,
          value: USUAL_ROLE,
          options: ROLES.map((role) => ({ value: role, name: roleNames[role] })),
        },
        {
          kind: 'text',
          name: 'note',
          label: texts.noteLabel,
          help: texts.noteHelp,
          value: '',
          maxLength: NOTE_MAX_LENGTH,
          isOptional: true,
        },
      ],
      ...(open > 0 && { present: texts.stepPresent(open) }),
      links: [{ name: texts.title, href: url(invitationPaths.desk) }],
    };
  },
  save: async (ctx, { people = '', role: wanted, note = '' }) => {
    const role = ROLES.find((known) => known === wanted);
    if (!role) return invalid({ role: roleInvalid });
    const outcome = await invitePeople(ctx, { people, role, locationPath: '', note });
    if (outcome.kind === 'invalid') return outcome;
    const count = outcome.links.length;
    if (count === 0) return invalid({ people: texts.allInvited });
    return {
      kind: 'saved',
      text: (await hasMailServer(ctx)) ? texts.stepSaved(count) : texts.stepLinks(count),
    };
  },
};
