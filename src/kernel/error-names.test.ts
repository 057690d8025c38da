// Errors are told apart by their names wherever they have been written down: in the log, and in what administrators read.
import { expect, it } from 'vitest';
import { BundleSwitchError } from './bundle.ts';
import { ConfigError } from './config.ts';
import { HttpError } from './errors.ts';
import { FileTooLarge, InvalidFileKey, RangeNotSatisfiable, StorageUnavailable } from './files-contract.ts';
import { OutsideError } from './outside-fetch.ts';
import { ParameterError } from './parameters.ts';
import { StartError } from './start-error.ts';
import { BrokenTar } from './tar.ts';

it.each([
  ['BundleSwitchError', new BundleSwitchError('events', [])],
  ['ConfigError', new ConfigError(['So nicht.'])],
  ['HttpError', new HttpError(418, 'So nicht.')],
  ['StorageUnavailable', new StorageUnavailable('EIO')],
  ['FileTooLarge', new FileTooLarge(7)],
  ['RangeNotSatisfiable', new RangeNotSatisfiable(7)],
  ['InvalidFileKey', new InvalidFileKey('/', 'is none')],
  ['OutsideError', new OutsideError('refused', 'not the web')],
  ['ParameterError', new ParameterError('So nicht.')],
  ['StartError', new StartError('So nicht.')],
  ['BrokenTar', new BrokenTar('too short')],
])('%s has its name', (name, error) => {
  expect(error.name).toBe(name);
  expect(String(error)).toBe(`${name}: ${error.message}`);
});
