import { expect, it } from 'vitest';
import { declaredKinds } from '#kernel/declared-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { ruleSettings } from './texts.ts';

it('the limits of every kind are told once, and of no other', () => {
  for (const { names, gate } of declaring(declaredKinds, 'gate')) {
    const { most, minutes } = gate.flood;
    expect(
      ruleSettings.flood.hint.split(`mehr als ${most} ${names.many} in ${minutes} Minuten`),
    ).toHaveLength(2);
    const isTried = gate.rules.includes('phoneNumber');
    expect(ruleSettings.phoneNumber.hint.split(names.many)).toHaveLength(isTried ? 2 : 1);
  }
});
