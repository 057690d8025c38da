import { describe, expect, it } from 'vitest';
import { StartError, storageError } from './start-error.ts';

it('a reason for not starting is known by its name, with what caused it', () => {
  const cause = new Error('ENOSPC');
  expect(new StartError('Kein Platz.', cause)).toMatchObject({
    name: 'StartError',
    message: 'Kein Platz.',
    cause,
  });
});

describe('storageError', () => {
  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'initdb: error: could not write: Disk quota exceeded',
  ])('says that the disk is full: %s', (reason) => {
    expect(storageError(reason, '/data')?.message).toBe(
      'Kein Speicherplatz mehr für „/data“: bitte Platz schaffen und neu starten.',
    );
  });

  it.each([
    new Error("EACCES: permission denied, mkdir '/data'"),
    'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
  ])('says that the folder is not writable: %s', (reason) => {
    expect(storageError(reason, '/data')?.message).toBe(
      'Der Ordner „/data“ ist nicht beschreibbar: bitte die Rechte prüfen oder mit DATA_DIR einen anderen wählen.',
    );
  });

  it('leaves other reasons and sentences that are there already', () => {
    const sentence = new StartError('Permission denied, gesagt von jemand anderem.');
    expect(storageError(sentence, '/data')).toBe(sentence);
    expect(storageError(new Error('something else'), '/data')).toBeUndefined();
  });
});
