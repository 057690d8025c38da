// Whoever made a piece: with the way to follow them, with a long name, without a face.
import { Byline } from './Byline.tsx';
import { Button } from './Button.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Icon } from './Icon.tsx';

const FOLLOW = (
  <Button isSmall>
    <Icon name="plus" />
    Folgen
  </Button>
);

const Examples = () => (
  <>
    <Byline of={{ name: 'Henrike Voßberg', href: '#byline', portrait: null }} by="Von" follow={FOLLOW}>
      <span>20. November 2026, 9.30 Uhr</span>
      <span>Lesezeit 6 Minuten</span>
    </Byline>
    <Byline
      of={{ name: 'Mechthild Freifrau von Osterkamp-Reitinger', href: null, portrait: null }}
      follow={FOLLOW}
    >
      <span>vor 2 Stunden</span>
      <span>Kirchbruck</span>
    </Byline>
    <Byline of={{ name: 'Nele Nowak', href: '#byline', portrait: null }} by="Von" isFaceless>
      <span>vor 3 Stunden</span>
    </Byline>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Autorenzeile',
  note: 'Name und „Folgen“ stehen auf einer Zeile, auf dem schmalsten Telefon auch.',
  Examples,
};
