// Makes the calls of exports from the browser. contract.md 7.10, 8.5
import { request } from '#kernel/browser/requests.ts';
import { EXPORT_ERROR } from '../constants.ts';
import type { ProgressView } from '../views.ts';

interface Message {
  readonly type: 'success' | 'warning' | 'alert' | 'primary' | 'secondary';
  readonly text: string;
}

interface TaskAnswer {
  readonly html?: string;
  readonly message?: Message | null;
  readonly export_response?: { readonly action: 'forward' | 'download'; readonly data: string } | null;
}

export interface ExportAnswer {
  readonly message: Message;
  /** An address of ours: of the file, or of the page of the run. */
  readonly leadsTo: string | undefined;
}

const FAILED: Message = { type: 'alert', text: EXPORT_ERROR };
const JSON_ONLY = { accept: 'application/json' };

export const callExport = async (action: string, data: FormData): Promise<ExportAnswer> => {
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  try {
    const answer = await request(action, { method: 'POST', headers: JSON_ONLY, body }, readAnswer);
    return { message: answer.message ?? FAILED, leadsTo: answer.export_response?.data };
  } catch {
    return { message: FAILED, leadsTo: undefined };
  }
};

/** Returns the dialog's HTML, or what to say in its place. */
export const callDialog = async (address: string): Promise<{ html: string } | { message: Message }> => {
  try {
    const { html, message } = await request(address, { headers: JSON_ONLY }, readAnswer);
    return html ? { html } : { message: message ?? FAILED };
  } catch {
    return { message: FAILED };
  }
};

export const callProgress = async (address: string): Promise<ProgressView | undefined> => {
  try {
    return await request(address, { headers: JSON_ONLY }, (response) =>
      response.ok ? (response.json() as Promise<ProgressView>) : undefined,
    );
  } catch {
    return undefined;
  }
};

const readAnswer = (response: Response): Promise<TaskAnswer> => response.json() as Promise<TaskAnswer>;
