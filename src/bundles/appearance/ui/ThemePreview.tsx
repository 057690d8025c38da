// Draws pages of the portal as everybody sees them, in light and in dark, with a theme that doesn't hold yet.
import type { ChangeEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Field } from '#design/Field.tsx';
import { request } from '#kernel/browser/requests.ts';
import { SCHEMES } from '../constants.ts';
import type { Scheme } from '../constants.ts';
import type { PreviewPage } from '../preview-pages.ts';
import * as texts from '../texts.ts';
import styles from './AppearancePage.module.css';

interface ThemePreviewProps {
  readonly pages: readonly PreviewPage[];
  /** Null for what can't be drawn: then the last one stays. */
  readonly properties: Readonly<Record<string, string>> | null;
}

export const ThemePreview = ({ pages, properties }: ThemePreviewProps) => {
  const [href, setHref] = useState(pages[0]?.href);
  const html = useHtmlOf(href);
  const page = pages.find((candidate) => candidate.href === href);
  if (!page) return null;
  return (
    <>
      <noscript>
        <p className="note">{texts.withoutScript}</p>
      </noscript>
      {pages.length > 1 && (
        <Field
          name="seite"
          label={texts.previewPage}
          options={pages.map(({ name, href: value }) => ({ name, value }))}
          value={href}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => setHref(currentTarget.value)}
        />
      )}
      <output className={styles.frames}>
        {html === null && <p>{texts.previewFailed}</p>}
        {html &&
          SCHEMES.map((scheme) => (
            <Framed
              key={`${scheme} ${page.href}`}
              page={page}
              scheme={scheme}
              html={html}
              properties={properties}
            />
          ))}
      </output>
    </>
  );
};

/** Returns the page as somebody sees it who isn't signed in; undefined while it is on its way, null when it doesn't come. */
const useHtmlOf = (href: string | undefined): string | null | undefined => {
  const [known, setKnown] = useState<{ readonly href: string; readonly html: string | null }>();
  useEffect(() => {
    if (href === undefined) return;
    let isWanted = true;
    const options = { credentials: 'omit', headers: { accept: 'text/html' } } as const;
    const load = async () => {
      const html = await request(href, options, (answer) =>
        answer.ok ? answer.text().then(withoutScripts) : null,
      ).catch(() => null);
      if (isWanted) setKnown({ href, html });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [href]);
  return known?.href === href ? known?.html : undefined;
};

/** Takes scripts out: browsers would refuse each of them in the frame, and say so on their console. */
const withoutScripts = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

interface FramedProps extends Omit<ThemePreviewProps, 'pages'> {
  readonly page: PreviewPage;
  readonly scheme: Scheme;
  readonly html: string;
}

type Dress = Pick<FramedProps, 'scheme' | 'properties'>;

const dress = (root: HTMLElement, { scheme, properties }: Dress) => {
  root.dataset['scheme'] = scheme;
  for (const [name, value] of Object.entries(properties ?? {})) root.style.setProperty(name, value);
  if (properties && !properties['--font-display']) root.style.removeProperty('--font-display');
};

/**
 * Dresses the page from the start: drawn in another theme first, its headlines would jump when they get the letters of this
 * one.
 */
const dressedFromTheStart = (html: string, how: Dress): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  dress(page.documentElement, how);
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

/** Draws a page in a frame. Scripts don't run in it: nothing there acts, and nothing counts it as a reader. */
const Framed = ({ page, scheme, html, properties }: FramedProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  // What is chosen later changes the page that is there; another text would load it anew.
  const [firstHtml] = useState(() => dressedFromTheStart(html, { scheme, properties }));
  const dressAgain = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) dress(root, { scheme, properties });
  }, [scheme, properties]);
  useEffect(dressAgain, [dressAgain]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={texts.previewOf(page.name, texts.schemeNames[scheme])}
      sandbox="allow-same-origin"
      srcDoc={firstHtml}
      tabIndex={-1}
      onLoad={dressAgain}
    />
  );
};
