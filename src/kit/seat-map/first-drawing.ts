import { noWords, type MapPainter, type Patch } from './map-painter.ts';
import type { Size, View } from './view.ts';

interface Surroundings {
  viewport: Size;
  /** In map units. */
  map: Size;
  /** In device pixels a CSS pixel. */
  ratio: number;
  className: string;
}

/** The map's own part of the viewport: there is nothing to draw beyond it, and pixels cost time even where they are empty. */
function seenPart({ scale, left, top }: View, viewport: Size, map: Size, ratio: number): Patch {
  const range = (offset: number, room: number, length: number) => {
    const from = Math.floor(Math.max(-offset, 0) * ratio);
    return [from, Math.max(Math.ceil(Math.min(room - offset, length * scale) * ratio) - from, 1)] as const;
  };
  const [x, width] = range(left, viewport.width, map.width);
  const [y, height] = range(top, viewport.height, map.height);
  return { x, y, width, height };
}

/**
 * The first view of the map in one picture, seats and areas without words: it is there at once. A `TileLayer` follows, which can be panned.
 */
export class FirstDrawing {
  readonly element: HTMLDivElement;
  /** In CSS pixels a map unit. */
  readonly scale: number;
  readonly #ratio: number;

  constructor(painter: MapPainter, view: View, { viewport, map, ratio, className }: Surroundings) {
    this.element = document.createElement('div');
    this.element.className = className;
    this.scale = view.scale;
    this.#ratio = ratio;
    const patch = seenPart(view, viewport, map, ratio);
    const canvas = document.createElement('canvas');
    canvas.width = patch.width;
    canvas.height = patch.height;
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${patch.x / ratio}px`,
      top: `${patch.y / ratio}px`,
      width: `${patch.width / ratio}px`,
      height: `${patch.height / ratio}px`,
    });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) painter.paint(context, patch, view.scale, ratio, noWords);
    this.element.append(canvas);
    this.place(view);
  }

  /** Moves it, and stretches it while zooming, to where the view shows it. */
  place({ scale, left, top }: View): void {
    const snap = (offset: number) => Math.round(offset * this.#ratio) / this.#ratio;
    this.element.style.transform = `translate(${snap(left)}px, ${snap(top)}px) scale(${scale / this.scale})`;
  }
}
