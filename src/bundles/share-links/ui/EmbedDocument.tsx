// Draws the card of a piece as a document of its own, for frames of other sites.
import type { EmbedCardView } from '../views.ts';

export const EmbedDocument = ({ view, style }: { view: EmbedCardView; style: string }) => (
  <html lang="de">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${view.title} – ${view.portal}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={view.href} />
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>
      <main>
        <a href={view.href} target="_blank" rel="noopener">
          {view.picture && (
            <img
              src={view.picture.src}
              alt={view.picture.alt}
              width={view.picture.width}
              height={view.picture.height}
              style={{ objectPosition: `${view.picture.focus.x}% ${view.picture.focus.y}%` }}
            />
          )}
          <div className="words">
            <p className="kicker">{view.kicker}</p>
            <h1 className="title">{view.title}</h1>
            {view.when && <p className="when">{view.when}</p>}
            {view.lead && <p className="lead">{view.lead}</p>}
            <p className="portal">{view.portal}</p>
          </div>
        </a>
      </main>
    </body>
  </html>
);
