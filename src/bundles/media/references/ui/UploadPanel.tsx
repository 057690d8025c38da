// Draws the upload reveal within the picker: fetched when it is wanted, and awake as soon as it is in the page. contract.md 2
import { useEffect, useState } from 'react';
import { Skeleton } from '#design/Skeleton.tsx';
import * as texts from '../texts.ts';
import { callUpload } from './reference-calls.ts';
import styles from './References.module.css';

export const UploadPanel = () => {
  const [html, setHtml] = useState<{ __html: string } | 'failed'>();
  useEffect(() => {
    const load = async () => {
      const answer = await callUpload();
      setHtml('html' in answer ? { __html: answer.html } : 'failed');
    };
    void load();
  }, []);
  return (
    <div className={styles.panel}>
      <p>{texts.uploadIntro}</p>
      {html === undefined && <Skeleton shape="text" count={2} />}
      {html === 'failed' && <p role="alert">{texts.uploadFailed}</p>}
      {typeof html === 'object' && <div dangerouslySetInnerHTML={html} />}
    </div>
  );
};
