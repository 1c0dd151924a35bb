import type { Paint } from '../theme/palette.ts';
import { Picture } from './Picture.tsx';
import { garments, hairColours, hairs, shirts, skins, walls, type Skin } from './portrait-parts.ts';
import { randomFrom, type Random } from './random.ts';
import { Block, Disc, Shape } from './shapes.tsx';

const shoulders = 'M20 500C30 424 96 404 160 392H240C304 404 370 424 380 500Z';

interface ShirtProps {
  random: Random;
  /** The paint behind the person. */
  wall: Paint;
  /** The paint of the neck. */
  neck: string;
}

function Shirt({ random, wall, neck }: ShirtProps) {
  const worn = random.pick(shirts);
  // A shirt never has the colour of the wall behind it.
  const { shirt, trim } = worn.shirt === wall ? { shirt: worn.trim, trim: worn.shirt } : worn;
  const cut = random.pick(garments);
  return (
    <>
      <Shape paint={shirt} d={shoulders} />
      <path d="M160 320H240V392C240 446 160 446 160 392Z" fill={neck} />
      {cut === 'striped' && (
        <>
          <Shape paint={trim} d="M41 446C120 436 280 436 359 446L368 462C280 452 120 452 32 462Z" />
          <Shape paint={trim} d="M25 480C120 470 280 470 375 480L379 496C280 486 120 486 21 496Z" />
        </>
      )}
      {cut === 'open' && <Shape paint={trim} d="M150 394L200 470L250 394L268 400L206 500H194L132 400Z" />}
      {cut === 'round' && <Shape paint={trim} d="M146 394C156 446 244 446 254 394L268 398C256 466 144 466 132 398Z" />}
    </>
  );
}

function Face({ random, skin }: { random: Random; skin: Skin }) {
  const hasGlasses = random.int(4) === 0;
  return (
    <>
      <ellipse cx={122} cy={258} rx={15} ry={22} fill={skin.shade} />
      <ellipse cx={278} cy={258} rx={15} ry={22} fill={skin.shade} />
      <path d="M122 214C122 150 278 150 278 214C278 300 256 352 200 352C144 352 122 300 122 214Z" fill={skin.face} />
      <Disc x={166} y={250} r={7.5} paint="ink" />
      <Disc x={234} y={250} r={7.5} paint="ink" />
      <path
        d="M201 252C205 270 212 280 206 286C202 290 196 290 191 287"
        fill="none"
        stroke={skin.shade}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path
        d={random.pick([
          'M174 312C188 328 212 328 226 312',
          'M180 316C190 324 210 324 220 316',
          'M172 310C184 334 216 334 228 310Z',
        ])}
        fill="#FFFAEC"
        stroke="#7A2A20"
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {hasGlasses && (
        <g fill="none" stroke="#0D2436" strokeWidth={6}>
          <circle cx={166} cy={250} r={27} />
          <circle cx={234} cy={250} r={27} />
          <path d="M193 246H207" />
        </g>
      )}
    </>
  );
}

/** The drawing of a portrait; see Portrait. */
export function DrawnPortrait({ seed }: { seed: string }) {
  const random = randomFrom(`portrait ${seed}`);
  const { wall, sun } = random.pick(walls);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const colour = random.pick(hairColours);
  return (
    <Picture width={400} height={500} fit="stand">
      <Block w={400} h={500} paint={wall} />
      <Disc x={random.pick([110, 200, 290])} y={210} r={168} paint={sun} />
      <path d={hair.behind} fill={colour} />
      <Shirt random={random} wall={wall} neck={skin.shade} />
      <Face random={random} skin={skin} />
      <path d={hair.brow} fill={colour} />
    </Picture>
  );
}
