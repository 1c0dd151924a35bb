type Headers = Record<string, string | string[] | undefined>;

const wanted: Record<string, RegExp> = {
  'content-security-policy':
    /^(?!.*'unsafe)(?=.*default-src '(?:self|none)')(?=.*frame-ancestors 'none')(?=.*require-trusted-types-for 'script')/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
};

/** The names of the rules for browsers (acceptance B8) that an answer's headers omit, weaken, or give twice. */
export const rulesMissing = (headers: Headers): string[] =>
  Object.entries(wanted).flatMap(([name, rule]) => (rule.test(String(headers[name])) ? [] : [name]));
