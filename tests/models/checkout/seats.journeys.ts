import type { BookingFacts, CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { held, line, maria, opening, seat } from './checkout.fixtures.ts';
import {
  addTicket,
  done,
  fails,
  ignored,
  inHall,
  type Journey,
  nameAttendees,
  namedInHall,
  releaseSeat,
  removeTicket,
  selectSeat,
  send,
  suggestSeats,
  swapTicket,
  toSeats,
  unnamedInHall,
  knowing,
  choosing,
} from './checkout.steps.ts';

const HOLDING = 'choosingSeats.holding';
const SETTLED = 'choosingSeats.settled';
const FAILED = 'choosingSeats.failed';

const student = { ticketId: 'student' };
const confirmTickets: CheckoutEvent = { type: 'tickets.confirm' };
const confirmSeats: CheckoutEvent = { type: 'seats.confirm' };
const changeTickets: CheckoutEvent = { type: 'step.open', step: 'tickets' };
const release: CheckoutEvent = { type: 'booking.release' };

const two: BookingFacts = held([line({ seat: seat('1') }), line({ seat: seat('2') })]);

/** Choosing seats, each held at once, while others choose too. */
export const seatsJourneys: readonly Journey[] = [
  {
    name: 'two seats, one let go, names, check',
    input: inHall,
    steps: [
      ...toSeats,
      ignored(confirmSeats),
      send(selectSeat('1'), HOLDING),
      done('holdPlaces', unnamedInHall, SETTLED, 'hold.held'),
      send(selectSeat('2'), HOLDING),
      knowing(done('holdPlaces', two, SETTLED), { booking: two }),
      ignored(selectSeat('3')),
      ignored(suggestSeats('1', '2', '3')),
      choosing(send(releaseSeat('2'), HOLDING), ['1', { attendeeId: 'place-0' }]),
      done('holdPlaces', unnamedInHall, SETTLED),
      send(confirmSeats, 'namingAttendees.editing'),
      send(nameAttendees, 'namingAttendees.saving'),
      done('updateAttendees', namedInHall, 'checkingAnswers'),
    ],
    ends: ['checkingAnswers', 'hold.held'],
  },
  {
    name: 'best together, then one for a student',
    input: inHall,
    steps: [
      ...toSeats,
      choosing(send(suggestSeats('1', '2'), HOLDING), ['1'], ['2']),
      done('holdPlaces', two, SETTLED),
      choosing(
        send(swapTicket, HOLDING),
        ['1', { ticketId: 'student', attendeeId: 'place-0' }],
        ['2', { attendeeId: 'place-1' }],
      ),
      done('holdPlaces', two, SETTLED),
    ],
    ends: [SETTLED, 'hold.held'],
  },
  {
    name: 'quicker than the server: every choice made meanwhile is held in the end',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1'), HOLDING),
      send(selectSeat('2'), HOLDING),
      ignored(selectSeat('3')),
      knowing(done('holdPlaces', unnamedInHall, HOLDING, 'hold.held'), { booking: unnamedInHall }),
      choosing(send(swapTicket, HOLDING), ['1', student], ['2']),
      done('holdPlaces', two, HOLDING),
      choosing(send(releaseSeat('2'), HOLDING), ['1', student]),
      done('holdPlaces', two, HOLDING),
      choosing(send(suggestSeats('1', '2'), HOLDING), ['1', student], ['2']),
      ignored(suggestSeats('1', '2', '3')),
      done('holdPlaces', unnamedInHall, HOLDING),
      done('holdPlaces', two, SETTLED),
      send(confirmSeats, 'namingAttendees.editing'),
    ],
    ends: ['namingAttendees.editing', 'hold.held'],
  },
  {
    name: 'a seat is taken meanwhile: please revisit your seating options',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      { ...fails('holdPlaces', 'seatsTaken', SETTLED), context: { problem: 'seatsTaken', lines: [line()] } },
      ignored(confirmSeats),
      send(selectSeat('2'), HOLDING),
    ],
    ends: [HOLDING, 'hold.absent'],
  },
  {
    name: 'a seat is taken while more are chosen: those are held without it',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      send(selectSeat('2')),
      knowing(fails('holdPlaces', 'seatsTaken', HOLDING), {
        problem: 'seatsTaken',
        movedOn: false,
        lines: [line({ seat: seat('1') }), line({ seat: seat('2') })],
      }),
      fails('holdPlaces', 'seatsTaken', SETTLED),
    ],
    ends: SETTLED,
  },
  {
    name: 'the server is away for every kind of choice, then answers',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      fails('holdPlaces', 'away', FAILED),
      send({ type: 'retry' }, HOLDING),
      fails('holdPlaces', 'away', FAILED),
      send(selectSeat('2'), HOLDING),
      fails('holdPlaces', 'away', FAILED),
      ignored(selectSeat('3')),
      choosing(send(releaseSeat('2'), HOLDING), ['1']),
      fails('holdPlaces', 'away', FAILED),
      ignored(suggestSeats('1', '2', '3')),
      choosing(send(suggestSeats('1', '2'), HOLDING), ['1'], ['2']),
      fails('holdPlaces', 'away', FAILED),
      choosing(send(swapTicket, HOLDING), ['1', student], ['2']),
      done('holdPlaces', two, SETTLED),
    ],
    ends: [SETTLED, 'hold.held'],
  },
  {
    name: 'the hold has ended while choosing: what stands is asked anew',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      fails('holdPlaces', 'holdEnded', 'opening'),
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'signed out while choosing: back to the seats, the choice kept',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      fails('holdPlaces', 'signedOut', 'signedOut'),
      ignored(selectSeat('2')),
      { ...send({ type: 'session.restored' }, HOLDING), context: { lines: [line({ seat: seat('1') })] } },
      done('holdPlaces', unnamedInHall, SETTLED),
    ],
    ends: [SETTLED, 'hold.held'],
  },
  {
    name: 'back to the tickets without a seat, and on again',
    input: inHall,
    steps: [
      ...toSeats,
      ignored(release),
      send(changeTickets, 'choosingTickets'),
      send(removeTicket),
      ignored(confirmTickets),
      send(addTicket),
      send(confirmTickets, SETTLED),
    ],
    ends: [SETTLED, 'hold.absent'],
  },
  {
    name: 'back to the tickets with a held seat: on again, the server holds what is counted now',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      done('holdPlaces', unnamedInHall),
      send(changeTickets, 'choosingTickets', 'hold.held'),
      send(removeTicket),
      send(confirmTickets, HOLDING),
      done('holdPlaces', null, SETTLED, 'hold.absent'),
    ],
    ends: [SETTLED, 'hold.absent'],
  },
  {
    name: 'from the check back to seats and tickets',
    input: inHall,
    steps: [
      done('openOccurrence', opening({ seated: true, booking: held([line({ seat: seat('1'), ...maria })]) })),
      send({ type: 'step.open', step: 'seats' }, SETTLED),
      send(changeTickets, 'choosingTickets'),
      send(confirmTickets, HOLDING),
    ],
    ends: [HOLDING, 'hold.held'],
  },
  {
    name: 'let go from the seats',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      done('holdPlaces', unnamedInHall),
      send(release, 'releasing'),
      done('releaseBooking', undefined, 'released', 'hold.absent'),
      { ...send({ type: 'start.again' }, 'opening'), context: { lines: [], booking: null } },
      done('openOccurrence', opening({ seated: true }), 'choosingTickets'),
      ignored(confirmTickets),
    ],
    ends: ['choosingTickets', 'hold.absent'],
  },
  {
    name: 'let go from the tickets',
    input: inHall,
    steps: [
      ...toSeats,
      send(selectSeat('1')),
      done('holdPlaces', unnamedInHall),
      send(changeTickets),
      send(release, 'releasing'),
      done('releaseBooking', undefined, 'released'),
    ],
    ends: ['released', 'hold.absent'],
  },
];
