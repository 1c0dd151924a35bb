import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { interviewMachine } from '../../machines/interview/interview.machine.ts';
import type { Interview, Standing } from '../../machines/interview/interview.types.ts';
import { journeys } from '../models/interview/interview.journeys.ts';
import { model, rules } from '../models/interview/interview.model.ts';
import { interview } from '../models/interview/interview.steps.ts';
import { testChart } from './chart-tests.ts';

testChart(interviewMachine, { model, journeys, rules });

it('is booked although the hold ends while the server books', async () => {
  const booking = Promise.withResolvers<Interview>();
  const expiry = Promise.withResolvers<void>();
  const actor = createActor(
    interviewMachine.provide({
      actors: {
        readStanding: fromPromise<Standing, { company: string }>(async () => ({ interview: interview(), free: 1 })),
        waitForExpiry: fromPromise(() => expiry.promise),
        confirmInterview: fromPromise(() => booking.promise),
        watchSession: fromCallback(() => undefined),
      },
    }),
    { input: { company: 'a company', wanted: null, chosen: { half: null, cv: null } } },
  ).start();
  await waitFor(actor, (state) => state.matches({ held: 'cv' }));
  actor.send({ type: 'cv.choose', cv: null });
  actor.send({ type: 'interview.confirm' });
  expiry.resolve();
  await expiry.promise;
  booking.resolve(interview('booked'));
  await waitFor(actor, (state) => !state.hasTag('busy'));
  expect(actor.getSnapshot().value).toEqual({ booked: 'resting' });
});
