import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { countedSteps as stepsOfBooking } from '../../machines/checkout/choice.ts';
import type { RegistrationMeta } from '../../machines/registration/registration.types.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { countedStep, countedSteps as stepsOfRegistration } from '../../machines/registration/steps.ts';

/** The metadata of the states of a chart, or of a part of it. */
const metasOf = <Meta>({ meta, states }: AnyStateNode): Meta[] => [
  ...(meta === undefined ? [] : [meta as Meta]),
  ...Object.values(states).flatMap((each) => metasOf<Meta>(each)),
];

describe('the steps as they are counted', () => {
  it('of a registration are one for each screen: the last look is not the last choice over again', () => {
    const steps = stepsOfRegistration('university_student');
    const metas = metasOf<RegistrationMeta>(registrationMachine.root);
    const screensOf = (step: string) =>
      new Set(metas.filter((meta) => countedStep(meta) === step).map(({ screen }) => screen));
    expect(steps).toHaveLength(10);
    expect(screensOf('VOLUNTEERING')).toContain('volunteering');
    expect(screensOf('VOLUNTEERING')).not.toContain('check');
    expect(screensOf('CHECK')).toEqual(new Set(['check']));
    for (const step of steps) expect(screensOf(step).size, step).toBeGreaterThan(0);
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
