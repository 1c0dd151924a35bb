const pitch = 25;
const rowDepth = 30;
const aisle = 50;
const total = 50_000;
/** The field of play, its surround, and the radius of the bowl's corners at the first row. */
const field = { width: 2730, height: 1768 };
const straight = { long: 2900, short: 1900 };
const cornerRadius = 420;

interface Tier {
  name: string;
  /** First digit of the tier's blocks. */
  digit: number;
  rows: number;
  /** From the bowl's inner edge to the tier's first row. */
  offset: number;
}

const tiers: Tier[] = [
  { name: 'Lower tier', digit: 1, rows: 30, offset: 0 },
  { name: 'Upper tier', digit: 2, rows: 41, offset: 1020 },
];

/** A block seen from the pitch: straight ones stand along a side, bent ones fill a share of a corner. */
interface Block {
  name: string;
  tier: Tier;
  place: (offset: number) => { count: number; at: (index: number) => [x: number, y: number] };
}

const round = ([x, y]: [number, number]) => ({ x: Math.round(x), y: Math.round(y) });
const turned = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
/** A, B, ... Z, AA, AB, ... */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Middle of a side, seen with the pitch below it: its half length, its distance from the centre, its turn. */
const sides = [
  { stand: 'N', length: straight.long, out: straight.short / 2 + cornerRadius, turn: 0, blocks: 4 },
  { stand: 'E', length: straight.short, out: straight.long / 2 + cornerRadius, turn: Math.PI / 2, blocks: 3 },
  { stand: 'S', length: straight.long, out: straight.short / 2 + cornerRadius, turn: Math.PI, blocks: 4 },
  { stand: 'W', length: straight.short, out: straight.long / 2 + cornerRadius, turn: -Math.PI / 2, blocks: 3 },
];

const blockName = (stand: string, tier: Tier, number: number) =>
  `${stand}${tier.digit}${String(number).padStart(2, '0')}`;

function straightBlocks(tier: Tier): Block[] {
  return sides.flatMap(({ stand, length, out, turn, blocks }) =>
    Array.from({ length: blocks }, (_, block): Block => {
      const share = length / blocks;
      const count = Math.floor((share - aisle) / pitch) + 1;
      const from = -length / 2 + block * share + (share - (count - 1) * pitch) / 2;
      return {
        name: blockName(stand, tier, block + 1),
        tier,
        place: (offset) => ({ count, at: (index) => turned(from + index * pitch, -(out + offset), turn) }),
      };
    }),
  );
}

/** Wedges of a corner: their rows grow with the distance from the pitch. */
function bentBlocks(tier: Tier): Block[] {
  const wedges = tier.digit === 1 ? 2 : 3;
  return sides.flatMap(({ stand, length, out, turn, blocks }) =>
    Array.from({ length: wedges }, (_, wedge): Block => ({
      name: blockName(stand, tier, blocks + wedge + 1),
      tier,
      place: (offset) => {
        const radius = cornerRadius + offset;
        const share = ((Math.PI / 2) * radius) / wedges;
        const count = Math.floor((share - aisle) / pitch) + 1;
        const from = wedge * share + (share - (count - 1) * pitch) / 2;
        const at = (index: number) => {
          const angle = (from + index * pitch) / radius;
          return turned(length / 2 + radius * Math.sin(angle), -(out - cornerRadius) - radius * Math.cos(angle), turn);
        };
        return { count, at };
      },
    })),
  );
}

interface RowSketch {
  block: Block;
  letter: string;
  seats: { x: number; y: number }[];
}

function sketchRows(blocks: readonly Block[]): RowSketch[] {
  return blocks.flatMap((block) =>
    Array.from({ length: block.tier.rows }, (_, row) => {
      const { count, at } = block.place(block.tier.offset + row * rowDepth);
      return { block, letter: letters(row), seats: Array.from({ length: count }, (_, index) => round(at(index))) };
    }),
  );
}

/** Takes seats from the ends of the topmost rows, one a row in turn, until `total` are left. */
function trim(rows: readonly RowSketch[]): void {
  const upper = rows.filter(({ block }) => block.tier.digit === 2).reverse();
  let spare = rows.reduce((sum, row) => sum + row.seats.length, 0) - total;
  if (spare < 0) throw new Error(`The bowl is ${-spare} seats short of ${total}: give a tier more rows.`);
  for (let turn = 0; spare > 0; turn += 1, spare -= 1) upper[turn % upper.length]?.seats.pop();
}

function drawRow({ block, letter, seats }: RowSketch) {
  const [first = { x: 0, y: 0 }] = seats;
  const name = `${block.name}-${letter}`;
  return {
    row_number: name,
    row_number_position: 'both',
    position: first,
    seats: seats.map(({ x, y }, index) => ({
      seat_guid: `${name}-${index + 1}`,
      seat_number: String(index + 1),
      position: { x: x - first.x, y: y - first.y },
      category: block.tier.name,
    })),
  };
}

function pitchArea() {
  const { width, height } = field;
  const shape = { rotation: 0, border_color: '#fffaec', color: '#1f7a4a' };
  const text = { position: { x: 0, y: 0 }, color: '#fffaec', text: '', size: 220 };
  return [
    { ...shape, shape: 'rectangle', position: { x: -width / 2, y: -height / 2 }, rectangle: { width, height }, text },
    { ...shape, shape: 'rectangle', position: { x: -1, y: -height / 2 }, rectangle: { width: 2, height }, text },
    {
      ...shape,
      shape: 'circle',
      position: { x: 0, y: 0 },
      circle: { radius: 238 },
      text: { ...text, text: 'Pitch', size: 150 },
    },
  ];
}

/** A stadium of 50,000 seats: two tiers of straight and bent blocks around a pitch. Zones are blocks; row names are unique in the plan. */
export function drawStadium() {
  const blocks = tiers.flatMap((tier) => [...straightBlocks(tier), ...bentBlocks(tier)]);
  blocks.sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows = sketchRows(blocks);
  trim(rows);
  const reach = cornerRadius + 1020 + 41 * rowDepth + 60;
  const centre = { x: straight.long / 2 + reach, y: straight.short / 2 + reach };
  return {
    name: "Ta' Qali stadium",
    categories: tiers.map(({ name }, index) => ({ name, color: ['#0b55ae', '#c4321f'][index] ?? '#0b55ae' })),
    size: { width: 2 * centre.x, height: 2 * centre.y },
    zones: blocks.map((block, index) => ({
      name: block.name,
      position: centre,
      rows: rows.filter((row) => row.block === block).map(drawRow),
      areas: index === 0 ? pitchArea() : [],
    })),
  };
}
