const steps = [
  { from: 1024 * 1024, unit: 'MB' },
  { from: 1024, unit: 'kB' },
] as const;

/** Writes the size of a file: '840 kB', '2.4 MB'; the same in both languages. */
export function fileSize(bytes: number): string {
  const step = steps.find(({ from }) => bytes >= from) ?? steps[1];
  const size = bytes / step.from;
  return `${size >= 10 || step.unit === 'kB' ? Math.max(1, Math.round(size)) : size.toFixed(1)} ${step.unit}`;
}
