import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

describe('a limit of time', () => {
  it('gives what ends before it', async () => {
    expect(await within(1000, Promise.resolve('here'), () => 'late')).toBe('here');
  });

  it('gives the reason of what fails before it', async () => {
    await expect(within(1000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken');
  });

  it('rejects what never ends, with the reason of that moment', async () => {
    let step = 'the first step';
    const never = within(10, new Promise(() => undefined), () => `Did not end: ${step}`);
    step = 'the second step';
    await expect(never).rejects.toThrow('Did not end: the second step');
  });
});
