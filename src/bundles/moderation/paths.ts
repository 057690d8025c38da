// Names and addresses of the pages and calls of moderation.
import { path, url } from '#kernel/named-routes.ts';

const DESK = '/cockpit/meldungen';
const ONE = `${DESK}/{caseId}`;

export const moderationPaths = {
  /** Asks for the address of what it is about. */
  begin: path('notice', 'GET', '/melden'),
  form: path('notice_form', 'GET', '/melden/{type}/{id}'),
  send: path('notice_send', 'POST', '/melden/{type}/{id}'),
  /** What became of it, by a link that only those know whom it concerns. */
  standing: path('case_standing', 'GET', '/melden/vorgang/{token}', { exposed: false }),
  appeal: path('case_appeal', 'POST', '/melden/vorgang/{token}', { exposed: false }),
  /** One's own page: what was decided, and what one told of. */
  own: path('account_moderation', 'GET', '/konto/moderation', { exposed: false }),
};

export const caseDeskPaths = {
  table: path('cases', 'GET', DESK, { exposed: false }),
  one: path('case', 'GET', ONE, { exposed: false }),
  claim: path('case_claim', 'POST', `${ONE}/uebernehmen`, { exposed: false }),
  note: path('case_note', 'POST', `${ONE}/notiz`, { exposed: false }),
  decide: path('case_decide', 'POST', `${ONE}/entscheiden`, { exposed: false }),
  undo: path('case_undo', 'POST', `${ONE}/zuruecknehmen/{decisionId}`, { exposed: false }),
  confirm: path('case_confirm', 'POST', `${ONE}/bestaetigen`, { exposed: false }),
  appeal: path('case_appeal_decide', 'POST', `${ONE}/widerspruch`, { exposed: false }),
  police: path('case_police', 'GET', `${ONE}/anzeige.txt`, { exposed: false }),
};

export const transparencyPaths = {
  /** How the portal is moderated, and which reports there are. */
  about: path('transparency', 'GET', '/transparenz'),
  report: path('transparency_report', 'GET', '/transparenz/{year}'),
  reportCsv: path('transparency_report_csv', 'GET', '/transparenz/{year}/bericht.csv'),
  reportJson: path('transparency_report_json', 'GET', '/transparenz/{year}/bericht.json'),
  /** What the Commission's database takes. */
  record: path('transparency_record', 'GET', `${DESK}/kommission`, { exposed: false }),
  recordFile: path('transparency_record_file', 'GET', `${DESK}/kommission/{year}/{file}`, { exposed: false }),
};

/** Returns the address where one tells moderators of a thing. */
export const reportHref = (type: string, id: number): string => url(moderationPaths.form, { type, id });

/** Returns the address where people read what was decided about what is theirs. */
export const ownDecisionsHref = (): string => url(moderationPaths.own);
