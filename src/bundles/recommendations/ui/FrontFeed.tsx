// Draws a member's own part of the front page.
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { FrontFeedView } from '../views.ts';
import { ExplainedCard } from './ExplainedCard.tsx';
import { OrderSwitch } from './OrderSwitch.tsx';

export const FrontFeed = ({ view }: { view: FrontFeedView }) => (
  <section className="section">
    <SectionHead title={texts.feedName} link={{ name: texts.toFeed, href: view.moreHref }} />
    <OrderSwitch of={view.order} />
    {view.cards.map((card) => (
      <ExplainedCard key={card.teaser.href} card={card} ways={view} heading="h3" />
    ))}
  </section>
);
