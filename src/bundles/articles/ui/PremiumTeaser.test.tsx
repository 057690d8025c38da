import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import { premiumHeading, premiumText } from '../texts.ts';
import { PremiumTeaser } from './PremiumTeaser.tsx';

const draw = (signInHref: string | null) => {
  document.body.innerHTML = renderToHtml(
    <PremiumTeaser words={{ heading: premiumHeading, paragraphs: [premiumText] }} signInHref={signInHref} />,
  );
};

describe('the end of the free part', () => {
  it('says what plus is and leads to the sign-in page', () => {
    draw('/anmelden?next=%2Fa');
    expect(document.body.textContent).toContain('Dieser Beitrag gehört zu plus');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/anmelden?next=%2Fa');
  });

  it('does not send somebody to sign in who is signed in', () => {
    draw(null);
    expect(document.querySelector('a')).toBeNull();
  });
});
