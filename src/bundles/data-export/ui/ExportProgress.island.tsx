// Draws how far a run is, and its file.
import { useEffect, useState } from 'react';
import { LinkButton } from '#design/Button.tsx';
import { subscribe } from '#kernel/browser/live.ts';
import * as texts from '../texts.ts';
import type { ProgressView } from '../views.ts';
import { callProgress } from './export-calls.ts';

/**
 * Draws the progress as an island: it hears how far the export is while the page is open. Without it a link loads the page
 * again.
 */
export const ExportProgress = ({ view }: { view: ProgressView }) => {
  const [shown, setShown] = useState(view);
  const isWaiting = shown.state === 'waiting' || shown.state === 'running';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = async () => {
      const answer = await callProgress(view.calls);
      if (answer) setShown(answer);
    };
    void ask();
    return subscribe(`export:${view.id}`, () => void ask());
  }, [isWaiting, view.calls, view.id]);
  return (
    <div>
      <p>
        <output aria-busy={isWaiting || undefined}>{shown.text}</output>
      </p>
      <div className="button-row">
        {shown.fileHref && (
          <LinkButton href={shown.fileHref} variant="main" download>
            {texts.downloadFile}
          </LinkButton>
        )}
        {isWaiting && <LinkButton href={view.runHref}>{texts.reload}</LinkButton>}
      </div>
    </div>
  );
};
