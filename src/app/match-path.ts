import { decoded } from '../kit/decoded.ts';

const part = /\/:(\w+)(\?)?/g;

/** A pattern of the route table as a regular expression; a trailing slash and upper or lower case do not matter. */
function expressionOf(pattern: string): RegExp {
  if (pattern === '*') return /^/;
  const expression = pattern.replaceAll(part, (_, name: string, optional?: string) =>
    optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
  );
  return new RegExp(`^${expression === '/' ? '' : expression}/?$`, 'i');
}

/** True if a path matches a pattern of the route table. */
export const matchPath = (pattern: string, pathname: string): boolean => expressionOf(pattern).test(pathname);

/** The segments of a path that a pattern names, decoded. */
export function paramsOf(pattern: string, pathname: string): Record<string, string | undefined> {
  const groups = expressionOf(pattern).exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value && decoded(value)]));
}
