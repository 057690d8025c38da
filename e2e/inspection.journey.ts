// Inspections go on finding what is wrong, however much they leave out: small pages with faults that are known are inspected as all
// others are. It is a journey, since it takes a browser.
import { expect } from './journey.ts';
import type { Journey, Visit } from './journey.ts';

const STYLES = `
  body { margin: 1rem; color-scheme: light dark; font: 1rem sans-serif; }
  .pale { color: #aaa; background: #fff; }
  .dim { color: #333; background: #fff; }
  @media (prefers-color-scheme: dark) { .pale, .dim { background: #111; } .pale { color: #ccc; } .dim { color: #444; } }
`;

const FINE = '<p>Am Markt steht eine Säule.</p>';

/** What is said of parts of a page. */
const BARRIERS: Record<string, string> = {
  '<p class="pale">Kaum zu lesen.</p>':
    'Elements must meet minimum color contrast ratio thresholds (light colours): <p class="pale">',
  '<p class="dim">Nachts kaum zu lesen.</p>':
    'Elements must meet minimum color contrast ratio thresholds (dark colours): <p class="dim">',
  '<input name="ort">': 'Form elements must have labels (light colours): <input name="ort">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">':
    'Images must have alternative text (light colours): <img',
  '<button type="button"></button>':
    'Buttons must have discernible text (light colours): <button type="button">',
  '<h4>Tief unten</h4>': 'Heading levels should only increase by one (light colours): <h4>',
  '<button type="button" style="width: 9px; height: 9px; padding: 0">a</button><button>Weiter</button>':
    'All touch targets must be 24px large, or leave sufficient space (light colours): <button',
};

const walk = async ({ page, step, glance }: Visit) => {
  const shown = { main: '' };
  await page.route('**/eine-seite', (route) =>
    route.fulfill({ body: wholePage(shown.main), contentType: 'text/html; charset=utf-8' }),
  );
  /** Returns the lines of what the inspection says. */
  const inspect = async (main: string): Promise<readonly string[]> => {
    shown.main = main;
    const opened = step('a page of its own', async () => void (await page.goto('/eine-seite')));
    return opened.then(
      () => [],
      (error: Error) => error.message.split('\n').slice(1),
    );
  };

  await glance('nothing is said of a page that is fine', async () => {
    expect(await inspect(FINE)).toEqual([]);
  });

  await glance('each barrier is found, and nothing else', async () => {
    const found = await inspect(FINE + Object.keys(BARRIERS).join(''));
    for (const barrier of Object.values(BARRIERS))
      expect(found).toContainEqual(expect.stringContaining(barrier));
    expect(found).toHaveLength(Object.keys(BARRIERS).length);
  });

  await glance('what was found before is found on other pages too, as soon as it is in sight', async () => {
    const [pale] = Object.keys(BARRIERS);
    expect(await inspect(`${FINE}<details><summary>Mehr</summary>${pale}</details>`)).toEqual([]);
    expect(await inspect(`${FINE}<details open><summary>Mehr</summary>${pale}</details>`)).toHaveLength(1);
  });

  await glance('a page that is too wide, and a class that no stylesheet knows', async () => {
    expect(await inspect(`${FINE}<div class="_gone_x1" style="width: 2000px">breit</div>`)).toEqual([
      expect.stringContaining('px too wide'),
      expect.stringContaining('No stylesheet of this page knows ._gone_x1'),
    ]);
  });
};

const wholePage = (main: string) => `<!doctype html>
<html lang="de"><head><title>Eine Seite</title><style>${STYLES}</style></head>
<body><main><h1>Eine Seite</h1>${main}</main></body></html>`;

export const inspection: Journey = { name: 'inspection', portal: 'demo', screen: 'phone', walk };

export const inspectionWithoutJavascript: Journey = {
  name: 'inspection without JavaScript',
  portal: 'demo',
  screen: 'phone',
  javaScript: false,
  walk,
};
