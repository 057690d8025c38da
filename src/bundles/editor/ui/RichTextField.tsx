// Draws a field for a rich text: a plain field of BBCode, which the editor replaces as soon as it is loaded. When it can't be
// loaded, the plain field goes on as the BBCode mode would.
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { bbcodeToTree, type RichTextDocument, treeToBBCode } from '#bundles/rich-text/ui/public.ts';
import { Button } from '#design/Button.tsx';
import { Icon } from '#design/Icon.tsx';
import { DEFAULT_HEIGHT } from '../constants.ts';
import * as texts from '../texts.ts';
import { type RichTextFieldProps, tagsOf } from './field-props.ts';
import styles from './RichTextField.module.css';
import type { VisualEditorProps } from './use-editor.ts';

/** Fetches the editor. */
export type LoadEditor = () => Promise<{ readonly VisualEditor: ComponentType<VisualEditorProps> }>;

const loadEditor: LoadEditor = () => import('./VisualEditor.tsx');

/** Draws the field; `load` is given only where the editor is to come from elsewhere, or not at all. */
export const RichTextField = ({
  load = loadEditor,
  ...props
}: RichTextFieldProps & { load?: LoadEditor }) => {
  const { label, hint, error } = props;
  const id = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  // The editor begins with what was typed before it was loaded.
  const [typed, setTyped] = useState(props.value);
  const { loaded, hasFailed, tryAgain } = useLoaded(plain, load);
  const describedBy = hint || error ? `${id}-hint` : undefined;
  const onTyped = (tree: RichTextDocument) => {
    setTyped(tree);
    props.onChange(tree);
  };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label id={`${id}-label`} htmlFor={id} data-mark={props.isRequired ? texts.needed : undefined}>
        {label}
      </label>
      {loaded ? (
        <loaded.Editor
          {...props}
          id={id}
          value={typed}
          describedBy={describedBy}
          takesFocus={loaded.takesFocus}
        />
      ) : (
        <PlainField field={plain} id={id} describedBy={describedBy} of={props} onTyped={onTyped}>
          {hasFailed && <Failed onAgain={tryAgain} />}
        </PlainField>
      )}
      {describedBy && (
        <div id={describedBy} className={styles.hint}>
          {error && (
            <p className={styles.error}>
              <Icon name="warning" />
              {error}
            </p>
          )}
          {hint && <p className="note">{hint}</p>}
        </div>
      )}
    </div>
  );
};

interface PlainFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  id: string;
  describedBy: string | undefined;
  of: RichTextFieldProps;
  onTyped: (tree: RichTextDocument) => void;
  /** What is to be said of it. */
  children: React.ReactNode;
}

const PlainField = ({ field, id, describedBy, of, onTyped, children }: PlainFieldProps) => {
  const isLarge = of.set === 'full' || of.set === 'text';
  const tags = tagsOf(of.set);
  const [begin] = useState(() => treeToBBCode(of.value, { tags }));
  const read = (source: string) => onTyped(bbcodeToTree(source, { tags }));
  // A browser may have kept what was typed before the page was alive.
  const readStored = useEffectEvent(() => {
    const kept = field.current?.value;
    if (kept !== undefined && kept !== begin) read(kept);
  });
  useEffect(() => readStored(), []);
  return (
    <div className={styles.plain}>
      {!children && (
        <div className={isLarge ? `${styles.waiting} ${styles.many}` : styles.waiting} aria-hidden="true" />
      )}
      <textarea
        ref={field}
        id={id}
        name={of.name}
        defaultValue={begin}
        placeholder={of.placeholder}
        required={of.isRequired}
        aria-invalid={of.error ? true : undefined}
        aria-describedby={describedBy}
        style={{ minHeight: of.height ?? DEFAULT_HEIGHT }}
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      <div className={styles.foot}>{children}</div>
    </div>
  );
};

const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <div aria-live="polite" className={styles.failed}>
    {texts.editorMissing}{' '}
    <Button variant="plain" isSmall onClick={onAgain}>
      {texts.loadAgain}
    </Button>
  </div>
);

interface Loaded {
  readonly Editor: ComponentType<VisualEditorProps>;
  readonly takesFocus: boolean;
}

const useLoaded = (plain: RefObject<HTMLTextAreaElement | null>, load: LoadEditor) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    load().then(
      ({ VisualEditor: Editor }) =>
        isWanted && setLoaded({ Editor, takesFocus: document.activeElement === plain.current }),
      () => isWanted && setFailed(true),
    );
    return () => void (isWanted = false);
  }, [attempt, plain, load]); // oxlint-disable-line react/exhaustive-effect-dependencies -- each attempt asks anew
  const tryAgain = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { loaded, hasFailed, tryAgain };
};
