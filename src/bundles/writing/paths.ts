// Holds the addresses of writing: one's own contributions, the calls of the composer, revisions, and the desk of reviews. The
// page of the composer itself belongs to each kind: composerOf.
import { declaredKind } from '#kernel/declared-kinds.ts';
import type { KindComposer } from '#kernel/kind-declaration.ts';
import { path } from '#kernel/named-routes.ts';

const AJAX = '/schreiben/ajax/manuskript';

export const writingPaths = {
  /** One's own contributions: what is being worked on, what is out, what was taken back. */
  overview: path('writing', 'GET', '/schreiben'),
  published: path('writing_published', 'GET', '/schreiben/veroeffentlicht'),
  takenBack: path('writing_taken_back', 'GET', '/schreiben/zurueckgezogen'),
  create: path('manuscript_create', 'POST', AJAX),
  show: path('manuscript_show', 'GET', `${AJAX}/{id}`),
  save: path('manuscript_save', 'POST', `${AJAX}/{id}`),
  presence: path('manuscript_presence', 'POST', `${AJAX}/{id}/anwesend`),
  submit: path('manuscript_submit', 'POST', `${AJAX}/{id}/einreichen`),
  reclaim: path('manuscript_reclaim', 'POST', `${AJAX}/{id}/zuruecknehmen`),
  publish: path('manuscript_publish', 'POST', `${AJAX}/{id}/veroeffentlichen`),
  schedule: path('manuscript_schedule', 'POST', `${AJAX}/{id}/planen`),
  handBack: path('manuscript_hand_back', 'POST', `${AJAX}/{id}/zurueckgeben`),
  note: path('manuscript_note', 'POST', `${AJAX}/{id}/anmerkung`),
  restore: path('manuscript_restore', 'POST', `${AJAX}/{id}/wiederherstellen`),
  discard: path('manuscript_discard', 'POST', `${AJAX}/{id}/verwerfen`),
  suggestPlaces: path('writing_places', 'GET', '/schreiben/ajax/orte'),
  suggestTags: path('writing_tags', 'GET', '/schreiben/ajax/themen'),
  preview: path('manuscript_preview', 'GET', '/schreiben/{id}/vorschau'),
  revisions: path('manuscript_revisions', 'GET', '/schreiben/{id}/fassungen'),
  discardPage: path('manuscript_discard_page', 'GET', '/schreiben/{id}/verwerfen'),
  /** The calls that take a piece back, bring it out again, and delete it, each with a page that asks. */
  withdrawPage: path('piece_withdraw_page', 'GET', '/schreiben/{type}/{objectId}/zurueckziehen'),
  withdraw: path('piece_withdraw', 'POST', '/schreiben/{type}/{objectId}/zurueckziehen'),
  republish: path('piece_bring_back', 'POST', '/schreiben/{type}/{objectId}/wieder-veroeffentlichen'),
  erasePage: path('piece_erase_page', 'GET', '/schreiben/{type}/{objectId}/loeschen'),
  erase: path('piece_erase', 'POST', '/schreiben/{type}/{objectId}/loeschen'),
  desk: path('manuscripts_desk', 'GET', '/cockpit/beitraege', { exposed: false }),
  planning: path('manuscripts_planning', 'GET', '/cockpit/planung', { exposed: false }),
  /** The call that moves what is scheduled. */
  move: path('manuscript_move', 'POST', '/cockpit/planung/{id}', { exposed: false }),
  /** All that is or was out. */
  table: path('pieces_table', 'GET', '/cockpit/beitraege/alle', { exposed: false }),
};

/** Returns the composer of a kind: begun anew (or for a piece that is out, with `?beitrag=`), and gone on with. contract.md 12 */
export const composerOf = (type: string): KindComposer => {
  const composer = declaredKind(type)?.composer;
  if (!composer) throw new Error(`The kind ${type} declares no composer`);
  return composer;
};
