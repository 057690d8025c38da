// Lists every kind that the house declares, also those of bundles that are switched off: for what must know them without a
// portal, as the language of texts and components in browsers do. A server asks `ctx.portal.kinds`, the kinds that run.
import { declaring } from './kind-declaration.ts';
import type { KindDeclaration } from './kind-declaration.ts';

/**
 * The declarations, found by the name of their file, as islands are, so that a new kind is known wherever it matters.
 * docs/decisions/0053
 */
const found = import.meta.glob<KindDeclaration>('../bundles/*/kind-declaration.ts', {
  eager: true,
  import: 'kindDeclaration',
});

export const declaredKinds: readonly KindDeclaration[] = declaring(Object.values(found), 'rank');

/**
 * Returns what there is to read among these kinds, for sentences that say it in general: „Nachrichten“, „Schnappschüsse“,
 * „Termine“.
 */
export const onOffer = (kinds: readonly Partial<KindDeclaration>[]): readonly string[] =>
  declaring(kinds, 'listing', 'names').map(({ names }) => names.onOffer ?? names.many);

export const declaredKind = (type: string): KindDeclaration | undefined =>
  declaredKinds.find((kind) => kind.type === type);
