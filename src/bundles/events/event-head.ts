// Topic: what an event's page tells search engines and those who link to it.
import type { PageHead } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { socialCardOf } from '#bundles/media/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { isoOf } from './dates.ts';
import type { Event, EventDate } from './queries.ts';
import { priceIn } from './rules.ts';
import * as texts from './texts.ts';
import type { EventPageView } from './views.ts';

interface Told {
  readonly event: Event;
  readonly href: string;
  readonly view: EventPageView;
}

export const headOf = async (ctx: Ctx, { event, href, view }: Told): Promise<PageHead> => {
  const { publicUrl } = ctx.config;
  const name = await readSetting(ctx, portalName);
  const { title } = event;
  const { date, location } = view;
  const description =
    event.lead || texts.whenAndWhere(`${date.weekday}, ${date.day}.\u00a0${date.month}`, location.venue);
  const card = view.picture && socialCardOf(view.picture);
  const image = card && { ...card, url: publicUrl + card.path };
  return {
    title,
    description,
    canonical: publicUrl + href,
    openGraph: { type: 'article', title, description, url: publicUrl + href, ...(image && { image }) },
    structuredData: [
      eventObject({ url: publicUrl + href, description, image: image?.url, event, town: view.place.name }),
      breadcrumbList(publicUrl, [{ name, href: '/' }, view.place, view.category, { name: title, href }]),
    ],
  };
};

interface EventObjectFacts {
  readonly event: Event;
  readonly url: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly town: string;
}

const eventObject = ({ event, url, description, image, town }: EventObjectFacts): object => ({
  '@context': 'https://schema.org',
  ...occasion(event, event.next!, town),
  description,
  url,
  ...(image && { image: [image] }),
  organizer: { '@type': 'Organization', name: event.organiser, ...(event.link && { url: event.link }) },
  ...(event.price && offer(event.price, url)),
  inLanguage: 'de',
  ...(event.dates.length > 1 && { subEvent: event.dates.map((date) => occasion(event, date, town)) }),
});

const occasion = ({ title }: Event, date: EventDate, town: string): object => ({
  '@type': 'Event',
  name: title,
  startDate: isoOf(date),
  ...(date.endsAt && { endDate: isoOf({ startsAt: date.endsAt, isAllDay: date.isAllDay }) }),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: date.venue,
    address: {
      '@type': 'PostalAddress',
      ...(date.address && { streetAddress: date.address }),
      addressLocality: town,
      addressCountry: 'DE',
    },
  },
});

const offer = (words: string, url: string): object => {
  const price = priceIn(words);
  return {
    ...(price !== undefined && { isAccessibleForFree: price === 0 }),
    offers: {
      '@type': 'Offer',
      description: words,
      ...(price !== undefined && { price: price.toFixed(2), priceCurrency: 'EUR' }),
      url,
    },
  };
};

const breadcrumbList = (publicUrl: string, way: readonly { name: string; href: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: publicUrl + step.href,
  })),
});
