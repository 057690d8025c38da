// Serves one's own page about moderation; whoever is suspended reads it, too.
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { moderationPaths as paths } from '../paths.ts';
import { loadOwnPage } from './own-page.ts';

export const ownRoutes = (app: Routes): void => {
  mount(app, paths.own, { access: 'signed-in' }, ({ ctx }) => loadOwnPage(ctx));
};
