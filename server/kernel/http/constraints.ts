import type { ProblemCode } from './problem-texts.ts';
import { Problem } from './problem.ts';

const refusals: Record<string, ProblemCode> = {
  never_past_capacity: 'sold_out',
  never_past_the_limit: 'over_the_limit',
  one_owner_per_seat: 'seats_taken',
  one_open_transfer: 'transfer_open',
  one_exchange_a_booking: 'exchange_open',
  nobody_jumps_the_queue: 'people_waiting',
  never_past_the_offer: 'past_the_offer',
  one_unpaid_group: 'apart_already',
  never_past_the_share: 'past_the_share',
  one_open_booking: 'share_while_holding',
  never_past_the_uses: 'promo_used_up',
  never_past_a_persons_uses: 'promo_used_by_you',
  one_wait_a_date: 'waiting_already',
  never_past_the_fitting: 'fitting_full',
  never_past_the_togas: 'toga_out_of_stock',
  one_car_a_space: 'space_taken',
  one_rental_a_venue: 'rental_venue_taken',
  never_past_the_stock: 'rental_stock_taken',
  one_finder_an_account: 'finder_kept',
  one_interview_a_slot: 'interview_slot_taken',
  one_interview_a_company: 'interview_at_company',
  no_two_interviews_at_once: 'interview_at_time',
  one_organisation_a_room: 'rar_room_taken',
  no_reader_of_their_own: 'rar_own_organisation',
  appeals_heard_by_others: 'rar_heard_by_others',
  one_appeal_a_question: 'rar_appealed_before',
};

/** Runs a statement that a constraint may refuse, and turns the refusal into a 409 for the user: by the constraint, or with `own` words. */
export async function orRefusal<T>(work: Promise<T>, own?: ProblemCode): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = refusals[(error as { constraint?: string }).constraint ?? ''];
    if (code === undefined) throw error;
    throw new Problem(409, own ?? code);
  }
}
