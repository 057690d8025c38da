// This says how far the work on a stream is, in lists and beside its player, and what came of it.
import { url } from '#kernel/named-routes.ts';
import { streamPaths } from '../paths.ts';
import * as streamTexts from '../texts.ts';
import * as texts from './page-texts.ts';
import { StreamMark } from './StreamMark.tsx';
import styles from './StreamPages.module.css';
import { useStream } from './use-stream.ts';

interface StreamProgressProps {
  readonly id: number;
  /** Per cent when the page was drawn. */
  readonly progress: number;
  /**
   * The address of the page it stands on, to be loaded again when the work has ended; null in a list. The player on that page
   * draws how far it is, and says why it failed.
   */
  readonly pageHref: string | null;
}

/** Is an island because it moves on while the page is open. Without JavaScript it is as far as it was. */
export const StreamProgress = ({ id, progress, pageHref }: StreamProgressProps) => {
  const stream = useStream(waiting(id, progress));
  if (stream === 'gone') return <StreamMark state="deleted" failure={null} />;
  if (stream.state !== 'pending')
    return (
      <>
        <StreamMark state={stream.state} failure={pageHref ? null : stream.failure} />{' '}
        {pageHref && <a href={pageHref}>{texts.reload}</a>}
      </>
    );
  return (
    <>
      <span className={`${styles.mark} ${styles['pending']}`}>
        {texts.stateWith(streamTexts.stateNames.pending, stream.progress)}
      </span>
      {!pageHref && <progress max={100} value={stream.progress} aria-hidden="true" />}
    </>
  );
};

const waiting = (id: number, progress: number) => ({
  id,
  progress,
  state: 'pending' as const,
  failure: null,
  checkHref: url(streamPaths.check, { id }),
  viewHref: url(streamPaths.view, { id }),
});
