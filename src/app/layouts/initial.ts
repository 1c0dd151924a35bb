/** The first letter of a name as Maltese counts letters: Għ is one. */
export function initialOf(name: string): string {
  const trimmed = name.trim().normalize('NFC');
  if (/^għ/i.test(trimmed)) return 'Għ';
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('mt');
}
