// This says where a video or a sound is uploaded: a form for small files, and with JavaScript an upload of
// any length that goes on where the line broke.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button, LinkButton } from '#design/Button.tsx';
import { FileInput } from '#design/FileInput.tsx';
import { Icon } from '#design/Icon.tsx';
import { url } from '#kernel/named-routes.ts';
import { streamPaths } from '../paths.ts';
import * as streamTexts from '../texts.ts';
import type { StreamUploadView } from '../views.ts';
import { StreamPlayer } from './StreamPlayer.island.tsx';
import styles from './StreamUpload.module.css';
import * as texts from './texts.ts';
import { useUpload } from './use-upload.ts';
import type { UploadLife, UploadStage } from './use-upload.ts';

interface StreamUploadProps {
  readonly upload: StreamUploadView;
  /** What the server said of a form that was sent without JavaScript. */
  readonly error: string | null;
}

/** Is an island because files of gigabytes are sent in pieces, with what has arrived, stopping and going on. */
export const StreamUpload = ({ upload, error }: StreamUploadProps) => {
  const life = useUpload(upload, error);
  const { stage } = life;
  const place = useRef<HTMLDivElement>(null);
  useFocusInPlace(place);
  return (
    <div ref={place} style={NO_BOX}>
      {stage.kind === 'sending' && <Sending stage={stage} life={life} />}
      {stage.kind === 'arrived' && <Arrived stage={stage} onAgain={life.again} />}
      {stage.kind === 'resting' && <Chooser upload={upload} error={stage.error} life={life} />}
    </div>
  );
};

const NO_BOX = { display: 'contents' } as const;

/** What was pressed, or the chooser, goes with its stage: the focus goes on at what stands there then. */
const useFocusInPlace = (place: RefObject<HTMLElement | null>) => {
  const last = useRef<Element>(null);
  useEffect(() => {
    const end = new AbortController();
    const note = ({ target }: Event) => void (last.current = target as Element);
    place.current?.addEventListener('focusin', note, end);
    return () => end.abort();
  }, [place]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  });
};

interface ChooserProps extends StreamUploadProps {
  life: UploadLife;
}

const Chooser = ({ upload, error, life: { send, unfinished } }: ChooserProps) => {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  useChosenEarly(chooser, send);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the chooser in it does the same
    <form
      className={styles.drop}
      data-over={isOver || undefined}
      method="post"
      action={upload.action}
      encType="multipart/form-data"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        send(event.dataTransfer.files);
      }}
    >
      <label htmlFor="f-file">{texts.uploadHeading}</label>
      <div className={styles.choose}>
        <FileInput
          isMain
          id="f-file"
          name="file"
          accept={upload.accept}
          required
          aria-describedby="f-file-hint"
          aria-invalid={error ? true : undefined}
          ref={chooser}
          onChange={(event) => sendFrom(event.target, send)}
        />
        <span className={styles.scripted}>{texts.orDrop}</span>
      </div>
      <div id="f-file-hint" className="note">
        {error && (
          <p className={styles.error} role="alert">
            <Icon name="warning" />
            {error}
          </p>
        )}
        {unfinished && !error && <p>{texts.unfinished(unfinished)}</p>}
        <p>{texts.allowed(upload.types, upload.maxText)}</p>
        <p className={styles.scriptless}>{texts.plainLimit(upload.formMaxText)}</p>
      </div>
      <div className={styles.scriptless}>
        <Button type="submit" variant="main">
          {texts.sendFile}
        </Button>
      </div>
    </form>
  );
};

type Send = UploadLife['send'];

/** The same file can be chosen once more afterwards. */
const sendFrom = (chooser: HTMLInputElement, send: Send) => {
  if (chooser.files) send(chooser.files);
  chooser.value = '';
};

/** Whoever is quick, or has a slow line, chooses a file before this is awake and hears it. */
const useChosenEarly = (chooser: RefObject<HTMLInputElement | null>, send: Send) => {
  const sendThen = useEffectEvent(send);
  useEffect(() => {
    if (chooser.current?.files?.length) sendFrom(chooser.current, sendThen);
  }, [chooser]);
};

type Sent = Extract<UploadStage, { kind: 'sending' }>;

const Sending = ({ stage, life }: { stage: Sent; life: UploadLife }) => {
  const { name, sent, all, rest, state } = stage;
  return (
    <div className={styles.drop}>
      <p className={styles.name}>{texts.uploading(name)}</p>
      <progress max={all} value={sent} aria-label={texts.uploading(name)} />
      <p className={styles.figures}>
        {texts.bytesOf(streamTexts.sizeText(sent), streamTexts.sizeText(all))}
        {rest !== null && <span>{texts.restTime(rest)}</span>}
      </p>
      {/* The state is told when it changes; figures that run would never let a listener rest. */}
      <output className={styles.state}>
        {state === 'interrupted' && texts.interrupted}
        {state === 'paused' && texts.isPaused}
      </output>
      <div className="button-row">
        {state === 'paused' ? (
          <Button onClick={life.resume}>{texts.resumeUpload}</Button>
        ) : (
          <Button onClick={life.pause}>{texts.pauseUpload}</Button>
        )}
        <Button variant="plain" onClick={life.cancel}>
          {texts.cancelUpload}
        </Button>
      </div>
    </div>
  );
};

interface ArrivedProps {
  stage: Extract<UploadStage, { kind: 'arrived' }>;
  onAgain: () => void;
}

const Arrived = ({ stage: { name, stream }, onAgain }: ArrivedProps) => (
  <div className={styles.drop} data-arrived="">
    <output>{texts.arrived(name)}</output>
    <StreamPlayer stream={stream} />
    <div className="button-row">
      <LinkButton variant="main" href={url(streamPaths.show, { id: stream.id })}>
        {texts.leadsTo}
      </LinkButton>
      <Button onClick={onAgain}>{texts.another}</Button>
    </div>
  </div>
);
