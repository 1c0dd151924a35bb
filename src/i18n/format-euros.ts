const euros = new Intl.NumberFormat('en-MT', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Euro cents as a headline has them: '€7', '€7.50'. */
export const formatEuros = (cents: number): string => euros.format(cents / 100);
