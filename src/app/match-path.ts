const part = /\/:(\w+)(\?)?/g;

/** A pattern of the route table as an expression; a slash at the end and the case of letters do not matter. */
function expressionOf(pattern: string): RegExp {
  if (pattern === '*') return /^/;
  const expression = pattern.replaceAll(part, (_, name: string, optional?: string) =>
    optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
  );
  return new RegExp(`^${expression === '/' ? '' : expression}/?$`, 'i');
}

/** Whether a path fits a pattern of the route table. */
export const matchPath = (pattern: string, pathname: string): boolean => expressionOf(pattern).test(pathname);

/** The parts of a path that a pattern names, decoded. */
export function paramsOf(pattern: string, pathname: string): Record<string, string | undefined> {
  const groups = expressionOf(pattern).exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value && decodePart(value)]));
}

function decodePart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
