import {
  readLength,
  readList,
  readNumber,
  readObject,
  readPosition,
  readText,
  type Position,
  type Report,
} from './fields.ts';

/** The text in the middle of an area, or beside it. Positions are relative to the area. */
export interface AreaText {
  position: Position;
  color: string;
  text: string;
  /** Height of the letters in plan units. */
  size: number;
}

/** The outline of an area, relative to its position. */
export type AreaShape =
  | { shape: 'rectangle'; rectangle: { width: number; height: number } }
  | { shape: 'circle'; circle: { radius: number } }
  | { shape: 'ellipse'; ellipse: { radius: Position } }
  | { shape: 'polygon'; polygon: { points: Position[] } }
  | { shape: 'text' };

/** A drawn part of a zone without seats: a stage, a pitch, a label. */
export type PlanArea = AreaShape & {
  color: string;
  border_color: string;
  /** Degrees, clockwise, about the position. */
  rotation: number;
  /** Relative to the zone. */
  position: Position;
  text: AreaText;
};

const shapes = ['rectangle', 'circle', 'ellipse', 'polygon', 'text'] as const;
const origin: Position = { x: 0, y: 0 };

function readShape(area: Readonly<Record<string, unknown>>, path: string, report: Report): AreaShape {
  const shape = shapes.find((known) => known === area['shape']);
  const inside = () => readObject(area[shape ?? ''], `${path}.${shape}`, report);
  const at = `${path}.${shape}`;
  switch (shape) {
    case 'rectangle':
      return {
        shape,
        rectangle: {
          width: readLength(inside(), 'width', at, report),
          height: readLength(inside(), 'height', at, report),
        },
      };
    case 'circle':
      return { shape, circle: { radius: readLength(inside(), 'radius', at, report) } };
    case 'ellipse':
      return { shape, ellipse: { radius: readPosition(inside(), 'radius', at, report) } };
    case 'polygon':
      return { shape, polygon: { points: readPoints(inside(), at, report) } };
    case 'text':
      return { shape };
    default:
      report(`${path}.shape`, `Use one of ${shapes.join(', ')}; found ${JSON.stringify(area['shape']) ?? 'nothing'}.`);
      return { shape: 'text' };
  }
}

const readPoints = (polygon: Readonly<Record<string, unknown>>, path: string, report: Report) =>
  readList(polygon, 'points', path, report, (point, at) => readPosition({ point }, 'point', at, report));

function readAreaText(value: unknown, path: string, report: Report): AreaText {
  const text = value === undefined ? {} : readObject(value, path, report);
  return {
    position: readPosition(text, 'position', path, report, origin),
    color: readText(text, 'color', path, report, ''),
    text: readText(text, 'text', path, report, ''),
    size: readLength(text, 'size', path, report, 16),
  };
}

/** One area of a zone. Reports unknown shapes and invalid measures with their path. */
export function readArea(value: unknown, path: string, report: Report): PlanArea {
  const area = readObject(value, path, report);
  return {
    ...readShape(area, path, report),
    color: readText(area, 'color', path, report, ''),
    border_color: readText(area, 'border_color', path, report, ''),
    rotation: readNumber(area, 'rotation', path, report, 0),
    position: readPosition(area, 'position', path, report, origin),
    text: readAreaText(area['text'], `${path}.text`, report),
  };
}
