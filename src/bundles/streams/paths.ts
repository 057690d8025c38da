// Names and addresses of streaming media. contract.md 13, 15.7
import { path } from '#kernel/named-routes.ts';

const CALLS = '/media/ajax/streamingmedia';

export const streamPaths = {
  /** The tus protocol: an upload is created, its pieces are sent, asked for, given up. */
  createUpload: path('stream_upload_create', 'POST', '/media/tus'),
  upload: path('stream_upload_piece', ['PATCH', 'HEAD', 'DELETE'], '/media/tus/{id}'),

  /** `{ result, msg? }`. */
  check: path('streaming_media_check', 'GET', `${CALLS}/check/{id}`),
  /** `{ stream }`, a StreamView, for a player whose stream has changed. */
  view: path('streaming_media_view', 'GET', `${CALLS}/{id}`),

  /** Forms; title and copyright. */
  edit: path('streaming_media_edit', 'POST', `${CALLS}/{id}`),
  /** A multipart form: `language`, `file`. */
  addCaptions: path('streaming_media_captions', 'POST', `${CALLS}/{id}/captions`),
  /** `language`. */
  removeCaptions: path('streaming_media_captions_remove', 'POST', `${CALLS}/{id}/captions/remove`),
  /** A multipart form with one of `file`, `imageId`, `second`. */
  poster: path('streaming_media_poster', 'POST', `${CALLS}/{id}/poster`),
  retry: path('streaming_media_retry', 'POST', `${CALLS}/{id}/retry`),
  remove: path('streaming_media_delete', 'POST', `${CALLS}/{id}/delete`),

  /** Playlists, segments, captions, the original. */
  file: path('stream_file', 'GET', '/media/stream/{id}/{version}/{file}'),

  list: path('own_streams', 'GET', '/konto/videos'),
  /** Small files without JavaScript: a multipart form with `file`. */
  listUpload: path('own_streams_upload', 'POST', '/konto/videos'),
  show: path('own_stream', 'GET', '/konto/videos/{id}'),

  admin: path('admin_streamingmedia', 'GET', '/admin/streamingmedia/{page?}'),
};
