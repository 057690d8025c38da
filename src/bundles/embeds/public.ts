// This is what embedded contents offer to other bundles.

/** Asks about all that a text embeds when it is saved; the sentence above the problems. */
export { prepareEmbeds } from './commands.ts';
export type { EmbedProblem } from './commands.ts';
export { problems as embedProblemsText } from './texts.ts';
/** Enters a source of which everything is known, without asking. */
export { enterEmbed } from './store.ts';
export type { KnownEmbed } from './store.ts';
/** Gives contents for pages, by source. */
export { embedsBySources } from './embed-views.ts';
export type { ShownEmbeds } from './embed-views.ts';
export type { EmbedView } from './views.ts';
/** Which content a text means, and the source it is known by; the providers there are. */
export { readNode, readSource } from './sources.ts';
export type { EmbedNode, ReadSource } from './sources.ts';
export { PROVIDERS } from './providers.ts';
export type { ProviderKey } from './providers.ts';
