/** A drawn rectangle with a word in the middle of what `indent` leaves of it, such as a stretch of road or a stand. */
export const area = (text: string, x: number, y: number, size: { width: number; height: number }, color: string, indent = 0) => ({
  shape: 'rectangle',
  color,
  border_color: color,
  rotation: 0,
  position: { x, y },
  rectangle: size,
  text: { position: { x: (size.width + indent) / 2, y: size.height / 2 }, color: '#fffdf8', text, size: 17 },
});
