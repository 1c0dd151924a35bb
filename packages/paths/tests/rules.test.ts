import { describe, expect, it } from 'vitest';
import { explore } from '../src/explore/explore.ts';
import { brokenRules, eventually, never, tagged } from '../src/explore/rules.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const ferry = explore(ferryMachine, ferryModel);

describe('a rule', () => {
  it('that holds on every path is not spoken of', () => {
    expect(brokenRules(ferry, [never('two trips at once', ({ isIn }) => isIn('lost') && isIn('counting'))])).toEqual(
      [],
    );
  });

  it('that is broken is told with the shortest path that breaks it', () => {
    const [broken] = brokenRules(ferry, [never('the ferry is lost', ({ isIn }) => isIn('flow.lost'))]);
    expect(broken).toContain('rule broken: the ferry is lost; in ferry.trip.flow.lost');
    expect(broken).toContain('after start > places.set #0 > confirm #0 > book done #0');
  });

  it('of what comes later is broken where no way leads there', () => {
    const [broken] = brokenRules(ferry, [eventually('the ferry flies', { later: ({ hasTag }) => hasTag('flying') })]);
    expect(broken).toContain('rule broken: the ferry flies');
  });

  it('that never comes into play says so', () => {
    const idle = eventually('what flies lands', {
      once: ({ hasTag }) => hasTag('flying'),
      later: ({ isIn }) => isIn('counting'),
    });
    expect(brokenRules(ferry, [idle])).toEqual(['rule never comes into play: what flies lands']);
  });

  it('of tags is broken where a tag is missing, or is where it should not be', () => {
    expect(brokenRules(ferry, tagged({ busy: ['booking'] }))).toEqual([]);
    expect(brokenRules(ferry, tagged({ busy: ['booking', 'lost'] })).join()).toContain('in ferry.trip.flow.lost');
    expect(brokenRules(ferry, tagged({ busy: [] })).join()).toContain('in ferry.trip.flow.booking');
  });
});
