// Draws the demo union's seat plans again: `node content/plans/draw.ts`. Plans drawn in pretix's editor can stand beside them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCarPark } from './car-park.ts';
import { drawExpoFloor } from './expo-floor.ts';
import { drawHall } from './hall.ts';
import { drawStadium } from './stadium.ts';

const plans = { 'car-park.json': drawCarPark(), 'temi-zammit-hall.json': drawHall(), 'ta-qali-stadium.json': drawStadium(), 'expo-floor.json': drawExpoFloor() };

for (const [file, plan] of Object.entries(plans)) {
  writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(plan)}\n`);
  const seats = plan.zones.flatMap((zone) => zone.rows.flatMap((row) => row.seats));
  console.log(`${file}: ${seats.length} seats in ${plan.zones.length} zones`);
}
