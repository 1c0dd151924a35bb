/** A drawn rectangle with a word in its middle, such as a stretch of road or a stand. */
export const area = (text: string, x: number, y: number, size: { width: number; height: number }, color: string) => ({
  shape: 'rectangle',
  color,
  border_color: color,
  rotation: 0,
  position: { x, y },
  rectangle: size,
  text: { position: { x: size.width / 2, y: size.height / 2 }, color: '#fffdf8', text, size: 17 },
});
