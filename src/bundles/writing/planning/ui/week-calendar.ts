// <week-calendar> around the calendar of the week: what is scheduled is moved by dragging it to a day or an hour, by the
// arrow keys on its „Verlegen“, or by its form, without leaving the page. The answer says where the calendar stands now.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { genericErrorRetry } from '#design/texts.ts';
import { request } from '#kernel/browser/requests.ts';
import { dragEntries, makeDraggable } from './drag-entries.ts';
import { listenToKeys } from './entry-keys.ts';
import { formOf, standsAt } from './target.ts';
import type { MoveTo } from './target.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'week-calendar': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

interface Answer {
  readonly msg?: string;
  readonly href?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

export const defineWeekCalendar = (): void => {
  if (customElements.get('week-calendar')) return;

  class WeekCalendar extends HTMLElement {
    private isBusy = false;

    connectedCallback() {
      const move: MoveTo = (entry, to) => {
        const { tag, uhr } = standsAt(entry);
        if (to.tag !== tag || to.uhr !== uhr) void this.send(formOf(entry), { ...to });
      };
      this.addEventListener('submit', this.submit);
      dragEntries(this, move);
      listenToKeys(this, (text) => this.say(text), move);
      makeDraggable(this);
    }

    private readonly submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('data-move')) return;
      event.preventDefault();
      void this.send(form, {});
    };

    /** One after the other: a second one while the first is under way would be about a calendar that is no more. */
    private async send(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
      if (this.isBusy) return;
      this.isBusy = true;
      const body = new URLSearchParams(new FormData(form) as never);
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      await askToMove(form.action, body)
        .then((answer) => this.hear(answer, new URL(form.action).pathname))
        .catch(() => showFlash({ type: 'alert', text: genericErrorRetry }));
      this.isBusy = false;
    }

    private async hear({ msg = genericErrorRetry, href, errors = {} }: Answer, action: string) {
      if (!href) showFlash({ type: 'warning', text: [msg, ...Object.values(errors)].join(' '), fade: 0 });
      await this.show(href ?? location.href);
      if (href) history.replaceState(null, '', href);
      this.say(href ? msg : '');
      this.querySelector<HTMLElement>(`[data-entry]:has(form[action="${action}"]) summary`)?.focus();
    }

    private async show(href: string) {
      const text = await request(href, { headers: { accept: 'text/html' } }, (response) => response.text());
      const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-week]');
      if (!fresh) return location.assign(href);
      this.querySelector('[data-week]')!.replaceWith(document.adoptNode(fresh));
      makeDraggable(this);
    }

    private say(text: string) {
      this.querySelector('[data-said]')!.textContent = text;
    }
  }
  customElements.define('week-calendar', WeekCalendar);
};

const askToMove = (address: string, body: URLSearchParams): Promise<Answer> =>
  request(
    address,
    { method: 'POST', headers: { accept: 'application/json' }, body },
    async (response) => (await response.json()) as Answer,
  );
