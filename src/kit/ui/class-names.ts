/** The given classes in one attribute value, without those that are absent. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
