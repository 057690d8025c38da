// Draws the history of one thing: on a page of its own, and revealed on the page of the thing.
import { LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../texts.ts';
import type { ThingHistoryView } from '../views.ts';
import { EntryList } from './EntryList.tsx';

export const ThingHistory = ({ of: { entries, older } }: { of: ThingHistoryView }) => (
  <>
    {entries.length > 0 ? (
      <EntryList entries={entries} />
    ) : (
      <Empty title={texts.emptyTitle} text={texts.emptyText} />
    )}
    {older && (
      <nav className="button-row" aria-label={texts.pages}>
        <LinkButton href={older} rel="next" isSmall>
          {texts.older}
        </LinkButton>
      </nav>
    )}
  </>
);
