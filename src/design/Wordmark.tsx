// Draws the portal's logo; without one its name beside the advertising column that it is named after.
import type { LogoView, PageFrame } from './page-frame.ts';
import styles from './Wordmark.module.css';

interface WordmarkProps {
  name: string;
  href: string;
  logo?: PageFrame['logo'];
}

export const Wordmark = ({ name, href, logo }: WordmarkProps) => (
  <a className={styles.wordmark} href={href} data-length={lengthOf(name)}>
    {logo ? (
      <Logo of={logo} name={name} />
    ) : (
      <>
        <Pillar />
        <span>{name}</span>
      </>
    )}
  </a>
);

/** Names that are no single short word take smaller letters and a second line. */
const lengthOf = (name: string) =>
  name.length <= SHORT ? undefined : name.length <= LONG ? 'long' : 'longest';

const SHORT = 12;
const LONG = 26;

const Logo = ({ of: { light, dark }, name }: { of: NonNullable<PageFrame['logo']>; name: string }) => (
  <>
    <img {...toImage(light)} className={dark ? styles.onLight : styles.onSign} alt={name} />
    {/* A browser fetches it when it is shown. */}
    {dark && <img {...toImage(dark)} className={styles.onDark} alt={name} loading="lazy" />}
  </>
);

const toImage = ({ src, width, height }: LogoView) => ({ src, width, height });

/** Draws the column alone, pasted all over; takes the colour of the text. */
export const Pillar = () => (
  <svg viewBox="0 0 18 40" aria-hidden="true" fill="currentColor">
    <circle cx="9" cy="2.4" r="1.7" />
    <path d="M1.5 11.5C2 7.5 7 8 9 3.5c2 4.5 7 4 7.5 8ZM.5 12.5h17v1.7H.5ZM.5 37.5h17V40H.5ZM2.5 15.5H9v7H2.5ZM10.3 15.5h5.2v11h-5.2ZM2.5 23.8H9v12.4H2.5ZM10.3 27.8h5.2v8.4h-5.2Z" />
  </svg>
);
