/** Seats of a block, across and deep. */
const block = { columns: 25, rows: 20 };
const pitch = 25;
const aisle = 75;

/** A plan of `count` seats (a multiple of 500) in blocks around as square a field as can be, as pretix's editor writes it. */
export function planOf(count: number) {
  const blocks = count / (block.columns * block.rows);
  const across = Math.ceil(Math.sqrt(blocks * 0.8));
  const [stepX, stepY] = [block.columns * pitch + aisle, block.rows * pitch + aisle];
  return {
    name: `${count} seats`,
    categories: [{ name: 'Stalls', color: '#0b55ae' }],
    size: { width: across * stepX + aisle, height: Math.ceil(blocks / across) * stepY + aisle },
    zones: Array.from({ length: blocks }, (_, at) => ({
      name: `B${at + 1}`,
      position: { x: aisle + (at % across) * stepX, y: aisle + Math.floor(at / across) * stepY },
      rows: Array.from({ length: block.rows }, (_row, row) => ({
        row_number: `B${at + 1}-${String.fromCharCode(65 + row)}`,
        row_number_position: 'both',
        position: { x: 0, y: row * pitch },
        seats: Array.from({ length: block.columns }, (_seat, seat) => ({
          seat_guid: `${at}-${row}-${seat}`,
          seat_number: String(seat + 1),
          position: { x: seat * pitch, y: 0 },
          category: 'Stalls',
        })),
      })),
    })),
  };
}
