import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { countedSteps as stepsOfBooking } from '../../machines/checkout/counted-steps.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { countedSteps as stepsOfRegistration } from '../../machines/registration/steps.ts';

/** What the states of a chart, or of a part of it, say of themselves. */
const metasOf = <Meta>({ meta, states }: AnyStateNode): Meta[] => [
  ...(meta === undefined ? [] : [meta as Meta]),
  ...Object.values(states).flatMap((each) => metasOf<Meta>(each)),
];

describe('the steps as they are counted', () => {
  it('of a registration are one for each screen: the last look is not the last choice over again', () => {
    const steps = stepsOfRegistration('university_student');
    const metas = metasOf<{ counted: string | null; heading: string }>(registrationMachine.root);
    const headingsAt = (step: string) =>
      new Set(metas.filter(({ counted }) => counted === step).map((at) => at.heading));
    expect(steps).toHaveLength(10);
    expect(headingsAt('VOLUNTEERING')).toContain('registration:volunteering.heading');
    expect(headingsAt('VOLUNTEERING')).not.toContain('registration:check.heading');
    expect(headingsAt('CHECK')).toEqual(new Set(['registration:check.heading']));
    for (const step of steps) expect(headingsAt(step).size, step).toBeGreaterThan(0);
  });

  it('of an organisation end where its registration does', () => {
    expect(stepsOfRegistration('organisation')).toEqual(['REGISTRATION', 'VERIFICATION', 'PERSONAL', 'CONTACT']);
  });

  it('of a booking are as many at the first step as at the last, whatever it costs', () => {
    const steps = new Set(metasOf<{ step: string }>(checkoutMachine.root).map(({ step }) => step));
    expect(stepsOfBooking({ seated: true })).toEqual(['tickets', 'seats', 'attendees', 'check']);
    expect(stepsOfBooking({ seated: false })).toEqual(['tickets', 'attendees', 'check']);
    for (const step of stepsOfBooking({ seated: true })) expect(steps).toContain(step);
  });
});
