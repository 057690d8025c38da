// Tells what of the machinery itself is tried; pictures, mail and the like are declared by the bundles they belong to.
import type { SelfTestCheck } from '#kernel/self-test.ts';
import { addressChecks } from './checks/address-checks.ts';
import { backupCheck } from './checks/backup-check.ts';
import { databaseChecks } from './checks/database-checks.ts';
import { storageChecks } from './checks/storage-checks.ts';
import { workerCheck } from './checks/worker-check.ts';

export const ownChecks: readonly SelfTestCheck[] = [
  ...databaseChecks,
  ...storageChecks,
  workerCheck,
  ...addressChecks,
  backupCheck,
];
