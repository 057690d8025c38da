// These are the looks that one may begin with. The first is that of the style sheet, which needs no other.
import type { Theme } from './theme.ts';

interface Preset {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly theme: Theme;
}

export const STANDARD: Theme = {
  headline: 'serif',
  colors: {
    paper: { light: '#fffdf8', dark: '#15161a' },
    ink: { light: '#17181c', dark: '#f0ece3' },
    accent: { light: '#b3261e', dark: '#ff8d7c' },
    second: { light: '#1f5d4c', dark: '#86cfb3' },
  },
};

export const PRESETS: readonly Preset[] = [
  {
    key: 'litfass',
    name: 'Litfaß',
    description: 'Warmes Papier, Ziegelrot und Tannengrün.',
    theme: STANDARD,
  },
  {
    key: 'hafen',
    name: 'Hafen',
    description: 'Kühles Weiß, Tintenblau und Petrol, Überschriften ohne Serifen.',
    theme: {
      headline: 'sans',
      colors: {
        paper: { light: '#fbfcfd', dark: '#10161d' },
        ink: { light: '#101820', dark: '#e8eef3' },
        accent: { light: '#0b4f8a', dark: '#86bdf0' },
        second: { light: '#0f5f66', dark: '#7fd0d4' },
      },
    },
  },
  {
    key: 'wald',
    name: 'Wald',
    description: 'Leinen, Moosgrün und Ocker.',
    theme: {
      headline: 'serif',
      colors: {
        paper: { light: '#fcfbf4', dark: '#141812' },
        ink: { light: '#1a1d16', dark: '#ecefe2' },
        accent: { light: '#2d5c2a', dark: '#9fd18f' },
        second: { light: '#7a4b0c', dark: '#e6bd78' },
      },
    },
  },
  {
    key: 'schiefer',
    name: 'Schiefer',
    description: 'Reines Weiß, fast schwarze Tinte und ein tiefes Violett.',
    theme: {
      headline: 'sans',
      colors: {
        paper: { light: '#ffffff', dark: '#131316' },
        ink: { light: '#111114', dark: '#eeeef2' },
        accent: { light: '#5b2a86', dark: '#cba6ee' },
        second: { light: '#34495e', dark: '#a9bdd1' },
      },
    },
  },
];
