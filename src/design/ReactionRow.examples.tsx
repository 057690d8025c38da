// Shows the row under a piece, alone and beside a bar that shares: in the width of a text, and of a phone.
import { Button } from './Button.tsx';
import type { ExampleSheet } from './example-sheet.ts';
import { Icon } from './Icon.tsx';
import { ReactionRow } from './ReactionRow.tsx';
import { share } from './texts.ts';

const ROW = (
  <ReactionRow
    like={
      <Button>
        <Icon name="heart" />
        Gefällt mir
      </Button>
    }
    follow={
      <Button>
        <Icon name="plus" />
        Beitrag folgen
      </Button>
    }
    share={
      <Button>
        <Icon name="share" />
        {share}
      </Button>
    }
  />
);

const Examples = () => (
  <>
    {ROW}
    <div style={{ maxWidth: '18rem' }}>{ROW}</div>
  </>
);

export const sheet: ExampleSheet = {
  title: 'Was man mit einem Beitrag tun kann',
  note: 'Eine Zeile, oder zwei Spalten: Nie bricht ein Knopf allein um.',
  Examples,
};
