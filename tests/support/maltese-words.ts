const begins = ['Ċ', 'Ġ', 'Ħ', 'Ż', 'Għ'];
const middles = ['ċ', 'ġ', 'ħ', 'ż', 'għ'];
const ends = ['aċ', 'iġ', 'uħ', 'eż', 'à'];

/** A hundred and twenty-five words with every letter of Maltese that other alphabets lack, each at the beginning, in the middle and at the end. */
export const malteseWords: readonly string[] = begins.flatMap((begin) =>
  middles.flatMap((middle) => ends.map((end) => `${begin}a${middle}${end}`)),
);

/** The same in capitals, as names are often typed. */
export const malteseCapitals: readonly string[] = malteseWords.map((word) => word.toLocaleUpperCase('mt'));
