const euros = new Intl.NumberFormat('en-MT', { style: 'currency', currency: 'EUR' });

/** Euro cents as both languages of Malta write them: '€12.00'. */
export const formatCents = (cents: number): string => euros.format(cents / 100);
