// Names addresses of counting readers and of what was counted.
import { path } from '#kernel/named-routes.ts';

export const audiencePaths = {
  reading: path('audience_reading', 'POST', '/a/ajax/reading'),
  gauge: path('performancegauge_teaser', 'POST', '/cockpit/ajax/performancegauge'),
  own: path('audience_own', 'GET', '/schreiben/zahlen'),
  piece: path('audience_piece', 'GET', '/schreiben/zahlen/{contentType}/{contentId}'),
};
