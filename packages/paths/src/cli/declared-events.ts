/** The parts of a type between separators that stand in none of its brackets. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text.replaceAll('=>', '  ')) {
    if ('{([<'.includes(char)) depth += 1;
    if ('})]>'.includes(char)) depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && separator.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/** The members of a union that are written as objects, in place or under a name of their own. */
function objectsOf(type: string, sources: string, seen: ReadonlySet<string> = new Set()): string[] {
  return partsOf(type, /\|/).flatMap((member) => {
    if (member.startsWith('{')) return [member];
    if (!/^\w+$/.test(member) || seen.has(member)) return [];
    const names = new Set([...seen, member]);
    const [, alias] = new RegExp(`\\btype\\s+${member}\\s*=([^]*)`).exec(sources) ?? [];
    if (alias !== undefined) return objectsOf(partsOf(alias, /;/)[0] ?? '', sources, names);
    const [, body] = new RegExp(`\\binterface\\s+${member}\\s*(\\{[^]*)`).exec(sources) ?? [];
    return body === undefined ? [] : [`{${partsOf(body.slice(1), /$^/)[0]}}`];
  });
}

/**
 * The events that a chart's types declare, as far as they are written out and can only be its own; true for one that has no payload.
 * @param source the text of the chart's file
 * @param sources that, and the texts of the files that it imports
 */
export function declaredEvents(source: string, sources: string): ReadonlyMap<string, boolean> {
  const bare = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '');
  const written = [source, sources].map((text) =>
    bare(text)
      .split(/\bevents\s*:\s*\{\s*\}\s*as\s/)
      .slice(1),
  );
  const [types = []] = written.filter((each) => each.length > 0);
  const [type = ''] = partsOf(types.length === 1 ? (types[0] ?? '') : '', /,/);
  return new Map(
    objectsOf(type, bare(sources)).flatMap((object) => {
      const fields = partsOf(object.slice(1), /[;,\n]/).filter((field) => field !== '');
      const named = fields.find((field) => /^(readonly\s+)?type\s*:/.test(field)) ?? '';
      const names = [...named.matchAll(/['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
      return names.map((name) => [name, fields.length === 1] as const);
    }),
  );
}
