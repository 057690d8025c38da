// These are the names and addresses of streaming media. contract.md 13, 15.7
import { path } from '#kernel/named-routes.ts';

const CALLS = '/media/ajax/streamingmedia';

export const streamPaths = {
  /** The tus protocol: an upload is created, its pieces are sent, asked for, given up. */
  createUpload: path('stream_upload_create', 'POST', '/media/tus'),
  upload: path('stream_upload_piece', ['PATCH', 'HEAD', 'DELETE'], '/media/tus/{id}'),

  /** Answers `{ result, msg? }`. */
  check: path('streaming_media_check', 'GET', `${CALLS}/check/{id}`),
  /** The call that answers `{ stream }`, a StreamView, for a player whose stream has changed. */
  view: path('streaming_media_view', 'GET', `${CALLS}/{id}`),

  /** The forms hold title and copyright. */
  edit: path('streaming_media_edit', 'POST', `${CALLS}/{id}`),
  /** Takes a multipart form with `language` and `file`. */
  addCaptions: path('streaming_media_captions', 'POST', `${CALLS}/{id}/captions`),
  /** Takes `language`. */
  removeCaptions: path('streaming_media_captions_remove', 'POST', `${CALLS}/{id}/captions/remove`),
  /** Takes a multipart form with one of `file`, `imageId`, `second`. */
  poster: path('streaming_media_poster', 'POST', `${CALLS}/{id}/poster`),
  retry: path('streaming_media_retry', 'POST', `${CALLS}/{id}/retry`),
  remove: path('streaming_media_delete', 'POST', `${CALLS}/{id}/delete`),

  /** Serves playlists, segments, captions and the original. */
  file: path('stream_file', 'GET', '/media/stream/{id}/{version}/{file}'),

  list: path('own_streams', 'GET', '/konto/videos'),
  /** Takes small files without JavaScript, as a multipart form with `file`. */
  listUpload: path('own_streams_upload', 'POST', '/konto/videos'),
  show: path('own_stream', 'GET', '/konto/videos/{id}'),

  admin: path('admin_streamingmedia', 'GET', '/admin/streamingmedia/{page?}'),
};
