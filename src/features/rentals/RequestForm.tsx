import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Form } from '../../kit/forms/Form.tsx';
import { between, endAfter, maxLength, required, type Rule } from '../../kit/forms/rules.ts';
import { type FormOf, useForm } from '../../kit/forms/use-form.ts';
import type { FieldSpecs } from '../../kit/forms/validate.ts';
import { paths } from '../../kit/paths.ts';
import type { RentalTerms } from '../../kit/rental-terms.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { ThingField, ThingFields, VenueDays } from './WhatIsFree.tsx';
import { type RentalRequest, type RentalWish, useSaveRental } from './rentals.queries.ts';

type FieldName =
  | 'organisation'
  | 'kind'
  | 'venue'
  | 'start'
  | 'end'
  | 'repeats_until'
  | 'people'
  | 'purpose'
  | 'access_needs'
  | `things.${string}`;
type Answers = Record<FieldName, string>;

interface Props {
  terms: RentalTerms;
  /** The request that is changed; none for a new one. */
  request: RentalRequest | undefined;
}

const nobody = 'self';
const thingName = (id: string) => `things.${id}` as const;
/** No more people than the venue holds. */
const fitsVenue =
  ({ venues }: RentalTerms): Rule =>
  (answer, form) => {
    const venue = venues.find(({ id }) => form.get('kind') === 'venue' && id === form.get('venue'));
    return venue && between(1, venue.capacity)(answer, form);
  };

type Thing = RentalTerms['equipment'][number];

const isForOrganisation = (asks: FormDataEntryValue | null) => asks !== null && asks !== '' && asks !== nobody;
const isOffered = ({ for_whom }: Thing, asks: FormDataEntryValue | null) =>
  for_whom === 'everyone' || isForOrganisation(asks);

const needsVenue: Rule = (answer, form) => (form.get('kind') === 'venue' ? required(answer, form) : undefined);
/** No more than there are, for those who are offered the thing. */
const inStock =
  (thing: Thing): Rule =>
  (answer, form) => {
    const isAsked = form.get('kind') === 'equipment' && isOffered(thing, form.get('organisation'));
    return isAsked ? between(0, thing.quantity)(answer, form) : undefined;
  };

function wishOf(answers: Answers, terms: RentalTerms, left_out: string[]): RentalWish {
  const { organisation, kind, venue, start, end, repeats_until, people, purpose, access_needs } = answers;
  const isVenue = kind === 'venue';
  const offers = terms.equipment.filter((thing) => isOffered(thing, organisation));
  const things = offers.map(({ id }) => ({ id, quantity: Number(answers[thingName(id)] ?? 0) }));
  return {
    organisation: isForOrganisation(organisation) ? organisation : null,
    venue: isVenue ? venue : null,
    equipment: isVenue ? [] : things.filter(({ quantity }) => quantity > 0),
    start,
    end,
    repeats_until: isVenue && repeats_until !== '' ? repeats_until : null,
    left_out,
    people: Number(people),
    purpose,
    access_needs: access_needs === '' ? null : access_needs,
  };
}

function initialOf(request: RentalRequest | undefined): Partial<Answers> {
  if (request === undefined) return { kind: 'venue', organisation: nobody };
  return {
    organisation: request.organisation?.id ?? nobody,
    kind: request.venue === null ? 'equipment' : 'venue',
    venue: request.venue?.id ?? '',
    start: request.start_local,
    end: request.end_local,
    repeats_until: request.repeats_until ?? '',
    people: String(request.people),
    purpose: request.purpose,
    access_needs: request.access_needs ?? '',
    ...Object.fromEntries(request.equipment.map(({ id, quantity }) => [thingName(id), String(quantity)])),
  };
}

function useFields(terms: RentalTerms): FieldSpecs<FieldName> {
  const { t } = useTranslation('rentals');
  return {
    organisation: { label: t('form.organisation') },
    kind: { label: t('form.kind'), rules: [required] },
    venue: { label: t('form.venue'), rules: [needsVenue] },
    start: { label: t('form.start'), rules: [required] },
    end: { label: t('form.end'), rules: [required, endAfter('start')] },
    repeats_until: { label: t('form.repeatsOptional') },
    people: { label: t('form.people'), rules: [required, between(1, 100_000), fitsVenue(terms)] },
    purpose: { label: t('form.purpose'), rules: [required, maxLength(1000)] },
    access_needs: { label: t('form.access'), rules: [maxLength(1000)] },
    ...Object.fromEntries(
      terms.equipment.map((thing) => [thingName(thing.id), { label: thing.name, rules: [inStock(thing)] }]),
    ),
  };
}

interface PartProps {
  form: FormOf<FieldName>;
  terms: RentalTerms;
}

const isForVenue = (form: FormOf<FieldName>) => form.value('kind') === 'venue';
const venueIn = ({ form, terms }: PartProps) => terms.venues.find(({ id }) => id === form.value('venue'));
const startDayIn = (form: FormOf<FieldName>) => form.value('start').slice(0, 10);

/** The choice of a venue; its hint has the price and the access of the one that is chosen. */
function VenueField({ form, terms }: PartProps) {
  const { t } = useTranslation('rentals');
  const venue = venueIn({ form, terms });
  const priceOf = ({ price }: RentalTerms['venues'][number]) =>
    price.amount === 0 ? t('form.free') : t('form.priceEach', { sum: price.formatted });
  return (
    <Select
      {...form.field('venue')}
      placeholder={t('form.choose')}
      hint={venue && [priceOf(venue), venue.access].filter((part) => part !== null).join('. ')}
      options={terms.venues.map(({ id, name, capacity }) => ({
        value: id,
        label: t('form.venueOf', { name, count: capacity }),
      }))}
    />
  );
}

/** The start and the end, and for a venue the weeks in which it is wanted again. */
function TimeFields({ form, terms }: PartProps) {
  const { t } = useTranslation('rentals');
  return (
    <>
      <TextInput {...form.field('start')} type="datetime-local" width="medium" />
      <TextInput
        {...form.field('end')}
        type="datetime-local"
        width="medium"
        hint={t('form.longest', { count: terms.longest_days })}
      />
      <div hidden={!isForVenue(form)}>
        <TextInput
          {...form.field('repeats_until')}
          type="date"
          width="medium"
          hint={t('form.repeatsHint', { count: terms.longest_weeks })}
        />
      </div>
    </>
  );
}

/** The numbers of things, of those that the one who asks is offered. */
function EquipmentFields({ form, terms }: PartProps) {
  const isOpen = (thing: Thing) => isOffered(thing, form.value('organisation'));
  return (
    <ThingFields>
      {terms.equipment.map((thing) => (
        <div key={thing.id} hidden={!isOpen(thing)}>
          <ThingField
            offer={thing}
            day={isForVenue(form) || !isOpen(thing) ? '' : startDayIn(form)}
            end={form.value('end')}
            field={form.field(thingName(thing.id))}
          />
        </div>
      ))}
    </ThingFields>
  );
}

/** The request's form: venue or equipment, time and purpose. It is kept as a draft, to be checked before it is sent. */
export function RequestForm({ terms, request }: Props) {
  const { t } = useTranslation(['rentals', 'common']);
  const [, navigate] = useLocation();
  const organisations = useProfile()?.student_organisations ?? [];
  const saving = useSaveRental(request?.id);
  const form = useForm<FieldName>({
    id: `rental-${request?.id ?? 'new'}`,
    fields: useFields(terms),
    initial: initialOf(request),
    watch: ['organisation', 'kind', 'venue', 'start', 'end'],
    onSubmit: async (answers) => {
      const { id } = await saving.mutateAsync(wishOf(answers, terms, request?.left_out ?? []));
      // Back from the check leads to this draft, not to an empty form that would make a second one.
      navigate(paths.askForRental(id), { replace: true });
      navigate(paths.myRental(id));
    },
  });
  const isVenue = isForVenue(form);
  const venue = venueIn({ form, terms });
  return (
    <Form
      form={form}
      submit={t('form.submit')}
      busy={t('form.busy')}
      ways={
        <LinkButton variant="quiet" href={request === undefined ? paths.rentals() : paths.myRental(request.id)}>
          {t('common:cancel')}
        </LinkButton>
      }
    >
      {organisations.length > 0 && (
        <RadioCards
          {...form.field('organisation')}
          options={[
            { value: nobody, title: t('form.self') },
            ...organisations.map(({ id, name }) => ({ value: id, title: name })),
          ]}
        />
      )}
      <RadioCards
        {...form.field('kind')}
        columns="two"
        options={[
          { value: 'venue', title: t('form.aVenue') },
          { value: 'equipment', title: t('form.things') },
        ]}
      />
      {/* Hidden rather than removed: switching back must find what was chosen. */}
      <div hidden={!isVenue}>
        <VenueField form={form} terms={terms} />
      </div>
      <TimeFields form={form} terms={terms} />
      {isVenue && venue !== undefined && <VenueDays venue={venue.id} day={startDayIn(form)} />}
      <div hidden={isVenue}>
        <EquipmentFields form={form} terms={terms} />
      </div>
      <TextInput {...form.field('people')} inputMode="numeric" width="short" maxLength={6} />
      <TextArea {...form.field('purpose')} rows={3} maxLength={1000} />
      <TextArea {...form.field('access_needs')} rows={2} maxLength={1000} hint={t('form.accessHint')} />
    </Form>
  );
}
