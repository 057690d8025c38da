// Holds gates that can be taken away one by one while a portal is running: a crawl must notice each of them. It is for tests
// only.
import { vi } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import * as viewers from '#kernel/viewer.ts';
import { articleKind } from '#bundles/articles/kind.ts';
import * as articleQueries from '#bundles/articles/queries.ts';
import * as commentQueries from '#bundles/comments/queries.ts';
import * as imageAddresses from '#bundles/media/image-addresses.ts';
import * as mediaPolicy from '#bundles/media/policy.ts';
import * as mediaQueries from '#bundles/media/queries.ts';
import * as streamAddresses from '#bundles/streams/stream-addresses.ts';
import * as streamPolicy from '#bundles/streams/policy.ts';
import * as messageQueries from '#bundles/messages/queries.ts';
import { snapshotKind } from '#bundles/snapshots/kind.ts';
import * as hiddenPeople from '#bundles/users/hidden-people.ts';
import * as writingPolicy from '#bundles/writing/policy.ts';
import { kindsToTest } from './kinds-to-test.ts';
import type { Reader } from './nest.ts';
import type { World } from './world.ts';

export interface Gate {
  readonly name: string;
  /** The reader by whom it is noticed. */
  readonly reader: Reader;
  /** Takes it away until `vi.restoreAllMocks()`. */
  readonly remove: (world: World) => void;
}

const gate = (name: string, remove: Gate['remove'], reader: Reader = 'visitor'): Gate => ({
  name,
  reader,
  remove,
});

/** The three that hold back most; the short form takes them away. */
export const MAIN_GATES: readonly Gate[] = [
  gate('plus ist nur für Berechtigte', () => {
    const { visibility } = articleKind;
    vi.spyOn(articleKind, 'visibility').mockImplementation((...asked) => {
      const seen = visibility(...asked);
      return seen === 'teaser' ? 'all' : seen;
    });
  }),
  gate('von Schnappschüssen sieht man nur, was veröffentlicht ist', () => {
    vi.spyOn(snapshotKind, 'visibility').mockReturnValue('all');
  }),
  gate('zurückgehaltene Kommentare sehen nur Moderatoren', () => {
    const { listNewest } = commentQueries;
    vi.spyOn(commentQueries, 'listNewest').mockImplementation((ctx, owner, window) =>
      listNewest(ctx, owner, { ...window, seesPending: true }),
    );
  }),
];

export const GATES: readonly Gate[] = [
  ...MAIN_GATES,
  // That of snapshots is among the main ones.
  ...kindsToTest
    .filter(({ kind }) => kind !== snapshotKind)
    .map(({ kind }) =>
      gate(`man sieht nur, was veröffentlicht ist (${kind.type})`, () => {
        vi.spyOn(kind, 'visibility').mockReturnValue('all');
      }),
    ),
  gate('vom plus-Artikel geht nur der freie Teil hinaus', () => {
    const { findWholeArticle } = articleQueries;
    vi.spyOn(articleQueries, 'findWholeArticle').mockImplementation(async (ctx, id) => {
      const whole = await findWholeArticle(ctx, id);
      return whole && { ...whole, revision: { ...whole.revision, freeParts: whole.revision.parts } };
    });
  }),
  gate('der Aufmacher eines plus-Artikels bleibt zurück', () => {
    const card = articleKind.card!;
    vi.spyOn(articleKind as Required<typeof articleKind>, 'card').mockImplementation((article) =>
      card(article, 'all'),
    );
  }),
  gate('im Speicher liegt für Zugang und ohne Zugang Verschiedenes', () => {
    vi.spyOn(viewers, 'plainReaderOf').mockReturnValue({ ...anonymous, hasPass: true });
  }),
  gate('Beiträge Verborgener sieht niemand', () => {
    vi.spyOn(hiddenPeople, 'hiddenPeople').mockResolvedValue(() => false);
  }),
  gate('Bilder, die nicht alle sehen, brauchen eine Unterschrift', () => {
    vi.spyOn(imageAddresses, 'signatureHolds').mockReturnValue(3600);
  }),
  gate('gesperrte Bilder bekommt niemand', () => {
    const { findImages } = mediaQueries;
    vi.spyOn(mediaQueries, 'findImages').mockImplementation(async (ctx, ids) => {
      const open = [...(await findImages(ctx, ids))].map(([id, image]) => [
        id,
        { ...image, access: 'public' },
      ]);
      return new Map(open as [number, mediaQueries.Image][]);
    });
  }),
  gate('Bildangaben bekommt nur, wer das Bild sehen darf', () => {
    vi.spyOn(mediaPolicy, 'maySeeImage').mockReturnValue(true);
  }),
  gate('Filme, die nicht alle sehen, brauchen eine Unterschrift', () => {
    vi.spyOn(streamAddresses, 'signatureHolds').mockReturnValue(3600);
  }),
  gate('Angaben zum Film bekommt nur, wer ihn sehen darf', () => {
    vi.spyOn(streamPolicy, 'maySeeStream').mockReturnValue(true);
  }),
  gate(
    'Nachrichten lesen nur die beiden',
    ({ people }) => {
      const { findThread, listMessages } = messageQueries;
      vi.spyOn(messageQueries, 'findThread').mockImplementation((ctx, id) =>
        findThread(ctx, id, people.owner.id),
      );
      vi.spyOn(messageQueries, 'listMessages').mockImplementation((ctx, id, _reader, stretch) =>
        listMessages(ctx, id, people.owner.id, stretch),
      );
    },
    'member',
  ),
  gate(
    'Manuskripte sehen nur Verfasser und Redaktion',
    () => void vi.spyOn(writingPolicy, 'mayEditManuscript').mockReturnValue(true),
    'member',
  ),
];
