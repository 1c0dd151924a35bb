import { largePicture, MOST_MIB, sendAtOnce } from '../../support/large-pictures.ts';
import { stageBuyers } from '../../support/stage.ts';
import { atMost, type Figure, none, percentile, some } from '../figure.ts';
import type { InputStage } from './input.ts';

const PICTURES = 24;
const BOUND_MS = 1000;

/** C4: two dozen pictures of 40 megapixels at once, beside somebody who reads pages. */
export async function largePictures({ db, portal }: InputStage): Promise<Figure[]> {
  const { statuses, grown, mostAtOnce, pages } = await sendAtOnce(
    portal,
    await stageBuyers(db, PICTURES),
    await largePicture(),
  );
  const p95 = percentile(
    pages.map(({ ms }) => ms),
    0.95,
  );
  return [
    atMost(`${PICTURES} pictures of 40 megapixels at once: memory beyond that at rest`, grown, MOST_MIB, ' MiB'),
    atMost('pictures looked at in the same moment', mostAtOnce, 2),
    some('pictures kept', statuses.filter((status) => status === 200).length),
    none(
      'pictures neither kept nor asked to come back',
      statuses.filter((each) => each !== 200 && each !== 503).length,
    ),
    atMost('a page’s p95 meanwhile', p95, BOUND_MS, ' ms'),
    none('pages not answered', pages.filter(({ status }) => status !== 200).length),
  ];
}
