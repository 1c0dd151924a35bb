import { cardImage } from '../../kit/content/card-image.ts';
import { type Card, type Describe, type Reading, descriptionOf } from '../../kit/content/describe.ts';
import { momentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { type Event, eventQuery, type Occurrence } from './events.queries.ts';
import { daysLabel } from './poster-labels.ts';

/** The schema.org availability of a date; one that can no longer be booked has no offer. */
const availabilities: Partial<Record<Occurrence['state'], string>> = {
  open: 'InStock',
  not_open: 'PreOrder',
  fully_booked: 'SoldOut',
};

function offerOf({ price_from }: Event, { state, bookings_open_at }: Occurrence, url: string) {
  const availability = availabilities[state];
  if (price_from === null || availability === undefined) return undefined;
  return {
    '@type': 'Offer',
    price: (price_from.amount / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    url,
    ...(bookings_open_at !== null && { validFrom: bookings_open_at }),
  };
}

const placeOf = ({ name, address, locality }: NonNullable<Occurrence['venue']>) => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: locality, addressCountry: 'MT' },
});

function dataOfDate(event: Event, date: Occurrence, image: string, { union: { name, origin } }: Reading) {
  const url = origin + paths.event(event.slug);
  const offers = offerOf(event, date, url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: date.start,
    endDate: date.end,
    eventStatus: `https://schema.org/${date.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(date.venue && { location: placeOf(date.venue) }),
    ...(offers && { offers }),
    image: [image],
    organizer: { '@type': 'Organization', name, url: origin },
    url,
  };
}

/** The card of an event: of a single date its day and time, of several dates the days only. */
function cardOf({ title, poster, occurrences }: Event, { language }: Reading): Card {
  const held = occurrences.filter(({ state }) => state !== 'cancelled');
  const shown = held.length > 0 ? held : occurrences;
  const days = shown.map(({ start }) => momentWords(start, language));
  const [only] = days;
  const where = shown[0]?.venue?.name ?? '';
  const date = days.length === 1 && only ? only.short : daysLabel(days);
  const line = [days.length === 1 ? only?.time : undefined, where].filter(Boolean).join(' · ');
  return { art: poster, title, ...(date !== '' && { date }), lines: line === '' ? [] : [line] };
}

/** Describes an event and its dates in schema.org's terms. */
export const describeEvent: Describe = (reading) => {
  const { queries, params, language, union } = reading;
  const event = queries.getQueryData(eventQuery(params['slug'] ?? '').queryKey);
  if (!event) return undefined;
  const card = cardOf(event, reading);
  const image = union.origin + cardImage(paths.event(event.slug), language, card).path;
  return {
    title: event.title,
    description: descriptionOf(event.summary, event.description.join(' '), language),
    card,
    data: event.occurrences.map((date) => dataOfDate(event, date, image, reading)),
  };
};
