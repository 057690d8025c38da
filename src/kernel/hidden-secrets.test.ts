import { expect, it } from 'vitest';
import type { Ctx } from './ctx.ts';
import { withoutSecrets } from './hidden-secrets.ts';

type Source = Parameters<typeof withoutSecrets>[0];

const source = (config: Partial<Ctx['config']>, secrets: readonly string[] = []) =>
  ({ config: { secrets: [], ...config }, portal: { secrets } }) as unknown as Source;

it.each([
  ['the portal’s own', source({}, ['geheim-1']), 'mit geheim-1 signiert', 'mit ••• signiert'],
  ['those of the settings', source({ secrets: ['geheim-2'] }), 'geheim-2', '•••'],
  [
    'the password of an address, as it is written there and as it is meant',
    source({ databaseUrl: 'postgres://l:p%C3%A4ss@db/l' }),
    'postgres://l:p%C3%A4ss@db/l mit päss',
    'postgres://•••@db/l mit •••',
  ],
  [
    'no password where there is none',
    source({ smtpUrl: 'smtp://post.example' }),
    'smtp://post',
    'smtp://post',
  ],
  ['nothing where an address can’t be read', source({ smtpUrl: 'kein Ort' }), 'kein Ort', 'kein Ort'],
  ['nothing where there is none', source({ secrets: [''] }), 'undefined, null', 'undefined, null'],
  ['the part of a token that is secret', source({ metaToken: '12|abcdef' }), '12 und abcdef', '12 und •••'],
  ['a secret within another one with it', source({ secrets: ['abc', 'abcd'] }), 'abcd, abc', '•••, •••'],
])('hides %s', (_, from, text, expected) => expect(withoutSecrets(from, text)).toBe(expected));
