// Holds what the history says in German of what this bundle records.
import type { HistoryWords } from '#bundles/history/public.ts';
import { operations } from './texts.ts';

export const operationsInHistory: HistoryWords = {
  name: operations,
  actions: {
    'jobs.startedAgain': 'gescheiterte Aufgaben noch einmal beginnen lassen',
    'jobs.discarded': 'gescheiterte Aufgaben verworfen',
    'bundle.switchedOff': 'einen Baustein abgeschaltet',
    'bundle.switchedOn': 'einen Baustein eingeschaltet',
    'caches.emptied': 'die Zwischenspeicher geleert',
    'backup.planned': 'die Sicherungen eingestellt',
    'backup.asked': 'eine Sicherung verlangt',
    'backup.proofAsked': 'die neueste Sicherung prüfen lassen',
    'selfTest.run': 'den Selbsttest laufen lassen',
  },
  fields: {
    jobId: null,
    jobName: 'Aufgabe',
    bundle: 'Baustein',
    count: 'Anzahl',
    isOn: 'jede Nacht',
    hour: 'Stunde',
    recipient: 'Empfänger',
    hasSecret: 'mit Geheimnis',
    failures: 'Fehler',
    warnings: 'Hinweise',
  },
};
