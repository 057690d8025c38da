// This is what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';

export const subscriptionsInHistory: HistoryWords = {
  name: 'Folgen',
  actions: { 'subscription.begun': 'angefangen zu folgen', 'subscription.ended': 'aufgehört zu folgen' },
  ofReaders: ['subscription.begun', 'subscription.ended'],
};

export const breakingInHistory: HistoryWords = {
  name: 'Eilmeldungen',
  actions: { 'breaking.sent': 'den Beitrag als Eilmeldung gesendet' },
};
