import type { PlanArea } from '../../../machines/seat-plan/areas.ts';
import type { PlanZone } from '../../../machines/seat-plan/plan.ts';
import { contrast } from './colour-maths.ts';
import { areaExtent } from './plan-bounds.ts';
import type { PaintContext } from './map-painter.ts';
import type { SeatColours } from './seat-colours.ts';
import type { SeatMapModel } from './seat-map-model.ts';
import type { Point, Rect } from './view.ts';

/** An area ready to paint: its outline in plan units about `at`, and its bounds. */
export interface DrawnArea {
  area: PlanArea;
  /** From the drawing's corner, in plan units. */
  at: Point;
  path: Path2D;
  /** In map units; includes the text. */
  bounds: Rect;
}

function outline(area: PlanArea): Path2D {
  const path = new Path2D();
  if (area.shape === 'rectangle') path.rect(0, 0, area.rectangle.width, area.rectangle.height);
  if (area.shape === 'circle') path.arc(0, 0, area.circle.radius, 0, 2 * Math.PI);
  if (area.shape === 'ellipse') path.ellipse(0, 0, area.ellipse.radius.x, area.ellipse.radius.y, 0, 0, 2 * Math.PI);
  if (area.shape === 'polygon') {
    for (const { x, y } of area.polygon.points) path.lineTo(x, y);
    path.closePath();
  }
  return path;
}

/** The rectangle around an area and its words, in absolute plan units. */
function boundsOf(zone: PlanZone, area: PlanArea): Rect {
  const { text, position, size } = area.text;
  const words = Math.hypot(position.x, position.y) + text.length * size;
  const at = { x: zone.position.x + area.position.x, y: zone.position.y + area.position.y };
  const points = areaExtent(zone, area);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const reach = text === '' ? 0 : words;
  return {
    left: Math.min(...xs, at.x - reach) - 2,
    top: Math.min(...ys, at.y - reach) - 2,
    right: Math.max(...xs, at.x + reach) + 2,
    bottom: Math.max(...ys, at.y + reach) + 2,
  };
}

/** The plan's areas, first drawn first. */
export function drawnAreas({ plan, unit, origin }: SeatMapModel): DrawnArea[] {
  const toMap = (length: number, from: number) => (length - from) * unit;
  return plan.zones.flatMap((zone) =>
    zone.areas.map((area) => {
      const { left, top, right, bottom } = boundsOf(zone, area);
      return {
        area,
        at: { x: zone.position.x + area.position.x - origin.x, y: zone.position.y + area.position.y - origin.y },
        path: outline(area),
        bounds: {
          left: toMap(left, origin.x),
          top: toMap(top, origin.y),
          right: toMap(right, origin.x),
          bottom: toMap(bottom, origin.y),
        },
      };
    }),
  );
}

/** Least contrast at which an area is visible on the page. */
const leastContrast = 1.25;
/** WCAG AA for large text. */
const readable = 3;

interface AreaPaint {
  fill: string;
  border: string;
  words: string;
}

/** The plan's own colours if they are visible on the page; else the theme's ink, so that a dark stage is visible in the dark theme too. */
export function areaPaint(area: PlanArea, colours: SeatColours): AreaPaint {
  const drowned = area.color !== '' && contrast(area.color, colours.stone) < leastContrast;
  const fill = drowned ? colours.ink : area.color;
  const behind = area.shape === 'text' || fill === '' ? colours.stone : fill;
  const candidates = [area.text.color, colours.stone, colours.ink];
  const words = candidates.find((colour) => contrast(colour, behind) >= readable) ?? colours.ink;
  return { fill, border: drowned ? colours.ink : area.border_color, words };
}

/**
 * Paints one area beneath the canvas's present content, from front to back: words, border, fill. The context must be in
 * 'destination-over' with its transform on plan units.
 */
export function paintUnder(
  context: PaintContext,
  { area, at, path }: DrawnArea,
  colours: SeatColours,
  words: string,
): void {
  const paint = areaPaint(area, colours);
  context.save();
  context.translate(at.x, at.y);
  context.rotate((area.rotation * Math.PI) / 180);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (words !== '') {
    context.font = `800 ${area.text.size}px ${colours.displayFont}`;
    context.fillStyle = paint.words;
    context.fillText(words, area.text.position.x, area.text.position.y);
  }
  if (paint.border !== '') {
    context.lineWidth = 1.5;
    context.strokeStyle = paint.border;
    context.stroke(path);
  }
  if (paint.fill !== '') {
    context.fillStyle = paint.fill;
    context.fill(path);
  }
  context.restore();
}
