import { describe, expect, it } from 'vitest';
import { causeOf } from './rules.ts';
import { causes } from './texts.ts';

describe('what a mail server’s refusal means', () => {
  it.each([
    ['EAUTH: Invalid login: 535 5.7.8 Authentication failed', causes.login],
    ['EDNS: getaddrinfo ENOTFOUND smtp.beispiel.de', causes.unknownHost],
    ['ESOCKET: connect ECONNREFUSED 127.0.0.1:25', causes.closedPort],
    ['ESOCKET: 40B7:error:0A00010B:SSL routines:ssl3_get_record:wrong version number', causes.encryption],
    ['ETLS: Error initiating TLS - self-signed certificate', causes.encryption],
    ['ETIMEDOUT: Connection timeout', causes.silence],
    ['ETIMEDOUT: Greeting never received', causes.silence],
    ['EENVELOPE: Mail command failed: 550 Sender rejected', causes.addresses],
  ])('is told in a sentence for „%s“', (reason, words) => {
    expect(causeOf(reason)).toBe(words);
  });

  it('is left to the server’s own words where nothing is known', () => {
    expect(causeOf('EPROTOCOL: 421 Try again later')).toBeUndefined();
  });
});
