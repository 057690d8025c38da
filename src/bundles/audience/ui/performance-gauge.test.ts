import { beforeEach, describe, expect, it, vi } from 'vitest';
import { definePerformanceGauge } from './performance-gauge.ts';

definePerformanceGauge();

const answers: (object | undefined)[] = [];
const asked: string[] = [];
const gauge = () => document.querySelector('performance-gauge');

beforeEach(() => {
  asked.length = answers.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    asked.push(String(body));
    const answer = answers.shift();
    return { ok: answer !== undefined, status: 500, json: async () => answer };
  });
});

const show = async (...given: (object | undefined)[]) => {
  answers.push(...given);
  document.body.innerHTML =
    '<performance-gauge data-of="contentType=article&amp;contentId=7"><a href="/x">Zahlen</a></performance-gauge>';
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
};

describe('the gauge of a piece', () => {
  it('shows what comes back', async () => {
    await show({ html: '<p>Gut</p>' });
    expect(asked).toEqual(['contentType=article&contentId=7&type=teaser']);
    expect(gauge()!.innerHTML).toBe('<p>Gut</p>');
  });

  it.each([[{ html: '' }], [undefined]])('goes when there is none, or the call fails: %o', async (answer) => {
    await show(answer);
    expect(gauge()).toBeNull();
  });

  it('opens its details in place, and the keyboard goes on there', async () => {
    await show({ html: '<a href="/x" data-detail>Verlauf</a>' }, { html: '<h3>Kurve</h3>' });
    document.querySelector('a')!.click();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Kurve'));
    expect(asked[1]).toContain('type=detail');
  });
});
