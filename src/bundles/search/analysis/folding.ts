// Makes spellings of one word one: small letters, umlauts in each of their ways, ß, accents.

/**
 * Makes „Müller“, „Mueller“ and „Muller“ the same. An e after a, o, u counts as a sign of an umlaut unless another vowel or q
 * stands before it, as in „neue“ and „Quelle“; what that does to „aktuell“ it does wherever the word stands.
 */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![aeiouqy])([aou])e/gu, '$1')
    .replaceAll('æ', 'a')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
