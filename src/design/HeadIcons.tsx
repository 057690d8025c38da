// This is what browsers show of the portal outside its pages: icons, the colour of their own bars, the way
// onto a home screen.
import iconHref from './icon.svg?url';
import { THEME_COLORS } from './constants.ts';
import type { PageFrame } from './page-frame.ts';

export const HeadIcons = ({ frame: { scheme, manifestHref, theme, icons } }: { frame: PageFrame }) => (
  <>
    {icons ? (
      <link rel="icon" type="image/png" href={icons.tab} />
    ) : (
      <>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href={iconHref} />
      </>
    )}
    <link rel="apple-touch-icon" href={icons?.touch ?? '/apple-touch-icon.png'} />
    {manifestHref && <link rel="manifest" href={manifestHref} />}
    {scheme === 'auto' ? (
      <>
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={(theme?.paper ?? THEME_COLORS).light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={(theme?.paper ?? THEME_COLORS).dark}
        />
      </>
    ) : (
      <meta name="theme-color" content={(theme?.paper ?? THEME_COLORS)[scheme]} />
    )}
  </>
);
