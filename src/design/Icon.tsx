// Draws the few signs, 24 × 24, in the colour and size of the text around them. They are decorative: words stand beside them.
import styles from './Icon.module.css';

const PATHS = {
  'arrow-left': 'M20.5 12h-17M10 5.5l-6.5 6.5 6.5 6.5',
  'arrow-right': 'M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5',
  back: 'm15 5-7 7 7 7',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4',
  bookmark: 'M6.5 4h11v16.5L12 16l-5.5 4.5Z',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm5 9 7 7 7-7',
  close: 'm6 6 12 12M18 6 6 18',
  comment: 'M4 5h16v11.5H11.5L7 20.5v-4H4Z',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  edit: 'm5 19 1-4L16.5 4.5l3 3L9 18ZM14 7l3 3',
  feed: 'M5 5a14 14 0 0 1 14 14M5 11.5a7.5 7.5 0 0 1 7.5 7.5M6.5 17.9v.1',
  forth: 'm9 5 7 7-7 7',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  heart:
    'M12 20C5 15 3.5 11.5 3.5 8.8 3.5 6 5.6 4.2 7.8 4.2c1.8 0 3.3 1 4.2 2.6.9-1.6 2.4-2.6 4.2-2.6 2.2 0 4.3 1.8 4.3 4.6C20.5 11.5 19 15 12 20Z',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.5v.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5',
  mail: 'M3.5 6h17v12.5h-17ZM4 6.5l8 6.5 8-6.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  more: 'M6.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0ZM19.5 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  pause: 'M9 5v14M15 5v14',
  person: 'M16 8.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-2.5 4 3.5M16.9 9a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0Z',
  play: 'M7.5 5v14l11-7Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 20.5 20.5',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 13v7h14v-7',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  wait: 'M12 3.5a8.5 8.5 0 1 1-8.5 8.5',
  warning: 'M12 4 2.8 20h18.4ZM12 10v5M12 17.5v.1',
};

export type IconName = keyof typeof PATHS;

export const iconNames = Object.keys(PATHS) as IconName[];

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
