import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { drawSvg, type Marks } from '../chart/draw.ts';

const FAILED = '#D0021B';
const QUIET = '#B8C4CE';

/** Draws a chart with the transitions of the failed step in red, as `<name>-failure.svg`, and returns its path. Makes `folder` if it is missing. */
export async function drawFailure(
  machine: AnyStateMachine,
  walked: readonly string[],
  { folder, name = machine.id }: { folder: string; name?: string },
): Promise<string> {
  const isFailed = (edges: readonly string[]) => edges.some((edge) => walked.includes(edge));
  const marks: Marks = {
    line: (edges) => ({
      id: edges[0] ?? '',
      className: isFailed(edges) ? 'failed' : '',
      color: isFailed(edges) ? FAILED : QUIET,
    }),
    state: (id) => ({ id: `state ${id}`, className: '', color: QUIET }),
  };
  const file = join(folder, `${name}-failure.svg`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await drawSvg(machine, marks));
  return file;
}
