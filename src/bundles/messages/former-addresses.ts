// Redirects the addresses where reports of messages were made and decided before they became cases.
import { formerAddresses } from '#kernel/former-addresses.ts';
import { reportHref } from '#bundles/moderation/public.ts';
import { reportableMessage } from './reporting.ts';

const FORM = /^\/konto\/nachrichten\/\d+\/(\d{1,10})\/melden$/;
const DESK = /^\/cockpit\/nachrichten(?:\/\d+)?$/;
const { type } = reportableMessage;

export const formerReports = formerAddresses.add(async (_ctx, { path }) => {
  const [, messageId] = FORM.exec(path) ?? [];
  if (messageId) return reportHref(type, Number(messageId));
  return DESK.test(path) ? `/cockpit/meldungen?zustand=alle&art=${type}` : undefined;
});
