// This is the address of the page on embedded contents.
import { path } from '#kernel/named-routes.ts';

export const embedPaths = {
  consent: path('embed_consent', 'GET', '/p/einbettungen'),
  saveConsent: path('embed_consent_save', 'POST', '/p/einbettungen'),
};
