import { describe, expect, it } from 'vitest';
import { checkUser, normalizeLine, normalizeUser } from './rules.ts';

const good = {
  login: 'jörg',
  name: 'Jörg Ährenfeld',
  email: 'joerg@litfass.example',
  password: 'ein ganzer Satz',
};

describe('normalizeLine', () => {
  it('composes letters and keeps single spaces', () =>
    expect(normalizeLine('  Jo\u0308rg \u00a0 Ährenfeld\t')).toBe('Jörg Ährenfeld'));

  it('never touches a password', () =>
    expect(normalizeUser({ ...good, password: '  ein  Satz  ' }).password).toBe('  ein  Satz  '));
});

describe('checkUser', () => {
  it('has nothing against umlauts, spaces and inner marks', () => {
    expect(checkUser({ ...good, login: 'Jörg Müller-Lüdenscheidt_2.0' })).toEqual({});
    expect(checkUser({ ...good, email: 'jörg.müller+zeitung@bücher.example' })).toEqual({});
    expect(
      checkUser({ ...good, name: '木村 拓哉', roles: [{ locationPath: '' }, { locationPath: '1/42/' }] }),
    ).toEqual({});
  });

  it.each([
    { login: 'xx' },
    { login: 'x'.repeat(40) },
    { name: 'x'.repeat(80) },
    { about: 'x'.repeat(2000) },
    { about: '' },
    { email: `x@${'y'.repeat(61)}${`.${'y'.repeat(60)}`.repeat(3)}.example` },
    { password: 'Nur zwölf 😀!' },
    { password: 'Wort und '.repeat(14) },
    { password: `${'Wort und '.repeat(14)}so` },
    { roles: [{ locationPath: '1/4/' }, { locationPath: '' }] },
  ])('has nothing against the longest and the shortest: %o', (change) =>
    expect(checkUser({ ...good, ...change })).toEqual({}),
  );

  it.each([
    ['roles', { roles: [{ locationPath: '' }, { locationPath: '1' }] }, 'Diesen Ort gibt es nicht.'],
    ['login', { login: 'x' }, 'Bitte geben Sie mindestens 2 Zeichen ein.'],
    ['login', { login: 'x'.repeat(41) }, 'Bitte geben Sie höchstens 40 Zeichen ein.'],
    ['login', { login: 'joerg@litfass.example' }, /^Erlaubt sind Buchstaben/],
    ['login', { login: '#12' }, /^Erlaubt sind Buchstaben/],
    ['login', { login: '-joerg' }, /^Erlaubt sind Buchstaben/],
    ['login', { login: 'jo\u200brg' }, /^Erlaubt sind Buchstaben/],
    ['name', { name: '' }, 'Bitte füllen Sie dieses Feld aus.'],
    ['name', { name: '...' }, 'Dieser Name lässt sich so nicht anzeigen.'],
    ['name', { name: 'Jörg\u202eHtlez' }, 'Dieser Name lässt sich so nicht anzeigen.'],
    ['name', { name: '\u3164\u115f' }, 'Dieser Name lässt sich so nicht anzeigen.'],
    ['login', { login: 'joerg\u3164' }, /^Erlaubt sind Buchstaben/],
    ['login', { login: 'jo\u034ferg' }, /^Erlaubt sind Buchstaben/],
    ['name', { name: 'x'.repeat(81) }, 'Bitte geben Sie höchstens 80 Zeichen ein.'],
    ['email', { email: '' }, 'Bitte füllen Sie dieses Feld aus.'],
    ['email', { email: 'joerg' }, 'Das ist keine gültige E-Mail-Adresse.'],
    ['email', { email: 'joerg@litfass' }, 'Das ist keine gültige E-Mail-Adresse.'],
    ['email', { email: 'a@b@litfass.example' }, 'Das ist keine gültige E-Mail-Adresse.'],
    ['email', { email: 'Jörg <joerg@litfass.example>' }, 'Das ist keine gültige E-Mail-Adresse.'],
    ['email', { email: `${'x'.repeat(250)}@litfass.example` }, 'Bitte geben Sie höchstens 254 Zeichen ein.'],
    ['password', { password: 'nur 11 lang' }, 'Bitte geben Sie mindestens 12 Zeichen ein.'],
    ['password', { password: 'x'.repeat(129) }, 'Bitte geben Sie höchstens 128 Zeichen ein.'],
    ['password', { password: 'JOERG@litfass.example' }, /^Das Passwort darf nicht/],
    ['about', { about: 'x'.repeat(2001) }, 'Bitte geben Sie höchstens 2000 Zeichen ein.'],
    ['roles', { roles: [{ locationPath: '1' }] }, 'Diesen Ort gibt es nicht.'],
  ])('finds a wrong %s in %o', (field, change, sentence) =>
    expect(checkUser({ ...good, ...change })).toEqual({
      [field]: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    }),
  );

  it.each(['Passwort1234', '1q2w3e4r5t6y', 'aaaaaaaaaaaaaaaa', 'abababababab', '111122223333'])(
    'takes no password that is tried first, such as %s',
    (password) =>
      expect(checkUser({ ...good, password })).toEqual({
        password: expect.stringMatching(/^Dieses Passwort ist zu bekannt/),
      }),
  );

  it('counts characters, not halves of them', () => {
    expect(checkUser({ ...good, password: '🌻🐝🌧🌈🚲'.repeat(2) })).toHaveProperty('password');
    expect(checkUser({ ...good, password: '🌻🐝🌧🌈🚲'.repeat(25) })).toEqual({});
  });

  it('finds everything at once', () =>
    expect(Object.keys(checkUser({ login: '', name: '', email: '', password: '' }))).toEqual([
      'name',
      'login',
      'email',
      'password',
    ]));
});
