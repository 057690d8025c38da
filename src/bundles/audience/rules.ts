// These are pure rules of counting readers: ages, medians, what a number may tell, where the needle stands. contract.md 17.3
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import {
  DAILY_STEPS,
  HOURLY_STEPS,
  LAST_STEP,
  MAX_SECONDS,
  MIN_READ_SECONDS,
  SMALL_NUMBER,
} from './constants.ts';
import type { Channel } from './constants.ts';

/**
 * Says which step of its age a piece is in: its first 48 hours one by one, then days; undefined before it is out and after 30
 * days.
 */
export const ageStep = (publishedAt: Date, moment: Date): number | undefined => {
  const age = moment.getTime() - publishedAt.getTime();
  if (age < 0) return undefined;
  const hour = Math.floor(age / HOUR_MS);
  if (hour < HOURLY_STEPS) return hour;
  const step = HOURLY_STEPS + Math.floor(age / DAY_MS) - HOURLY_DAYS;
  return step < LAST_STEP ? step : undefined;
};

const HOURLY_DAYS = HOURLY_STEPS / 24;

/** Says how many steps a piece has behind it, and so can be compared by. */
export const completeSteps = (publishedAt: Date, now: Date): number =>
  publishedAt > now ? 0 : (ageStep(publishedAt, now) ?? LAST_STEP);

/** Returns the age at which so many steps are complete. */
export const ageAfter = (steps: number): number =>
  steps <= HOURLY_STEPS ? steps * HOUR_MS : (steps - HOURLY_STEPS + HOURLY_DAYS) * DAY_MS;

/** Returns the day of its age that a step belongs to; the first one is 0. */
export const dayOfStep = (step: number): number =>
  step < HOURLY_STEPS ? Math.floor(step / 24) : step - HOURLY_STEPS + HOURLY_DAYS;

export const DAYS_COMPARED = HOURLY_DAYS + DAILY_STEPS;

/** Returns the full hour of UTC that a moment belongs to. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Returns running totals. */
export const cumulated = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => (sum += value));
};

export const isSmall = (count: number): boolean => count < SMALL_NUMBER;

/** Returns what a curve may show: whole tens, so that no step of it tells of a few people. */
export const rounded = (count: number): number => Math.floor(count / SMALL_NUMBER) * SMALL_NUMBER;

/**
 * Says where the needle stands from 0 to 1: in the middle for as many as usual, at the ends for a quarter and for four times as
 * many.
 */
export const needleAt = (views: number, usual: number): number => {
  const ratio = views / Math.max(usual, SMALL_NUMBER);
  return Math.min(1, Math.max(0, 0.5 + Math.log2(ratio) / 4));
};

export type Standing = 'muchLess' | 'less' | 'same' | 'more' | 'muchMore';

export const standingOf = (views: number, usual: number): Standing => {
  const ratio = views / Math.max(usual, SMALL_NUMBER);
  if (ratio >= 1.5) return 'muchMore';
  if (ratio >= 1.15) return 'more';
  if (ratio > 1 / 1.15) return 'same';
  return ratio > 1 / 1.5 ? 'less' : 'muchLess';
};

/** What a reading adds. */
export interface Reading {
  readonly views: 0 | 1;
  readonly reads: 0 | 1;
  readonly seconds: number;
  readonly shares: number;
  readonly channel: Channel;
}

/**
 * Returns a reading as it counts: what nobody can have done within the time is left out. One that is gone on with, which views
 * nothing again, has had its time before.
 */
export const plausible = (reading: Reading): Reading => ({
  ...reading,
  seconds: Math.min(reading.seconds, MAX_SECONDS),
  reads: reading.views === 0 || reading.seconds >= MIN_READ_SECONDS ? reading.reads : 0,
});

/** Says whether a reading is by a program: one that says so, or one that says nothing. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith('Mozilla/') || BOT.test(userAgent);

const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|phantom|puppeteer|playwright|selenium|preview|facebookexternalhit|embedly|lighthouse|pingdom|uptime|monitor|scrap|archiv|feed|curl|wget|python|java\/|okhttp|axios|gptbot|claude|perplexity|bytespider|http-?client/i;
