// Draws /konto/videos: uploading videos and sound, and what one has uploaded.
import { AccountShell } from '#design/AccountShell.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Time } from '#design/Time.tsx';
import { Island } from '#kernel/island.tsx';
import { MediaTabs } from '#bundles/media/ui/public.ts';
import * as streamTexts from '../texts.ts';
import type { StreamListPageView, StreamRowView } from '../views.ts';
import * as texts from './page-texts.ts';
import styles from './StreamPages.module.css';
import { StreamState } from './StreamState.tsx';
import { StreamThumb } from './StreamThumb.tsx';
import { StreamUpload } from './StreamUpload.island.tsx';

export const StreamListPage = ({ view }: { view: StreamListPageView }) => (
  <AccountShell shell={view.shell} title={streamTexts.ownHeading} intro={texts.ownIntro}>
    <MediaTabs tabs={view.tabs} />
    {view.upload ? (
      <Island of={StreamUpload} when="load" props={{ upload: view.upload, error: view.error }} />
    ) : (
      <p>{streamTexts.uploadNotGranted}</p>
    )}
    {view.rows.length === 0 ? (
      <div className={styles.none}>
        <Empty title={texts.nothingYet} text={texts.nothingYetText} />
      </div>
    ) : (
      <ul className={styles.list} aria-label={texts.listLabel}>
        {view.rows.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    )}
    <Pages newer={view.newer} older={view.older} />
  </AccountShell>
);

const Row = ({ row }: { row: StreamRowView }) => (
  <>
    <StreamThumb row={row} />
    <div>
      <a href={row.href}>{row.title}</a>
      <p className="meta">
        <span>{row.kindName}</span>
        {row.duration && <span>{row.duration}</span>}
        <span>{row.size}</span>
        <Time of={row.createdAt} />
      </p>
      <StreamState row={row} />
    </div>
  </>
);
