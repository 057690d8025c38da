// Holds the addresses of the terms, of agreeing to them, and of their desk.
import { path, safeRedirectPath, url } from '#kernel/named-routes.ts';

export const termsPaths = {
  valid: path('terms', 'GET', '/nutzungsbedingungen'),
  version: path('terms_version', 'GET', '/nutzungsbedingungen/{version}'),
  agree: path('terms_agree', 'GET', '/nutzungsbedingungen/zustimmen'),
  agreeSend: path('terms_agree_send', 'POST', '/nutzungsbedingungen/zustimmen'),
  desk: path('terms_desk', 'GET', '/admin/nutzungsbedingungen'),
  publish: path('terms_publish', 'POST', '/admin/nutzungsbedingungen'),
  agreements: path('terms_agreements', 'GET', '/admin/nutzungsbedingungen/{version}/zustimmungen'),
};

export const termsHref = (version: number): string => url(termsPaths.version, { version });

/** Returns where to agree and go on to `next`, a path of ours. */
export const agreeHref = (next: string): string => {
  const target = safeRedirectPath(next);
  return url(termsPaths.agree, {}, target === '/' ? {} : { next: target });
};
