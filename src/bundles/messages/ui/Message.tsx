// Draws one message of a thread, by day where one begins: one's own to the right, the other's to the left.
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { MessageView } from '../views.ts';
import styles from './Message.module.css';

export const Message = ({ message }: { message: MessageView }) => (
  <li id={message.anchor ?? undefined} className={styles.entry} data-message={message.id}>
    {message.day && <p className={styles.day}>{message.day}</p>}
    {message.isFirstUnread && <p className={styles.unread}>{texts.unreadFromHere}</p>}
    <article className={message.isOwn ? styles.own : styles.theirs}>
      <b className="visually-hidden">{message.senderName}</b>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: message.html }} />
      <footer>
        <Time of={message.time} />
        {message.isOwn && (
          <span data-read-mark="" hidden={!message.isRead}>
            {texts.read}
          </span>
        )}
        <span className={styles.acts}>
          <a href={message.deleteHref} aria-label={texts.deleteMessageLabel(message.moment)}>
            {texts.deleteMessage}
          </a>
          {message.reportHref && (
            <a href={message.reportHref} aria-label={texts.reportMessageLabel(message.moment)}>
              {texts.reportMessage}
            </a>
          )}
        </span>
      </footer>
    </article>
  </li>
);

export const Messages = ({ messages }: { messages: readonly MessageView[] }) =>
  messages.map((message) => <Message key={message.id} message={message} />);
