// These are the names and addresses of personal messages. contract.md 13
import { path } from '#kernel/named-routes.ts';

export const messagePaths = {
  /** Shows the form, and sends it. contract.md 7 */
  send: path('personalmessage_send', ['GET', 'POST'], '/user/ajax/personalmessage/{recipientId}'),

  list: path('messages', 'GET', '/konto/nachrichten'),
  thread: path('message_thread', 'GET', '/konto/nachrichten/{threadId}'),

  /** What came since, for a thread that is open, and how far it was read. */
  news: path('message_news', 'GET', '/konto/ajax/nachrichten/{threadId}'),
  read: path('message_read', 'POST', '/konto/ajax/nachrichten/{threadId}/gelesen'),

  /** Each asks first. */
  deleteThread: path('message_thread_delete_page', 'GET', '/konto/nachrichten/{threadId}/loeschen'),
  deleteThreadForm: path('message_thread_delete', 'POST', '/konto/nachrichten/{threadId}/loeschen'),
  deleteMessage: path('message_delete_page', 'GET', '/konto/nachrichten/{threadId}/{messageId}/loeschen'),
  deleteMessageForm: path('message_delete', 'POST', '/konto/nachrichten/{threadId}/{messageId}/loeschen'),
};
