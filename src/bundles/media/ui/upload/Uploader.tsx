// Takes pictures in: chosen, dropped or pasted; shows each on its way, with what can be done about it.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DragEvent, RefObject } from 'react';
import { Icon } from '#design/Icon.tsx';
import { buttonClass } from '#design/Button.tsx';
import type { FileRules } from './check-files.ts';
import * as texts from './texts.ts';
import type { UploadItem } from './upload-queue.ts';
import { UploadList } from './UploadList.tsx';
import styles from './Uploader.module.css';
import { useUpload } from './use-upload.ts';
import type { UploadOptions } from './use-upload.ts';

interface UploaderProps extends UploadOptions {
  /** Whether only one picture is wanted. */
  readonly isSingle?: boolean;
  /** Hears whether a file waits or is on its way: it would be stopped with the uploader. */
  readonly onUnderWay?: (isUnderWay: boolean) => void;
}

/** Draws the uploader, for use within islands. The caller hears of each image by `onUploaded`. */
export const Uploader = ({ isSingle = false, onUnderWay, ...options }: UploaderProps) => {
  const upload = useUpload(options);
  useUnderWay(upload.items, onUnderWay);
  const take = (files: readonly File[]) => upload.add(isSingle ? files.slice(0, 1) : files);
  usePaste(take);
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} className={styles.uploader}>
      <DropZone rules={options.rules} isSingle={isSingle} onDrop={upload.addDropped} onChoose={take} />
      <div role="alert" className={styles.errors}>
        {upload.errors.map((error) => (
          <p key={error}>
            <Icon name="warning" />
            {error}
          </p>
        ))}
      </div>
      <UploadList upload={upload} />
    </div>
  );
};

const useUnderWay = (
  items: readonly UploadItem[],
  onUnderWay: ((isUnderWay: boolean) => void) | undefined,
) => {
  const isUnderWay = items.some(({ state }) => state === 'waiting' || state === 'sending');
  const tell = useEffectEvent((is: boolean) => onUnderWay?.(is));
  useEffect(() => {
    tell(isUnderWay);
    return () => tell(false);
  }, [isUnderWay]);
};

/** A button that has done its deed goes: the focus passes to the next one of the same file, or to the chooser. */
const useKeptFocus = (place: RefObject<HTMLElement | null>) => {
  const last = useRef<{ readonly button: Element; readonly row: Element | null }>(null);
  useEffect(() => {
    const end = new AbortController();
    const note = ({ target }: Event) => {
      const button = target as Element;
      last.current = { button, row: button.closest('li') };
    };
    place.current?.addEventListener('focusin', note, end);
    return () => end.abort();
  }, [place]);
  useLayoutEffect(() => {
    if (!last.current || last.current.button.isConnected) return;
    const { row } = last.current;
    last.current = null;
    const isLost = [null, 'BODY', 'DIALOG'].includes(document.activeElement?.tagName ?? null);
    const next = row?.isConnected ? row.querySelector('button') : place.current?.querySelector('input');
    if (isLost) next?.focus();
  });
};

interface DropZoneProps {
  readonly rules: FileRules;
  readonly isSingle: boolean;
  readonly onDrop: (files: readonly File[]) => void;
  readonly onChoose: (files: readonly File[]) => void;
}

const DropZone = ({ rules, isSingle, onDrop, onChoose }: DropZoneProps) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const follow = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setOver(isOverNow);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => follow(event, true)}
      onDragLeave={(event) => follow(event, false)}
      onDrop={(event) => {
        follow(event, false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      <Icon name="picture" />
      <p>{isOver ? texts.dropNow : texts.dropHere}</p>
      <label className={buttonClass({ variant: 'second' })}>
        {isSingle ? texts.chooseFile : texts.chooseFiles}
        <input
          type="file"
          className="visually-hidden"
          accept={rules.accept}
          multiple={!isSingle}
          aria-describedby={`${id}-types`}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            // The field is emptied so that the same file may be chosen once more.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-types`} className="note">
        {texts.accepted(rules.types)}
      </p>
    </div>
  );
};

/** Takes pictures from the clipboard, wherever the page has the focus; text that is pasted into a field stays text. */
const usePaste = (take: (files: readonly File[]) => void) => {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
};
