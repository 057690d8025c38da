// These are the addresses of liking something and of those who like it.
import { path } from '#kernel/named-routes.ts';

export const likePaths = {
  interaction: path(
    'like_interaction',
    ['GET', 'POST'],
    '/interaction/ajax/like/{intention}/{contentType}/{contentId}',
  ),
  likers: path('likers', 'GET', '/gefaellt/{contentType}/{contentId}'),
};
