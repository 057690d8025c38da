// Draws the HTML document around a page: head, colour scheme, the one stylesheet, the one script.
import './site.css';
import type { ReactNode } from 'react';
import { DeskLayout } from './DeskLayout.tsx';
import { fontPreloads } from './font-preloads.ts';
import { HeadTags, StructuredData } from './HeadTags.tsx';
import type { DocumentHead } from './HeadTags.tsx';
import { HeadIcons } from './HeadIcons.tsx';
import { Layout } from './Layout.tsx';
import type { DrawnFrame } from './Layout.tsx';
import type { PageFrame } from './page-frame.ts';

export interface HeadPartsProps {
  frame: PageFrame;
  head: DocumentHead;
  styles: readonly string[];
  scripts: readonly string[];
}

interface DocumentProps extends HeadPartsProps {
  /** What is drawn already, in the place of its parts. */
  drawn?: DrawnDocument | undefined;
  children: ReactNode;
}

export interface DrawnDocument extends DrawnFrame {
  headParts: ReactNode;
}

export const Document = ({ frame, head, styles, scripts, drawn, children }: DocumentProps) => (
  <html
    lang="de"
    data-scheme={frame.scheme === 'auto' ? undefined : frame.scheme}
    data-reader={frame.reader}
    data-saves-reading={frame.isReadingSaved ? '' : undefined}
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {drawn?.headParts ?? <HeadParts frame={frame} head={head} styles={styles} scripts={scripts} />}
      <StructuredData of={head.structuredData} />
    </head>
    <body>
      {head.desk ? (
        <DeskLayout frame={frame} desk={head.desk} title={head.heading ?? head.title}>
          {children}
        </DeskLayout>
      ) : (
        <Layout frame={frame} feed={head.feed} address={head.canonical} drawn={drawn}>
          {children}
        </Layout>
      )}
    </body>
  </html>
);

/** Draws all of the head but what is told in the words of schema.org. */
export const HeadParts = ({ frame, head, styles, scripts }: HeadPartsProps) => (
  <>
    <HeadTags head={head} frame={frame} />
    {fontPreloads.map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
    ))}
    {styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
    {frame.theme && <link rel="stylesheet" href={frame.theme.href} />}
    <HeadIcons frame={frame} />
    {scripts.map((script) => (
      <script key={script} type="module" src={script} />
    ))}
  </>
);
