// Defines a call to do something among the sections of a page.
import { readLinkAddress } from '#kernel/link-address.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import { defineSection } from '#kernel/page-sections.ts';
import { MAX_BUTTON_LENGTH, MAX_CALL_TEXT, MAX_SECTION_LINE } from '../constants.ts';
import * as texts from './texts.ts';
import { CallSection } from './ui/CallSection.tsx';

export interface CallData {
  readonly heading: string;
  readonly text: string;
  readonly href: string;
  readonly button: string;
}

export const callSection = defineSection<CallData, CallData>({
  type: 'call',
  order: 60,
  name: texts.callName,
  help: texts.callHelp,
  fields: async (_ctx, { heading = '', text = '', href = '', button = '' }) => [
    {
      name: 'heading',
      label: texts.callHeadingLabel,
      value: heading,
      kind: 'text',
      maxLength: MAX_SECTION_LINE,
    },
    {
      name: 'text',
      label: texts.callTextLabel,
      value: text,
      kind: 'lines',
      maxLength: MAX_CALL_TEXT,
      isOptional: true,
    },
    {
      name: 'href',
      label: texts.callLinkLabel,
      help: texts.callLinkHelp,
      value: href,
      kind: 'text',
      maxLength: 500,
    },
    {
      name: 'button',
      label: texts.callButtonLabel,
      value: button,
      kind: 'text',
      maxLength: MAX_BUTTON_LENGTH,
    },
  ],
  toTyped: async (_ctx, { heading, text, href, button }) => ({ heading, text, href, button }),
  check: async (ctx, typed) => {
    const [heading, text, button] = ['heading', 'text', 'button'].map((name) =>
      (typed[name] ?? '').trim(),
    ) as [string, string, string];
    const href = readLinkAddress(typed['href'] ?? '', ctx.config.publicUrl);
    const errors = {
      ...(!heading && { heading: texts.callHeadingMissing }),
      ...(heading.length > MAX_SECTION_LINE && { heading: texts.tooLong(MAX_SECTION_LINE) }),
      ...(text.length > MAX_CALL_TEXT && { text: texts.tooLong(MAX_CALL_TEXT) }),
      ...(href === undefined && { href: texts.linkInvalid }),
      ...(!button && { button: texts.callButtonMissing }),
      ...(button.length > MAX_BUTTON_LENGTH && { button: texts.tooLong(MAX_BUTTON_LENGTH) }),
    };
    if (href === undefined || Object.keys(errors).length > 0) return invalid(errors);
    return valid({ heading, text, href, button });
  },
  load: async (_ctx, all) => all.map((view) => ({ view, tags: [] })),
  Component: CallSection,
});
