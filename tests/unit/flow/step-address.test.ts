import { describe, expect, it } from 'vitest';
import { moveTo } from '../../../src/kit/flow/step-address.ts';

const steps = ['tickets', 'seats', 'names', 'done'];
const anywhere = () => true;
const nowhere = () => false;

describe('the browser’s history follows the chart', () => {
  it('forward, with an entry of its own for a step that can be left for the one before', () => {
    expect(moveTo('seats', ['tickets'], steps, anywhere)).toEqual({ kind: 'push', trail: ['tickets', 'seats'] });
  });

  it('forward in place, where there is no way back', () => {
    expect(moveTo('done', ['tickets', 'names'], steps, nowhere)).toEqual({
      kind: 'replace',
      trail: ['tickets', 'done'],
    });
  });

  it('back to the entry that is there already', () => {
    expect(moveTo('tickets', ['tickets', 'seats', 'names'], steps, anywhere)).toEqual({ kind: 'back', by: 2 });
  });

  it('back in place, where the step was never passed', () => {
    expect(moveTo('tickets', ['names'], steps, anywhere)).toEqual({ kind: 'replace', trail: ['tickets'] });
  });

  it.each([[[]], [['seats']]])('by one entry for the step that is shown: %j', (trail) => {
    expect(moveTo('seats', trail, steps, anywhere)).toEqual({ kind: 'replace', trail: ['seats'] });
  });
});
