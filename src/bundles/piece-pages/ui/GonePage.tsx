// Stands in the place of a piece that isn't there any more: what became of it, where to go, and what is new in its place.
import { LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Pillar } from '#design/Wordmark.tsx';
import * as texts from '../texts.ts';
import type { GonePageView } from '../views.ts';
import styles from './GonePage.module.css';
import { Teaser } from '#bundles/teasers/ui/public.ts';

export const GonePage = ({ view: { text, links, place, newest } }: { view: GonePageView }) => (
  <div className="page">
    <div className={styles.gone}>
      <Pillar />
      <div>
        <h1>{texts.goneTitle}</h1>
        <p>{text}</p>
        <p>{texts.goneWays}</p>
        <div className="button-row">
          {links.map((link, at) => (
            <LinkButton key={link.name} href={link.href} variant={at === 0 ? 'main' : 'plain'}>
              {link.name}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
    {newest.length > 0 && (
      <section className="section" aria-labelledby="neu">
        <SectionHead id="neu" title={texts.newestOf(place.name)} link={place} />
        <div className="columns columns-4">
          {newest.map((teaser) => (
            <div key={`${teaser.kind}:${teaser.id}`}>
              <Teaser teaser={{ ...teaser, lead: null }} weight="standard" />
            </div>
          ))}
        </div>
      </section>
    )}
  </div>
);
