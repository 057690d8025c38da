// Draws the button that leads from a piece to its export.
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { Button, LinkButton } from '#design/Button.tsx';
import { Dialog } from '#design/Dialog.tsx';
import * as texts from '../texts.ts';
import { callDialog } from './export-calls.ts';

interface ExportButtonProps {
  /** The page, for those without JavaScript. */
  readonly href: string;
  /** Where the dialog comes from. */
  readonly calls: string;
}

/** Draws the button as an island: it opens the export over the page, where without it a page of its own follows. */
export const ExportButton = ({ href, calls }: ExportButtonProps) => {
  const [html, setHtml] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await callDialog(calls);
    setBusy(false);
    if ('html' in answer) setHtml(answer.html);
    else showFlash(answer.message);
  };
  return (
    <>
      <LinkButton href={href} isSmall aria-busy={isBusy || undefined} onClick={(event) => void open(event)}>
        {texts.exportTool}
      </LinkButton>
      {html !== null && <Opened html={html} onClose={() => setHtml(null)} />}
    </>
  );
};

const Opened = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    element?.addEventListener('litfass:exported', onClose);
    return () => element?.removeEventListener('litfass:exported', onClose);
  }, [onClose]);
  return (
    <Dialog
      title={texts.exportsTitle}
      isWide
      onClose={onClose}
      actions={
        <Button variant="plain" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <div ref={content} dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  );
};
