// Draws what a list of places comes to, line by line, and the button that writes it.
import { Button } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ImportLineView, ListView, PreviewView } from '../views.ts';
import styles from './ImportPage.module.css';

interface ImportPreviewProps {
  list: Pick<ListView, 'action' | 'text'>;
  preview: PreviewView;
}

export const ImportPreview = ({ list, preview }: ImportPreviewProps) => (
  <section aria-labelledby="vorschau">
    <SectionHead title={texts.previewHeading} id="vorschau" note={preview.summary} />
    <p>{noteOf(preview)}</p>
    <ol className={styles.lines}>
      {preview.lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
    {preview.submit && (
      <form method="post" action={list.action ?? undefined} encType="multipart/form-data">
        <textarea name="text" hidden readOnly value={list.text} />
        <Button type="submit" name="sure" value="1" variant="main">
          {preview.submit}
        </Button>
      </form>
    )}
  </section>
);

const noteOf = ({ hasFaults, submit }: PreviewView) => {
  if (hasFaults) return texts.allOrNothing;
  return submit ? texts.nothingWritten : texts.allThere;
};

const Line = ({ line }: { line: ImportLineView }) => (
  <li data-state={line.state}>
    <span className="note">{line.line}</span>
    <span>
      <strong>{line.name}</strong> <span className="note">{line.note}</span>
      {line.problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          {problem}
        </span>
      ))}
    </span>
    <span className={styles.state}>{texts.states[line.state]}</span>
  </li>
);
