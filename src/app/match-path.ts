const optionalPart = /\/:\w+\?/g;
const requiredPart = /:\w+/g;

/** Whether a path fits a pattern of the route table; a slash at the end and the case of letters do not matter. */
export function matchPath(pattern: string, pathname: string): boolean {
  if (pattern === '*') return true;
  const expression = pattern.replaceAll(optionalPart, '(?:/[^/]+)?').replaceAll(requiredPart, '[^/]+');
  return new RegExp(`^${expression === '/' ? '' : expression}/?$`, 'i').test(pathname);
}
