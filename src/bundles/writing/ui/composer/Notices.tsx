// Shows what the writer should know before going on: a copy that was put back, what others changed. It lies above the bar, so
// that it is seen wherever one writes and nothing moves when it comes.
import type { ReactNode } from 'react';
import { Button } from '#design/Button.tsx';
import type { CommonContent, ComposerView } from '../../views.ts';
import styles from './Notices.module.css';
import * as texts from './texts.ts';
import { titleOf } from './title-of.ts';
import type { Acts } from './use-acts.ts';
import type { LiveManuscript } from './use-manuscript.ts';

interface NoticesProps<Content extends CommonContent> {
  readonly view: ComposerView<Content>;
  readonly manuscript: LiveManuscript<Content>;
  readonly acts: Pick<Acts, 'waiting' | 'waitsFor' | 'isGivenUp' | 'dropWish' | 'isBusy'>;
  /** What waits would come out without this window as well. */
  readonly isStored: boolean;
}

export const Notices = <Content extends CommonContent>({
  view,
  manuscript,
  acts,
  isStored,
}: NoticesProps<Content>) => {
  const { writing, engine } = manuscript;
  const { restored, leftBehind, mergedFrom, conflict, msg } = writing;
  return (
    <div className={styles.notices} aria-live="polite">
      {msg !== null && <p className={styles.wrong}>{msg}</p>}
      <WishNotices acts={acts} isStored={isStored} />
      {restored && !conflict && (
        <Notice text={texts.restored}>
          <Button isSmall onClick={() => engine.dismiss('restored')}>
            {texts.fine}
          </Button>
          <Button isSmall variant="plain" onClick={engine.showSaved}>
            {texts.showSaved}
          </Button>
        </Notice>
      )}
      {mergedFrom !== null && (
        <Notice text={texts.mergedFrom(mergedFrom, mergedFrom === view.viewer.name)}>
          <Button isSmall variant="plain" onClick={() => engine.dismiss('mergedFrom')}>
            {texts.fine}
          </Button>
        </Notice>
      )}
      {leftBehind && (
        <Notice text={texts.leftBehind(titleOf(leftBehind.copy.content))}>
          <Button isSmall onClick={engine.takeLeftBehind}>
            {texts.takeLeftBehind}
          </Button>
          <Button isSmall variant="plain" onClick={engine.dropLeftBehind}>
            {texts.dropLeftBehind}
          </Button>
        </Notice>
      )}
      {writing.isCopyFailed && <p className={styles.notice}>{texts.copyFailed}</p>}
    </div>
  );
};

/** Shows what became of a wish to publish that couldn't be done at once. */
const WishNotices = ({ acts, isStored }: Pick<NoticesProps<CommonContent>, 'acts' | 'isStored'>) => (
  <>
    {acts.waitsFor && (
      <Notice
        text={texts.wishWaits(acts.waitsFor, { isSubmitted: acts.waiting?.name === 'submit', isStored })}
      >
        {/* What is being sent can't be dropped any more. */}
        <Button isSmall variant="plain" isBusy={acts.isBusy} onClick={acts.dropWish}>
          {texts.dropWish}
        </Button>
      </Notice>
    )}
    {acts.isGivenUp && (
      <Notice text={texts.wishGivenUp}>
        <Button isSmall onClick={acts.dropWish}>
          {texts.fine}
        </Button>
      </Notice>
    )}
  </>
);

const Notice = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.notice}>
    <p>{text}</p>
    <div className="button-row">{children}</div>
  </div>
);
