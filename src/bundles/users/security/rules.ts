// Leads from what a browser calls itself to what a person calls it. Order matters: most browsers claim to be others as well.
import * as texts from './texts.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Returns words such as „Firefox unter Windows“; of what is unknown, as much as is known. */
export const deviceInWords = (userAgent: string): string => {
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  if (system) return texts.device(browser ?? texts.someBrowser, system);
  return browser ?? texts.unknownDevice;
};

/** Writes a secret in groups of four, as people copy it. */
export const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const nameIn = (known: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];
