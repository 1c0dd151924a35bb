import type { Database } from '../../../server/kernel/db/database.ts';
import { clientOf } from '../../support/client.ts';
import { brokenPromises, crowdUnguarded, rushForSlots, stageRushSlots } from '../../support/interview-rush.ts';
import { stageBuyers } from '../../support/stage.ts';
import { control, type Figure, none } from './figure.ts';

const RUSHES = 5;
const STUDENTS = 300;
const COMPANIES = 3;
const SLOTS = 60;

/** K4: three hundred students for sixty slots at two servers, as S4. */
export async function interviews(db: Database, urls: string[], tell: (line: string) => void): Promise<Figure[]> {
  const sums = { shared: 0, repeated: 0, overlapping: 0, kept: 0 };
  const unexpected: string[] = [];
  for (let rush = 1; rush <= RUSHES; rush += 1) {
    tell(`K4: ${rush} of ${RUSHES}`);
    const slots = await stageRushSlots(db, SLOTS / COMPANIES);
    const students = await stageBuyers(db, STUDENTS);
    const people = students.map((buyer, at) => ({ client: clientOf(urls[at % urls.length] ?? '', buyer, fetch) }));
    unexpected.push(...(await rushForSlots(people, slots)).unexpected);
    const broken = await brokenPromises(db, slots);
    sums.shared += broken.shared;
    sums.repeated += broken.repeated;
    sums.overlapping += broken.overlapping;
    sums.kept += broken.kept;
  }
  const [one, other] = await stageBuyers(db, 2);
  if (one === undefined || other === undefined) throw new Error('Nobody was staged');
  const unguarded = await crowdUnguarded(db, one, other, false);
  return [
    none(`K4: ${RUSHES} times ${STUDENTS} students for ${SLOTS} slots: slots shared`, sums.shared),
    none('K4: second interviews with one company', sums.repeated),
    none('K4: interviews that overlap', sums.overlapping),
    none(`K4: answers that nobody may get ${[...new Set(unexpected)].join(', ')}`, unexpected.length),
    control('K4: interviews booked', sums.kept),
    control(
      'K4: promises broken without the constraints',
      unguarded.shared + unguarded.repeated + unguarded.overlapping,
    ),
  ];
}
