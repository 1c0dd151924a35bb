import { assign } from 'xstate';
import { checkoutSetup } from './checkout.setup.ts';

const onNewHold = { target: 'running', reenter: true } as const;
const onExtend = { guard: 'canExtend', target: 'extending' } as const;

/** The timer of the held places, parallel to the step that the person is at. The server decides when it has run out. */
export const holdStates = checkoutSetup.createStateConfig({
  initial: 'absent',
  states: {
    absent: {
      description: 'Nothing is held, or it is paid.',
      on: { 'hold.started': 'running' },
    },
    running: {
      description: 'The places are held and there is time.',
      invoke: {
        src: 'waitForWarning',
        input: ({ context }) => ({ expiresAt: context.booking?.expiresAt ?? '' }),
        onDone: 'expiring',
        onError: 'expiring',
      },
      on: { 'hold.started': onNewHold, 'hold.ended': 'absent', 'hold.expired': 'absent', 'hold.extend': onExtend },
    },
    expiring: {
      description: 'Little time is left; the person can ask for more.',
      invoke: {
        src: 'waitForExpiry',
        input: ({ context }) => ({
          bookingId: context.booking?.id ?? '',
          expiresAt: context.booking?.expiresAt ?? '',
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.expiresAt !== null,
            target: 'running',
            actions: assign(({ context, event }) => ({
              booking: { ...event.output, lines: context.booking?.lines ?? event.output.lines },
            })),
          },
          { target: 'absent', actions: 'expireHold' },
        ],
        onError: 'unsure',
      },
      on: { 'hold.started': onNewHold, 'hold.ended': 'absent', 'hold.expired': 'absent', 'hold.extend': onExtend },
    },
    unsure: {
      description: 'The time should be over, but the server could not be asked.',
      on: { retry: 'expiring', 'hold.started': onNewHold, 'hold.ended': 'absent', 'hold.expired': 'absent' },
    },
    extending: {
      description: 'The server is asked for more time.',
      tags: 'busy',
      invoke: {
        src: 'extendBooking',
        input: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
        onDone: {
          target: 'running',
          actions: assign(({ context, event: { output } }) => ({
            booking: { ...output, lines: context.booking?.lines ?? output.lines },
            problem: null,
          })),
        },
        onError: [
          { guard: 'noMoreTime', target: 'expiring', actions: 'noteNoMoreTime' },
          { guard: 'isOverAsWished', target: 'absent' },
          { guard: 'holdIsOver', target: 'absent', actions: 'expireHold' },
          { target: 'expiring' },
        ],
      },
      on: { 'hold.ended': 'absent', 'hold.expired': 'absent' },
    },
  },
});
