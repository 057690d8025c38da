// Takes pictures in: chosen, dropped or pasted; shows each on its way, with what can be done about it.
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { DragEvent } from 'react';
import { Icon } from '#design/Icon.tsx';
import { buttonClass } from '#design/Button.tsx';
import type { FileRules } from './check-files.ts';
import * as texts from './texts.ts';
import { UploadList } from './UploadList.tsx';
import styles from './Uploader.module.css';
import { useUpload } from './use-upload.ts';
import type { UploadOptions } from './use-upload.ts';

interface UploaderProps extends UploadOptions {
  /** Whether only one picture is wanted. */
  readonly isSingle?: boolean;
}

/** Draws the uploader, for use within islands. The caller hears of each image by `onUploaded`. */
export const Uploader = ({ isSingle = false, ...options }: UploaderProps) => {
  const upload = useUpload(options);
  const take = (files: readonly File[]) => upload.add(isSingle ? files.slice(0, 1) : files);
  usePaste(take);
  return (
    <div className={styles.uploader}>
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
