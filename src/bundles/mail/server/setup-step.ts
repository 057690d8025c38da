// This is the mail server as a step of setting up the portal.
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SetupStep } from '#kernel/setup-steps.ts';
import { saveMailServer, sendTestMail } from './commands.ts';
import { noteOnServer, serverFields } from './fields.ts';
import { ownAddress } from './own-address.ts';
import { findMailServer } from './queries.ts';
import * as texts from './texts.ts';

export const mailServerStep: SetupStep = {
  key: 'mailserver',
  order: 60,
  name: texts.stepName,
  intro: texts.stepIntro,
  isDone: async (ctx) => (await findMailServer(ctx)) !== undefined,
  load: async (ctx) => {
    const note = await noteOnServer(ctx);
    return {
      fields: await serverFields(ctx),
      ...(note && { present: note }),
      otherAct: { value: 'test', label: texts.saveAndTest },
    };
  },
  save: async (ctx, typed, act) => {
    const outcome = await saveMailServer(ctx, typed);
    if (outcome.kind !== 'saved') return outcome;
    return act === 'test' ? tryServer(ctx) : { kind: 'saved', text: texts.stepSaved };
  },
};

interface Tried {
  readonly kind: 'saved';
  readonly text: string;
  readonly stays: true;
}

/** Tries the server with a mail to whoever asks. */
export const tryServer = async (ctx: Ctx): Promise<Tried | Refused> => {
  const [to] = await ownAddress.collect(ctx);
  if (!to) return refused(texts.noAddress);
  const outcome = await sendTestMail(ctx, to);
  return outcome.kind === 'sent'
    ? { kind: 'saved', text: texts.testSent(outcome.address), stays: true }
    : refused(`${texts.savedUntested} ${outcome.text}`);
};
