// Makes embedded contents that always look the same, for examples and tests.
import type { FrameView, LinkView } from '../views.ts';

export const aFrame = (changes: Partial<FrameView> = {}): FrameView => ({
  kind: 'frame',
  type: 'youtube',
  provider: 'YouTube',
  frame: 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ',
  ratio: 16 / 9,
  label: 'Video bei YouTube: Die Brücke von oben',
  title: 'Die Brücke von oben',
  authorName: 'Werleflieger',
  picture: null,
  isFree: false,
  load: 'Video laden',
  told: 'Beim Laden erfährt Google Ireland Limited Ihre IP-Adresse, Ihren Browser und dieses Portal und kann Cookies setzen.',
  always: 'YouTube immer laden',
  consentHref: '/p/einbettungen#youtube',
  source: { name: 'Bei YouTube ansehen', href: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
  ...changes,
});

export const aLink = (changes: Partial<LinkView> = {}): LinkView => ({
  kind: 'link',
  href: 'https://www.openrailwaymap.org/',
  title: 'OpenRailwayMap',
  description:
    'Eine Karte aller Bahnstrecken, von Freiwilligen gezeichnet: Gleise, Signale, Geschwindigkeiten.',
  site: 'openrailwaymap.org',
  picture: null,
  ...changes,
});
