import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { schoolHolidays } from './settings.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const get = (headers: Record<string, string>) =>
  app.http.inject({ url: '/events/ajax/schulferien', headers: { accept: 'application/json', ...headers } });

describe('GET /events/ajax/schulferien', () => {
  it('tells members the school holidays that the portal knows, and others nothing', async () => {
    const member = await signedIn(app, await aUser(ctx));
    expect((await get(member)).json()).toEqual({ status: 'success', schoolHolidays: [] });
    await changeSetting(ctx, schoolHolidays, 'Weihnachtsferien: 21.12.2026 – 6.1.2027');
    expect((await get(member)).json()).toEqual({
      status: 'success',
      schoolHolidays: [{ name: 'Weihnachtsferien', first: '2026-12-21', last: '2027-01-06' }],
    });
    expect((await get({})).statusCode).toBe(401);
  });
});

describe('the setting of school holidays', () => {
  it('takes lines with a first and a last day, and says what it wants of others', () => {
    expect(schoolHolidays.parse('')).toBe('');
    expect(schoolHolidays.parse('Ostern: 29.3. bis 10.4.2027\n\nPfingsten: 18.5. – 29.5.2027')).toBeTruthy();
    expect(schoolHolidays.parse('irgendwann im Sommer')).toBeUndefined();
    expect(schoolHolidays.refusal).toBe(texts.holidaysInvalid);
  });
});
