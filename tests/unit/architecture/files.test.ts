import { describe, expect, it } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const within = (...folders: string[]) =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

const MOST_LINES = 300;
const MAY_EXPORT_DEFAULT = /\.page\.tsx$|\.config\.ts$|\.d\.ts$|^tests\/support\/global-setup\.ts$/;
/**
 * The modules that reach the API; files by XMLHttpRequest, which alone reports the progress of an upload. The service worker passes on what
 * pages ask for, and never calls the API.
 */
const TRANSPORT = new Set([
  'src/kit/api/caller.ts',
  'src/kit/api/upload.ts',
  // Asks whether the server answers when the client's own code is lost.
  'src/kit/browser/reload-once.ts',
  'src/worker/worker.ts',
]);
const CLOCK = /^server\/kernel\/clock/;

describe('files', () => {
  it(`are no longer than ${MOST_LINES} lines`, () => {
    const long = files.filter(({ text }) => text.split('\n').length > MOST_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('that start the portal are short: features plug in, and nothing of theirs is wired by hand', () => {
    const start = files.find(({ path }) => path === 'server/portal.ts');
    expect(start?.text.trimEnd().split('\n').length).toBeLessThan(80);
  });

  it('export by name, but for lazy pages and what a tool wants otherwise', () => {
    const named = files.filter(({ path }) => !MAY_EXPORT_DEFAULT.test(path));
    expect(named.flatMap((file) => linesMatching(file, /^export default\b|^export \{[^}]*\bas default\b/))).toEqual([]);
  });

  it('do not only gather the exports of others', () => {
    // A package has one entry.
    const entry = /^packages\/[^/]+\/src\/index\.ts$/;
    const reExport = /^export (\*|(type )?\{[^}]*\})( as \w+)? from '[^']+';$/gm;
    const barrels = files.filter(({ text }) => text.trim() !== '' && text.replaceAll(reExport, '').trim() === '');
    expect(barrels.map(({ path }) => path).filter((path) => !entry.test(path))).toEqual([]);
  });
});

describe('effects have one home', () => {
  it('the page and the charts call no fetch of their own', () => {
    const raw = /(?<![.\w])(?:(?:globalThis|window|self)\.)?fetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/;
    const callers = within('src', 'machines').filter(({ path }) => !TRANSPORT.has(path));
    expect(callers.flatMap((file) => linesMatching(file, raw))).toEqual([]);
  });

  it('the server asks only its clock for the time', () => {
    const asks = /\bDate\.now\(|\bnew Date\(\)|(?<![.\w])now\(\)(?!:)|\b(?:current_timestamp|clock_timestamp)\b/i;
    const rules = within('server').filter(({ path }) => !CLOCK.test(path));
    expect(rules.flatMap((file) => linesMatching(file, asks))).toEqual([]);
  });

  it('the charts know no time, no chance and no storage', () => {
    const knows = /\bDate\b|\bMath\.random\b|\bcrypto\b|\b(?:local|session)Storage\b|\bsetTimeout\b/;
    expect(within('machines').flatMap((file) => linesMatching(file, knows))).toEqual([]);
  });
});
