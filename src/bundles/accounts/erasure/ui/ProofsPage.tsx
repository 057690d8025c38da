// Draws all proofs of erasures, the newest first.
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { ProofsPageView } from '../views.ts';

export const ProofsPage = ({ view }: { view: ProofsPageView }) => (
  <DeskContent title={texts.proofs} intro={texts.proofsIntro}>
    {view.proofs.length === 0 ? (
      <Empty title={texts.noProofs} text={texts.noProofsText} />
    ) : (
      <DeskList
        lines={view.proofs.map(({ id, href, name, at, by, mark }) => ({
          key: id,
          name,
          href,
          marks: [mark],
          note: (
            <>
              <Time of={at} />, {by}
            </>
          ),
        }))}
      />
    )}
    <Pages newer={view.newest} older={view.older} />
  </DeskContent>
);
