// Draws the notices of one day. Each is one large link, except where there is nothing to go to.
import { Icon } from '#design/Icon.tsx';
import { Portrait } from '#design/Portrait.tsx';
import { RelativeTime } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { NoticeDay, NoticeView } from '../views.ts';
import styles from './NoticeList.module.css';

export const NoticeList = ({ day }: { day: NoticeDay }) => (
  <section className={styles.day}>
    <h2>{day.name}</h2>
    <ol>
      {day.notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </ol>
  </section>
);

const Notice = ({ notice }: { notice: NoticeView }) => (
  <li className={notice.isUnread ? `${styles.notice} ${styles.unread}` : styles.notice}>
    <Face notice={notice} />
    <div className={styles.words}>
      <p>
        <Sentence notice={notice} />
      </p>
      {notice.about && <p className={styles.about}>{notice.about}</p>}
      {notice.note && <p className={styles.note}>{notice.note}</p>}
      <p className="meta">
        {notice.isUnread && <b className={styles.mark}>{texts.unread}</b>}
        <RelativeTime of={notice.time} />
      </p>
    </div>
  </li>
);

const Face = ({ notice: { actor, icon } }: { notice: NoticeView }) => (
  <div className={styles.face}>
    {actor && <Portrait of={actor.portrait} name={actor.name} />}
    <span className={actor ? styles.sign : styles.aloneSign}>
      <Icon name={icon} />
    </span>
  </div>
);

const Sentence = ({ notice: { href, lead, rest } }: { notice: NoticeView }) => {
  const words = (
    <>
      <b>{lead}</b>
      {rest && ` ${rest}`}
    </>
  );
  return href ? <a href={href}>{words}</a> : words;
};
