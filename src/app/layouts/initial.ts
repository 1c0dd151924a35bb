/** The first letter of a name in the Maltese alphabet: Għ is one letter. */
export function initialOf(name: string): string {
  const trimmed = name.trim().normalize('NFC');
  if (/^għ/i.test(trimmed)) return 'Għ';
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('mt');
}
