// Draws the tree of places, line by line, with how far a move has come.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../texts.ts';
import type { PlaceLineView, PlacesPageView, ProgressView } from '../views.ts';
import styles from './PlacesPage.module.css';

export const PlacesPage = ({ view }: { view: PlacesPageView }) => (
  <DeskContent
    title={texts.title}
    intro={view.places.length > 0 && view.intro}
    actions={<Ways view={view} />}
  >
    {view.progress && <Progress progress={view.progress} />}
    {view.places.length === 0 ? (
      <Empty title={texts.emptyTitle} text={texts.emptyText} />
    ) : (
      <DeskList
        lines={view.places.map((place) => ({
          key: place.id,
          id: `ort-${place.id}`,
          name: place.name,
          href: place.href,
          note: place.note,
          depth: place.depth,
          marks: place.marks,
          thumb: place.thumb,
          figure: place.pieces,
          actions: <OrderButtons place={place} />,
        }))}
      />
    )}
  </DeskContent>
);

const Ways = ({ view }: { view: PlacesPageView }) => (
  <>
    <LinkButton href={view.importHref}>{texts.importButton}</LinkButton>
    <LinkButton href={view.beginHref} variant="main">
      {texts.newButton}
    </LinkButton>
  </>
);

const Progress = ({ progress }: { progress: ProgressView }) => (
  <div className={styles.progress}>
    <Callout title={progress.title} tone="straw">
      <progress value={progress.moved} max={Math.max(progress.total, 1)} aria-label={progress.title} />
      <p>{progress.text}</p>
      <a href={progress.href}>{texts.reload}</a>
    </Callout>
  </div>
);

const OrderButtons = ({ place }: { place: PlaceLineView }) => (
  <form method="post" action={place.orderAction} className={styles.order}>
    <Button
      type="submit"
      name="to"
      value="up"
      variant="plain"
      isSmall
      disabled={place.isFirst}
      aria-label={texts.upLabel(place.name)}
    >
      ↑
    </Button>
    <Button
      type="submit"
      name="to"
      value="down"
      variant="plain"
      isSmall
      disabled={place.isLast}
      aria-label={texts.downLabel(place.name)}
    >
      ↓
    </Button>
  </form>
);
