// Says what comments and papers may cite: numbers of the contract that exist, and laws by their sign.
import { describe } from 'vitest';
import { type Files, law } from './house/testing.ts';

describe('what comments cite', () => {
  const contract: Files = { 'docs/contract.md': '## 4 States\n\n- **4.2 Image**: made.\n- **11.10** Kept.' };
  law(
    'is in the repository: sections and rules of docs/contract.md that exist',
    { ...contract, 'src/kernel/x.ts': '// contract.md 4, 4.2 and 11.10' },
    {
      ...contract,
      'src/kernel/x.ts': `// contract.md 4, 4.3 and 9\n// ${'decisions'}.md 1.3\n/** ${'Spec'} 4 */`,
    },
    ':2 there is no 4.3 in docs/contract.md',
    ':2 there is no 9 in docs/contract.md',
    ':3 cite docs/contract.md',
    ':4 cite docs/contract.md',
  );
  law(
    'is no bare sign of a section, unless it is a law; texts for people are left alone',
    {
      ...contract,
      'src/kernel/x.ts':
        "/** § 5 DDG, § 18 Abs. 2 MStV, § 36 VSBG, § 25 TDDDG, § 356a BGB, §§ 13, 14 TDDDG, § 7 (2) UWG. */\nexport const sentence = 'Siehe §7.';",
      'docs/laws.md': 'Withdrawal as in § 356a BGB.',
    },
    {
      ...contract,
      'src/kernel/x.ts':
        '// The fields of §7: text\n/** § 9.5, its rule */\nexport const x = 1; // §18 says so',
      'docs/laws.md': 'By its name (§7).',
    },
    ':2 cite docs/contract.md',
    ':3 cite docs/contract.md',
    ':4 cite docs/contract.md',
    'docs/laws.md:1 cite docs/contract.md',
  );
});
