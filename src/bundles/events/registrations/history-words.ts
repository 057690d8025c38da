// Holds what the history says in German of registrations.
import type { HistoryWords } from '#bundles/history/public.ts';
import * as texts from './texts.ts';

const { isOpen, hasWaitingList, hasCome, ...plain } = texts.historyFields;

export const registrationsInHistory: HistoryWords = {
  name: texts.historyName,
  actions: texts.historyActions,
  ofReaders: [
    'event.registered',
    'event.registrationAsked',
    'event.registrationConfirmed',
    'event.registrationCancelled',
  ],
  fields: {
    ...plain,
    isOpen: { label: isOpen, kind: 'yesOrNo' },
    hasWaitingList: { label: hasWaitingList, kind: 'yesOrNo' },
    hasCome: { label: hasCome, kind: 'yesOrNo' },
  },
};
