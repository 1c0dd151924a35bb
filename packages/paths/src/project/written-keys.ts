/** A key of an object in a source, or a name that is declared there: the keys around it and itself, and its line from 1. */
export type WrittenKey = { path: readonly string[]; line: number };

const TOKENS =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`|\b(?:const|let|var)\s+([\w$]+)|[\w$]+(?:\.\d+)?|=>|[{}[\]():,=;]|\n/g;
const PLACE_OF_KEYS = new Set(['{', ',']);

/** The keys of all objects of a TypeScript or JavaScript source, without compiling it: good enough to find a state's line. */
export function writtenKeys(source: string): WrittenKey[] {
  const found: WrittenKey[] = [];
  const frames: { opens: string; key: string | null }[] = [];
  let line = 1;
  let before = '';
  let pending: string | null = null;
  let candidate: { key: string; line: number } | null = null;
  const note = (key: string, at: number) => {
    const around = frames.flatMap((frame) => frame.key ?? []);
    found.push({ path: [...around, key], line: at });
    pending = key;
  };
  for (const [token, declared] of source.matchAll(TOKENS)) {
    const isBlank = token === '\n' || token.startsWith('//') || token.startsWith('/*');
    if (isBlank) {
      line += token.split('\n').length - 1;
      continue;
    }
    if (declared !== undefined) note(declared, line);
    else if (/^[{[(]$/.test(token)) {
      frames.push({ opens: token, key: pending });
      pending = null;
    } else if (/^[}\])]$/.test(token)) pending = frames.pop()?.key ?? null;
    else if (token === ',' || token === ';') pending = null;
    else if (token === ':' && candidate !== null) note(candidate.key, candidate.line);
    const isKey = /^['"\w$]/.test(token) && declared === undefined && frames.at(-1)?.opens === '{';
    candidate = isKey && PLACE_OF_KEYS.has(before) ? { key: token.replaceAll(/^['"]|['"]$/g, ''), line } : null;
    before = token;
    line += token.split('\n').length - 1;
  }
  return found;
}
