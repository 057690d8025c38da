// Asks the search in tests, as browsers and programs ask it.
import { expect } from 'vitest';
import type { TestApp } from '#kernel/testing/test-portal.ts';

export interface Answer {
  readonly total: number;
  readonly isPart: boolean;
  readonly note: string;
  readonly meant: { readonly name: string; readonly href: string } | null;
  readonly near: { readonly name: string; readonly href: string } | null;
  readonly ways: readonly { readonly name: string; readonly href: string }[];
  readonly results: readonly { readonly title: string; readonly snippet: string; readonly href: string }[];
  readonly further: string | null;
}

export interface Suggestion {
  readonly name: string;
  readonly href: string;
  readonly note?: string;
}

/** Returns functions that put questions to the search of a portal. */
export const asking = ({ http }: TestApp) => {
  const read = async <T>(url: string, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await http.inject({ url, headers: { accept: 'application/json', ...headers } });
    expect(answer.statusCode).toBe(200);
    return JSON.parse(answer.body) as T;
  };
  const ask = (query: Readonly<Record<string, string>>, headers?: Record<string, string>) =>
    read<Answer>(`/suche?${new URLSearchParams(query)}`, headers);
  const suggest = async (q: string) =>
    (await read<{ suggestions: readonly Suggestion[] }>(`/suche/vorschlaege?${new URLSearchParams({ q })}`))
      .suggestions;
  const titles = async (q: string) => (await ask({ q })).results.map(({ title }) => title);
  return { read, ask, suggest, titles };
};
