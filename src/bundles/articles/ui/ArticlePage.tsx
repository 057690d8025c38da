// Draws an article: head, opening picture, text with a slim column of tools beside it, what one can do with it, who wrote it,
// what others say; beside all that what belongs to it, below what else is new in the place.
import { CopyButton } from '#design/CopyButton.tsx';
import { CtaBar } from '#design/CtaBar.tsx';
import { ReactionRow } from '#design/ReactionRow.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { TagList } from '#design/TagList.tsx';
import { Island } from '#kernel/island.tsx';
import { CachedFragment } from '#kernel/cached-fragment.tsx';
import { PieceAudience, PieceGauge } from '#bundles/audience/ui/public.ts';
import { BookmarkButton } from '#bundles/bookmarks/ui/public.ts';
import { CommentTeaser } from '#bundles/comments/ui/public.ts';
import { LikeButton } from '#bundles/likes/ui/public.ts';
import { ReportLink } from '#bundles/moderation/ui/public.ts';
import { PieceText, PieceStatus } from '#bundles/piece-pages/ui/public.ts';
import { Teaser } from '#bundles/teasers/ui/public.ts';
import type { PieceTextView } from '#bundles/piece-pages/ui/public.ts';
import { SubscribeButton } from '#bundles/subscriptions/ui/public.ts';
import { PAYWALL_CLASS } from '../constants.ts';
import { hasInitial } from '../rules.ts';
import * as texts from '../texts.ts';
import type {
  ActionsView,
  ArticleMoreView,
  ArticlePageView,
  ArticleStillView,
  ReactionsView,
} from '../views.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleHero } from './ArticleHero.tsx';
import styles from './ArticlePage.module.css';
import { ArticleSide } from './ArticleSide.tsx';
import { ArticleTools, ThumbBar } from './ArticleTools.tsx';
import { AuthorBox } from './AuthorBox.tsx';
import { PremiumTeaser } from './PremiumTeaser.tsx';
import { Still } from './Still.tsx';

export const ArticlePage = ({ view }: { view: ArticlePageView }) => (
  <>
    <PieceStatus of={view.standing} />
    <Whole view={view} />
  </>
);

const Whole = ({ view }: { view: ArticlePageView }) => (
  <div className="page">
    <article>
      <Still of={ArticleHead} view={view} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <Still of={ArticleHero} view={view} />
          <div className={styles.row}>
            {view.reactions ? <ArticleTools view={view} comments={view.reactions.comments} /> : <div />}
            <div>
              <Body view={view} />
              <PieceAudience of={view.audience} isCut={view.isPremiumTeaser} />
              <Still of={Ending} view={view} />
              {view.reactions && <Comments of={view.reactions} />}
              <PieceGauge of={view.audience} />
            </div>
          </div>
        </div>
        <CachedFragment of={ArticleSide} view={view.side} />
      </div>
    </article>
    <CachedFragment of={More} view={view.more} />
    {view.invitation && <Still of={Invitation} view={view} />}
    {view.reactions && !hasTools(view) && <ThumbBar view={view} comments={view.reactions.comments} />}
  </div>
);

const Invitation = ({ view: { invitation } }: { view: ArticleStillView }) =>
  invitation && <CtaBar name="article" {...invitation} />;

const Ending = ({ view }: { view: ArticleStillView }) => (
  <>
    <div className={`screen-only ${styles.tags}`}>
      <TagList tags={view.tags} />
    </div>
    {view.actions && <Actions of={view.actions} headline={view.headline} hasBar={!hasTools(view)} />}
    {hasAuthorBox(view) && <AuthorBox author={view.author} subscribe={view.subscribeAuthor} />}
  </>
);

/** Says whether an article has tools: the lower edge of a phone is theirs then. */
const hasTools = ({ tools }: ArticleStillView) => tools.length > 0;

/** Says whether the author is told of below: a few lines of news need no life story, and a letter isn't by whoever brings it. */
const hasAuthorBox = ({ look }: ArticleStillView) => look !== 'brief' && look !== 'letter';

interface ActionsProps {
  of: ActionsView;
  headline: string;
  hasBar: boolean;
}

const Actions = ({ of: { like, subscribe, bookmark }, headline, hasBar }: ActionsProps) => (
  <div className={`screen-only ${styles.reactions}`}>
    <ReactionRow
      hasBar={hasBar}
      like={<LikeButton like={like} />}
      follow={<SubscribeButton of={subscribe} name={headline} />}
      save={bookmark && <BookmarkButton of={bookmark} name={headline} />}
      share={<CopyButton>{texts.copyAddress}</CopyButton>}
    />
    <p className="note">
      <ReportLink type={like.contentType} id={like.contentId} name={headline} />
    </p>
  </div>
);

const Comments = ({ of: { comments } }: { of: ReactionsView }) => (
  <Island of={CommentTeaser} when="visible" orHash="comment-" props={{ view: comments }} />
);

/** Draws the text; what only those entitled read has a class of its own, which the structured data names. */
const Body = ({ view }: { view: ArticlePageView }) => {
  const text = <CachedFragment of={hasInitial(view) ? OpenedText : Text} view={view.text} />;
  const { isPremiumTeaser, isPremium, premiumWords } = view;
  const classes = [
    view.look === 'interview' && styles.interview,
    isPremiumTeaser ? styles.cut : isPremium && PAYWALL_CLASS,
  ];
  return (
    <>
      <div className={classes.filter(Boolean).join(' ') || undefined}>{text}</div>
      {premiumWords && <PremiumTeaser words={premiumWords} signInHref={view.signInHref} />}
    </>
  );
};

const Text = ({ view }: { view: PieceTextView }) => <PieceText of={view} />;
const OpenedText = ({ view }: { view: PieceTextView }) => <PieceText of={view} hasDropCap />;

const More = ({ view: { teasers, place } }: { view: ArticleMoreView }) =>
  teasers.length > 0 && (
    <section className="screen-only section far" aria-labelledby="mehr">
      <SectionHead
        id="mehr"
        title={texts.moreFrom(place.name)}
        link={{ name: texts.toPlace, href: place.href }}
      />
      <div className={`columns columns-${teasers.length}`}>
        {teasers.map((teaser) => (
          <div key={`${teaser.kind}:${teaser.id}`}>
            <Teaser teaser={{ ...teaser, lead: null }} weight="standard" />
          </div>
        ))}
      </div>
    </section>
  );
