type Size = { width: number; height: number };
type Label = { x: number; y: number; size: number };

/** A drawn rectangle with a word in its middle, or where `label` says, such as a stretch of road or a stand. */
export function area(text: string, x: number, y: number, size: Size, color: string, label?: Label) {
  const { size: textSize, ...position } = label ?? { x: size.width / 2, y: size.height / 2, size: 17 };
  return {
    shape: 'rectangle',
    color,
    border_color: color,
    rotation: 0,
    position: { x, y },
    rectangle: size,
    text: { position, color: '#fffdf8', text, size: textSize },
  };
}
