import { describe, expect, it } from 'vitest';
import { renderToHtml } from '#kernel/render.tsx';
import type { SignInPageView } from '../views.ts';
import { SignInPage } from './SignInPage.tsx';

const draw = (view: Partial<SignInPageView>) => {
  const whole = {
    action: '/anmelden',
    next: null,
    login: '',
    stay: false,
    passkey: { action: '/anmelden/passkey', question: '/anmelden/passkey-frage' },
    registerHref: '/registrieren',
    forgottenHref: '/passwort-vergessen',
    error: null,
    errors: {},
    ...view,
  };
  document.body.innerHTML = renderToHtml(<SignInPage view={whole} />);
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

describe('the page for signing in', () => {
  it('is a form that posts without JavaScript', () => {
    draw({ next: '/auenfeld' });
    const form = document.querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/anmelden']);
    expect(field('next')?.value).toBe('/auenfeld');
  });

  it('keeps what was typed, but never the password', () => {
    draw({ login: 'henrike', stay: true, error: 'Das passt nicht zusammen.' });
    expect(field('login')?.value).toBe('henrike');
    expect(field('stay')?.checked).toBe(true);
    expect(field('password')?.value).toBe('');
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Das passt nicht zusammen.');
  });

  it('leads from the summary to the field and ties the error to it', () => {
    draw({ errors: { login: 'Bitte füllen Sie dieses Feld aus.' } });
    const link = document.querySelector<HTMLAnchorElement>('[role="alert"] a')!;
    expect(link.textContent).toBe('Benutzername oder E-Mail-Adresse: Bitte füllen Sie dieses Feld aus.');
    expect(link.hash).toBe(`#${field('login')!.id}`);
    expect(field('login')?.getAttribute('aria-invalid')).toBe('true');
    const hint = document.getElementById(field('login')!.getAttribute('aria-describedby')!);
    expect(hint?.textContent).toBe('Bitte füllen Sie dieses Feld aus.');
  });

  it('has a label for every visible field', () => {
    draw({});
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    expect(inputs.map((input) => input.labels?.[0]?.textContent)).toEqual([
      'Benutzername oder E-Mail-Adresse',
      'Passwort',
      'Angemeldet bleiben',
    ]);
  });
});
