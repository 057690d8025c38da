// Draws the signs of the tools, 24 × 24, in the colour of the text around them; words stand beside them for those who listen.
const PATHS = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4.5v7a5 5 0 0 0 10 0v-7M6 20h12',
  strike:
    'M4 12h16M16.5 7.5C16 5.5 14.3 4.5 12 4.5c-2.6 0-4.5 1.3-4.5 3.5 0 1.8 1.3 2.8 3 3.4M7.3 16c.5 2.2 2.3 3.5 4.8 3.5 2.8 0 4.7-1.4 4.7-3.6 0-.9-.3-1.6-.8-2.2',
  subscript: 'M4.5 6l8 10M12.5 6l-8 10M16 17.5c0-1.2 1-2 2.2-2s2 .8 2 1.7c0 1.5-1.9 2.3-4.2 4.3h4.5',
  superscript: 'M4.5 8.5l8 10M12.5 8.5l-8 10M16 5.5c0-1.2 1-2 2.2-2s2 .8 2 1.7c0 1.5-1.9 2.3-4.2 4.3h4.5',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5',
  clear: 'M6 5h12M12 5l-2.5 9M8.3 18.5l-.3 1M15 15l5 5M20 15l-5 5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5',
  bulletList: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.4v.2M5 11.9v.2M5 17.4v.2',
  orderedList: 'M10 6.5h10M10 12h10M10 17.5h10M4 5.5l1.5-1V9M4 15.2c.3-.8 2.5-.9 2.5.4 0 1-1.5 1.7-2.5 3h2.8',
  indent: 'M4 5.5h16M11 12h9M4 18.5h16M4.5 9.5 7 12l-2.5 2.5',
  outdent: 'M4 5.5h16M11 12h9M4 18.5h16M7 9.5 4.5 12 7 14.5',
  blockquote: 'M10 7c-3 .6-4.5 2.6-4.5 5.5V17H10v-4.5H5.5M19 7c-3 .6-4.5 2.6-4.5 5.5V17H19v-4.5h-4.5',
  codeBlock: 'M4 5h16v14H4ZM10 9.5 7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  spoiler: 'M3.5 12S6.5 6.5 12 6.5 20.5 12 20.5 12 17.5 17.5 12 17.5 3.5 12 3.5 12ZM5 19.5l14-15',
  rule: 'M4 12h16M7 7h10M7 17h10',
  cut: 'M4 12h3M10 12h4M17 12h3M12 3.5v4M10 5.5h4M7 17.5h10',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  redo: 'm15.5 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3',
  search: 'M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM14.5 14.5l5 5',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  bbcode: 'M8 5H5v14h3M16 5h3v14h-3M10 9.5h2.5a1.2 1.2 0 0 1 0 2.5H10ZM10 12h3a1.3 1.3 0 0 1 0 2.5h-3Z',
  image: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-2.5 4 3.5M16.9 9a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0Z',
  collection: 'M7 4h10v16l-5-4-5 4Z',
  gallery: 'M3.5 8.5h13v11h-13ZM7 5h13.5v11M3.5 17l4-4 3 3 2-1.5 4 3.5',
  video: 'M3.5 6h17v12h-17ZM10 9.5v5l4.5-2.5Z',
  embed: 'M4 5h16v14H4ZM4 9.5h16M8 14h5M8 16.5h8',
  style: 'M5 5h14M12 5v14',
  marks: 'M5 19l5-14h1l5 14M7 14h7M18 12v6M15.5 15h5',
  paragraph: 'M4 5.5h16M4 10h10M4 14.5h16M4 19h10',
  left: 'M4 5.5h16M4 10h10M4 14.5h16M4 19h10',
  center: 'M4 5.5h16M7 10h10M4 14.5h16M7 19h10',
  right: 'M4 5.5h16M10 10h10M4 14.5h16M10 19h10',
  justify: 'M4 5.5h16M4 10h16M4 14.5h16M4 19h16',
  blocks: 'M12 4v16M4 12h16',
  color: 'M8 15l4-10h.5l4 10M9.5 12h5.5M5 20h14',
  table: 'M4 5h16v14H4ZM4 10h16M4 14.5h16M9.3 5v14M14.7 5v14',
  smileys: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM8.5 14.5c1.8 2.3 5.2 2.3 7 0M9 9.5v.3M15 9.5v.3',
};

export type ToolIconName = keyof typeof PATHS;

export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
