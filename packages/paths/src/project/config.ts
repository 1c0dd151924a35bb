import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { oddValue, OF_SETTINGS } from './checked-values.ts';
import { importFile } from './import-file.ts';
import { suggestionFor } from './nearest-name.ts';

export type BrowserReplay = {
  /** The number of the one path to replay; all of them by default. */
  path: number | undefined;
  /** After this many seconds no further path is begun. */
  seconds: number;
};

/** A project's settings, the default export of its `paths.config.ts`. Every one of them can be left out. */
export type PathsConfig = {
  /** The files that export a chart, as globs from the folder of the settings; every `*.machine.ts` (or .js) below it by default. */
  charts?: string | readonly string[];
  /** The file with a chart's cases, journeys and rules, with `{name}` for the chart's name; beside the chart by default. */
  model?: string;
  /** The folder for reports and for drawings of failures. */
  out?: string;
  /**
   * The address that opens a line of a chart, with `{file}` (the whole path) or `{path}` (from the settings' folder) and `{line}`;
   * `vscode://file{file}:{line}` by default.
   */
  editor?: string;
  /** The command that records a traffic log, with `{log}` for its file: for whoever has none yet. */
  recordLog?: string;
  /** The walks in a browser, for projects that have any. */
  browser?: {
    /** Replays a chart's walk. @throws if the chart has none */
    replay: (chart: string, options: BrowserReplay) => Promise<{ passed: number; failed: number; isCut: boolean }>;
    /** The transitions that a chart's walk leaves out, each with the reason; null if the chart has no walk. */
    leftOut: (chart: string) => Promise<Readonly<Record<string, string>> | null>;
  };
};

const NAMES = ['ts', 'mts', 'js', 'mjs'].map((kind) => `paths.config.${kind}`);

/**
 * The settings of the project that a folder belongs to: those of the nearest `paths.config.ts` in it or above it, or none.
 * @returns the settings, and the folder that their paths start from
 */
export async function readConfig(folder: string): Promise<{ root: string; config: PathsConfig }> {
  for (let at = folder; ; at = dirname(at)) {
    const file = NAMES.map((name) => join(at, name)).find((path) => existsSync(path));
    if (file !== undefined) {
      const { default: config } = await importFile(file);
      if (typeof config !== 'object' || config === null)
        throw new Error(`${file} must export its settings: \`export default { … } satisfies PathsConfig\`.`);
      checkSettings(config, file);
      return { root: at, config };
    }
    if (dirname(at) === at) return { root: folder, config: {} };
  }
}

const SETTINGS = ['charts', 'model', 'out', 'editor', 'recordLog', 'browser'] as const satisfies (keyof PathsConfig)[];

function checkSettings(config: object, file: string): void {
  const odd = Object.keys(config).find((name) => !SETTINGS.some((each) => each === name));
  if (odd !== undefined) throw new Error(`${file} has no setting '${odd}'; ${suggestionFor(odd, SETTINGS)}`);
  const value = oddValue(config, OF_SETTINGS);
  if (value !== null) throw new Error(`${file}: the setting ${value}.`);
}
