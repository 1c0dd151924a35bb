/** 'MSD2080' as people write it: 'MSD 2080'. */
export const spacedPostcode = (postcode: string): string => postcode.replace(/^([A-Z]{3})(\d{4})$/, '$1 $2');

/** '+356 7912 3456': Maltese numbers in two halves, others as they are. */
export function spacedMobile({ extension, number }: { extension: string; number: string }): string {
  const halves = number.replace(/^(\d{4})(\d{4})$/, '$1 $2');
  return `${extension} ${extension === '+356' ? halves : number}`;
}
