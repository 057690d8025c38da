// The subject of this bundle is who changed what: every change to content, roles, locks and settings, in the
// same transaction. contract.md 17.2
import { defineBundle } from '#kernel/bundle.ts';

export const history = defineBundle({ name: 'history' });
