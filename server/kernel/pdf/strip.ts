/** The drawing at the head of a page, in its own units. */
export type DrawnStrip = {
  width: number;
  height: number;
  /** SVG of filled rectangles, circles and outlines, in groups and panes. */
  art: string;
};

/** The choice of an event's scene: a seed, or a named scene. */
export type Poster = { seed: string; scene: string | null };

type Attributes = Record<string, string | undefined>;

const numbersIn = (text = ''): number[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

function move(pdf: PDFKit.PDFDocument, transform = ''): void {
  for (const [, kind, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = numbersIn(list);
    if (kind === 'translate') pdf.translate(a, b ?? 0);
    if (kind === 'scale') pdf.scale(a, b ?? a);
    if (kind === 'rotate') pdf.rotate(a, { origin: [b ?? 0, c ?? 0] });
  }
}

/** Moves to a pane within the drawing, which cuts its contents at its edges. */
function enterPane(pdf: PDFKit.PDFDocument, { x, y, width, height, viewBox }: Attributes): void {
  const [, , across = 1, down = 1] = numbersIn(viewBox);
  pdf.translate(Number(x ?? 0), Number(y ?? 0)).scale(Number(width) / across, Number(height) / down);
  pdf.rect(0, 0, across, down).clip();
}

function paint(pdf: PDFKit.PDFDocument, of: Attributes): void {
  if (of['stroke'] === undefined) {
    pdf.fill(of['fill'] ?? '#000000');
    return;
  }
  pdf
    .lineWidth(Number(of['stroke-width'] ?? 1))
    .lineCap('round')
    .lineJoin('round')
    .stroke(of['stroke']);
}

/** Draws the portal's own scenes: it knows no more of SVG than they use. Fills a box of this width from its top left corner. */
export function drawStrip(
  pdf: PDFKit.PDFDocument,
  strip: DrawnStrip,
  box: { x: number; y: number; width: number },
): void {
  pdf
    .save()
    .translate(box.x, box.y)
    .scale(box.width / strip.width);
  pdf.rect(0, 0, strip.width, strip.height).clip();
  for (const [, close, name, rest = ''] of strip.art.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const isGroup = name === 'g' || name === 'svg';
    if (close) {
      if (isGroup) pdf.restore();
      continue;
    }
    const of: Attributes = Object.fromEntries(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    if (isGroup) pdf.save();
    if (name === 'g') move(pdf, of['transform']);
    if (name === 'svg') enterPane(pdf, of);
    if (name === 'rect')
      paint(pdf.rect(Number(of['x']), Number(of['y']), Number(of['width']), Number(of['height'])), of);
    if (name === 'circle') paint(pdf.circle(Number(of['cx']), Number(of['cy']), Number(of['r'])), of);
    if (name === 'path') paint(pdf.path(of['d'] ?? ''), of);
  }
  pdf.restore();
}
