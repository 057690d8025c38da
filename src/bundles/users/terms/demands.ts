// Holds what members agree to beside the terms. Later bundles declare it, such as a page with rules of its own. It is asked for
// on every signed-in request, so what is demanded is kept in memory.
import type { ReactElement } from 'react';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { defineSlot } from '#kernel/slots.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { TERMS_TAG } from './constants.ts';

/** A document in the version that somebody reads and agrees to. */
export interface NamedVersion {
  /** A document such as `cmspage:7`; stored, and a part of forms. */
  readonly document: string;
  readonly version: number;
}

/** What members are asked to agree to; touches TERMS_TAG whenever it changes. */
export interface AgreementDemand extends NamedVersion {
  /** Whoever agreed to this version or a later one owes nothing. */
  readonly since: number;
  readonly title: string;
  readonly href: string;
  readonly load: (ctx: Ctx) => Promise<DemandedDocument>;
  /** Says how those end the demand who may, although they owe agreement themselves. */
  readonly release: (viewer: Viewer) => DemandRelease | undefined;
}

/** What somebody reads before they agree. */
export interface DemandedDocument {
  /** A line such as „Fassung 3 vom 12. März 2026“. */
  readonly versionLine: string;
  /** What has changed, in a few sentences; paragraphs between empty lines. */
  readonly changes: string;
  readonly element: ReactElement;
}

export interface DemandRelease {
  readonly note: string;
  /** A form is sent there, with one of these as `act`. */
  readonly action: string;
  readonly acts: readonly { readonly value: string; readonly name: string }[];
}

export const agreementDemands = defineSlot<void, AgreementDemand>('terms.demands');

export const getDemands = (ctx: Ctx): Promise<readonly AgreementDemand[]> =>
  fetchCached(ctx, 'terms.demands', [TERMS_TAG], () => agreementDemands.collect(ctx));

/** The newest version of each document that somebody agreed to. */
export type AgreedDocuments = Readonly<Record<string, number>>;

export const owedDemands = (
  agreed: AgreedDocuments,
  demands: readonly AgreementDemand[],
): readonly AgreementDemand[] => demands.filter(({ document, since }) => (agreed[document] ?? 0) < since);

/** Writes, for a hidden field, which versions somebody has before them. */
export const packVersions = (versions: readonly NamedVersion[]): string =>
  versions.map(({ document, version }) => `${document}@${version}`).join(',');

/** What can't be read is left out, so nobody agrees to it. */
export const unpackVersions = (text = ''): readonly NamedVersion[] =>
  text.split(',').flatMap((entry) => {
    const [, document, version] = /^([a-z]{1,20}:\d{1,10})@([1-9]\d{0,8})$/.exec(entry) ?? [];
    return document && version ? [{ document, version: Number(version) }] : [];
  });
