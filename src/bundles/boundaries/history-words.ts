// Says in the history's German what members want nothing of; whom or which word it is about stands nowhere in it.
import type { HistoryWords } from '#bundles/history/public.ts';

export const boundariesInHistory: HistoryWords = {
  name: 'Miteinander',
  actions: {
    'boundary.mute': 'jemanden stumm geschaltet',
    'boundary.block': 'jemanden blockiert',
    'boundary.none': 'Stummschaltung oder Blockierung aufgehoben',
    'hidden-word.added': 'ein Wort ausgeblendet',
    'hidden-word.removed': 'ein ausgeblendetes Wort wieder gezeigt',
    'calm-notes.off': 'Hinweise vor dem Abschicken abgeschaltet',
    'calm-notes.on': 'Hinweise vor dem Abschicken angeschaltet',
    // Blocking was recorded like this before one could mute.
    'message-block.set': 'jemanden blockiert',
    'message-block.removed': 'eine Blockierung aufgehoben',
  },
  ofReaders: [
    'boundary.mute',
    'boundary.block',
    'boundary.none',
    'hidden-word.added',
    'hidden-word.removed',
    'calm-notes.off',
    'calm-notes.on',
    'message-block.set',
    'message-block.removed',
  ],
};
