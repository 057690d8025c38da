// Says what the calls of counting readers take at the door.
import { Type } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import { Id } from '#kernel/parameters.ts';
import { CHANNELS, GAUGE_TYPES, MAX_SHARES } from './constants.ts';
import type { Channel, GaugeType } from './constants.ts';
import * as texts from './texts.ts';

const OneOrNone = Type.Integer({ minimum: 0, maximum: 1 });
const Word = Type.String({ maxLength: 64 });

/** One reading, or what came to it since the last beacon. */
export const ReadingBody = Type.Object({
  contentType: Word,
  contentId: Id,
  views: OneOrNone,
  reads: OneOrNone,
  seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  shares: Type.Integer({ minimum: 0, maximum: MAX_SHARES }),
  channel: Word,
});

export const GaugeBody = Type.Object({
  type: Type.Optional(Word),
  contentType: Word,
  contentId: Id,
  /** Whose pieces it is compared with; its author's unless given. */
  userId: Type.Optional(Id),
  containerStart: Type.Optional(Type.Unknown()),
  containerEnd: Type.Optional(Type.Unknown()),
});

export const PieceParams = Type.Object({ contentType: Type.String(), contentId: Id });

/** Throws 400 for a word that names no channel. */
export const channelNamed = (word: string): Channel => {
  const channel = CHANNELS.find((known) => known === word);
  if (!channel) throw badRequest(texts.unknownChannel);
  return channel;
};

/** Throws 400 for another word. */
export const gaugeTypeNamed = (word = 'teaser'): GaugeType => {
  const type = GAUGE_TYPES.find((known) => known === word);
  if (!type) throw badRequest(texts.unknownGauge);
  return type;
};

export const OwnQuery = Type.Object({ vor: Type.Optional(Type.String({ maxLength: 80 })) });
