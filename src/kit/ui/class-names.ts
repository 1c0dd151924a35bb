/** Joins the given classes for one attribute, leaving out absent ones. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
