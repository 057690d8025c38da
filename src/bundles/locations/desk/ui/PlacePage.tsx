// Draws the page of one place: its form, its order among others, its former addresses, and the way to become part of another.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { PlacePageView } from '../views.ts';
import { PlaceForm } from './PlaceForm.tsx';
import styles from './PlacePage.module.css';

const LABELS = {
  name: texts.nameLabel,
  slug: texts.slugLabel,
  kind: texts.kindLabel,
  parentId: texts.parentLabel,
  postcode: texts.postcodeLabel,
  latitude: texts.latitudeLabel,
  longitude: texts.longitudeLabel,
};

export const PlacePage = ({ view }: { view: PlacePageView }) => (
  <DeskContent title={view.title} intro={<a href={view.listHref}>{texts.backToPlaces}</a>}>
    <div className={styles.parts}>
      <div className={styles.main}>
        <ErrorSummary error={view.refusal} errors={view.form.errors} labels={LABELS} />
        <PlaceForm view={view.form} />
      </div>
      {view.existing && <SideColumn existing={view.existing} />}
    </div>
  </DeskContent>
);

type Picture = NonNullable<NonNullable<PlacePageView['existing']>['picture']>;

const Picture = ({ picture: { href, thumb } }: { picture: Picture }) => (
  <section aria-labelledby="bild">
    <SectionHead title={texts.pictureHeading} id="bild" />
    {thumb && (
      <img
        className={styles.thumb}
        src={thumb.src}
        width={120}
        height={80}
        alt=""
        style={{ objectPosition: thumb.position }}
      />
    )}
    <p className="note">{texts.pictureNote}</p>
    <p>
      <a href={href}>{thumb ? texts.pictureChange : texts.pictureChoose}</a>
    </p>
  </section>
);

const SideColumn = ({ existing }: { existing: NonNullable<PlacePageView['existing']> }) => (
  <div className={styles.sideColumn}>
    <section aria-labelledby="ort">
      <SectionHead title={texts.factsHeading} id="ort" note={existing.pieces} />
      <Facts>
        <Fact name={texts.slugLabel}>
          <a href={existing.page.href}>{existing.page.name}</a>
        </Fact>
        {existing.former.length > 0 && (
          <Fact name={texts.formerHeading}>
            {existing.former.map((address) => (
              <span key={address}>{address}</span>
            ))}
            <span className="note">{texts.formerNote}</span>
          </Fact>
        )}
        {existing.offers.map(({ label, links, note }) => (
          <Fact key={label} name={label}>
            {links.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
            <span className="note">{note}</span>
          </Fact>
        ))}
      </Facts>
    </section>
    {existing.picture && <Picture picture={existing.picture} />}
    <section aria-labelledby="reihenfolge">
      <SectionHead title={texts.orderHeading} id="reihenfolge" />
      <p className="note">{existing.order.text}</p>
      <form method="post" action={existing.order.action} className="button-row">
        <Button type="submit" name="to" value="up" isSmall disabled={existing.order.isFirst}>
          {texts.up}
        </Button>
        <Button type="submit" name="to" value="down" isSmall disabled={existing.order.isLast}>
          {texts.down}
        </Button>
        <Button type="submit" name="to" value="alphabet" isSmall>
          {texts.alphabet}
        </Button>
      </form>
    </section>
    <section aria-labelledby="zusammenfuehren">
      <SectionHead title={texts.mergeHeading} id="zusammenfuehren" />
      <p className="note">{texts.mergeNote}</p>
      <p>
        <a href={existing.mergeHref}>{texts.mergeLink}</a>
      </p>
    </section>
  </div>
);
