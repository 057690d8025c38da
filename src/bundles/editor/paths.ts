// Declares the addresses of the editor's calls. contract.md 7, 13
import { path } from '#kernel/named-routes.ts';

export const editorPaths = {
  /** The call takes multipart file, maxwidth, maxheight and answers status 1, msg, image_link, thumb_link. */
  upload: path('editor_upload', 'POST', '/media/ajax/editorupload'),
  /** A picture given by its address, fetched and stored as ours; answers as the upload. contract.md 14.4 */
  fetchImage: path('editor_image_fetch', 'POST', '/media/ajax/editorimage'),
  /** The call that returns HTML from a clipboard as a tree, with what was left behind. */
  importHtml: path('editor_import', 'POST', '/schreiben/ajax/einfuegen'),
  /** Pieces whose title has the words, for embedding. */
  searchPieces: path('editor_pieces', 'GET', '/schreiben/ajax/beitraege'),
  /** A content of another site as it will stand in the text, or why it can't. */
  checkEmbed: path('editor_embed', 'POST', '/schreiben/ajax/einbettung'),
};
