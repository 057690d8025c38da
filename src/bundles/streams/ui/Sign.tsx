// Signs on the buttons of the player, filled, since they stand over pictures; words stand beside them for those who listen.
const PATHS = {
  play: 'M7 4.5v15l12.5-7.5Z',
  pause: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z',
  sound:
    'M3.5 9.5v5H7l5 4v-13l-5 4ZM14.5 8.7a4.5 4.5 0 0 1 0 6.6l1.2 1.4a6.4 6.4 0 0 0 0-9.4ZM17 5.6a9 9 0 0 1 0 12.8l1.3 1.4a11 11 0 0 0 0-15.6Z',
  muted:
    'M3.5 9.5v5H7l5 4v-13l-5 4ZM15.2 8.8 18 11.6l2.8-2.8 1.2 1.3-2.7 2.7 2.7 2.8-1.2 1.2L18 14.1l-2.8 2.7-1.3-1.2 2.8-2.8-2.8-2.7Z',
  captions:
    'M3 5h18v14H3Zm1.8 1.8v10.4h14.4V6.8ZM6.3 10.2h5.2V12H6.3Zm0 3.4h3.4v1.8H6.3Zm6.8-3.4h4.6V12h-4.6Zm-1.7 3.4h6.3v1.8h-6.3Z',
  'picture-in-picture': 'M3 5h18v14H3Zm1.8 1.8v10.4h14.4V6.8ZM12 12h5.6v3.8H12Z',
  'full-screen': 'M4 4h6v2H6v4H4ZM14 4h6v6h-2V6h-4ZM18 14h2v6h-6v-2h4ZM4 14h2v4h4v2H4Z',
  'leave-full-screen': 'M8 4h2v6H4V8h4ZM14 4h2v4h4v2h-6ZM14 14h6v2h-4v4h-2ZM4 14h6v6H8v-4H4Z',
};

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { name: SignName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" fillRule="evenodd">
    <path d={PATHS[name]} />
  </svg>
);
