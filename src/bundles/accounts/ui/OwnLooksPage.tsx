// Draws who looked at one's data, one below the other.
import { AccountShell } from '#design/AccountShell.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { OwnLooksPageView } from '../views.ts';

export const OwnLooksPage = ({ view }: { view: OwnLooksPageView }) => (
  <AccountShell shell={view.shell} title={texts.ownLooks} intro={texts.ownLooksIntro}>
    {view.looks.length === 0 ? (
      <Empty title={texts.nobodyLooked} text={texts.nobodyLookedText} />
    ) : (
      <DeskList
        lines={view.looks.map(({ id, by, at, reason }) => ({
          key: id,
          name: by,
          href: null,
          note: (
            <>
              <Time of={at} />
              <br />
              {reason}
            </>
          ),
        }))}
      />
    )}
  </AccountShell>
);
