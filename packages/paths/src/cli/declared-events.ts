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

/** The members of a union that are written as objects, in place or under a name of their own; any other as it is written. */
function objectsOf(type: string, sources: string, seen: ReadonlySet<string> = new Set()): string[] {
  return partsOf(type, /\|/).flatMap((member) => {
    if (isObject(member)) return [member];
    if (member === '' || seen.has(member)) return [];
    if (!/^\w+$/.test(member)) return [member];
    const names = new Set([...seen, member]);
    const [, alias] = new RegExp(`\\btype\\s+${member}\\s*=([^]*)`).exec(sources) ?? [];
    if (alias !== undefined) return objectsOf(partsOf(alias, /;/)[0] ?? '', sources, names);
    const [, body] = new RegExp(`\\binterface\\s+${member}\\s*(\\{[^]*)`).exec(sources) ?? [];
    return body === undefined ? [member] : [`{${partsOf(body.slice(1), /$^/)[0]}}`];
  });
}

/** The source of the call that makes an exported chart, up to the next such call. */
function ownPart(name: string, source: string): string {
  const named = name === 'default' ? 'export\\s+default' : `\\b${name}\\s*=`;
  return (
    new RegExp(`${named}\\s*(?:setup|createMachine)\\b([^]*?)(?:\\b(?:setup|createMachine)\\b|$)`).exec(source)?.[1] ??
    ''
  );
}

/** The texts that the type of an event's `type` stands for: written out, or as members of an enum. */
function typesIn(field: string, sources: string): string[] {
  const texts = [...field.matchAll(/['"]([^'"]+)['"]/g)].map(([, text = '']) => text);
  const members = [...field.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, name, member]) => {
    const [, body = ''] = new RegExp(`\\benum\\s+${name}\\s*\\{([^}]*)\\}`).exec(sources) ?? [];
    const [, text] = new RegExp(`\\b${member}\\s*=\\s*['"]([^'"]+)['"]`).exec(body) ?? [];
    return text === undefined ? [] : [text];
  });
  return [...texts, ...members];
}

/** Events by their types, true for one that has no payload; and the types of which nothing can be said, as they are written. */
export type Declared = { events: ReadonlyMap<string, boolean>; unread: readonly string[] };

/**
 * The events that a chart's types declare, as far as they are written out and can only be its own.
 * @param name the chart's export
 * @param source the text of the chart's file
 * @param sources that, and the texts of the files that it imports
 */
export function declaredEvents(name: string, source: string, sources: string): Declared {
  const bare = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '');
  const written = [ownPart(name, bare(source)), bare(source), bare(sources)].map((text) =>
    text.split(/\bevents\s*:\s*\{\s*\}\s*as\s/).slice(1),
  );
  const [types = []] = written.filter((each) => each.length > 0);
  const [type = ''] = partsOf(types.length === 1 ? (types[0] ?? '') : '', /,/);
  const members = objectsOf(type, bare(sources));
  const events = new Map(
    members.filter(isObject).flatMap((object) => {
      const fields = partsOf(object.slice(1), /[;,\n]/).filter((field) => field !== '');
      const named = fields.find((field) => /^(readonly\s+)?type\s*:/.test(field)) ?? '';
      return typesIn(named, bare(sources)).map((each) => [each, fields.length === 1] as const);
    }),
  );
  return { events, unread: members.filter((member) => !isObject(member)) };
}

const isObject = (member: string) => member.startsWith('{');
