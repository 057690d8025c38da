// These are the addresses of setting up a portal.
import { path } from '#kernel/named-routes.ts';

export const onboardingPaths = {
  overview: path('admin_onboarding', 'GET', '/admin/einrichtung'),
  step: path('admin_onboarding_step', 'GET', '/admin/einrichtung/{step}'),
  save: path('admin_onboarding_save', 'POST', '/admin/einrichtung/{step}'),
};
