import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '../../paths/cli.ts');
const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

describe('npm run paths', () => {
  it('teaches by example', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('npm run paths -- explore checkout');
  });

  it.each([
    [['explore', 'chekout'], "There is no chart 'chekout'; did you mean checkout?"],
    [['expolre'], "There is no command 'expolre'; did you mean explore?"],
    [['cover', 'checkout', '--by', 'gaurds'], "There is no criterion 'gaurds'; did you mean guards?"],
  ])('suggests the nearest name: %j', (args, says) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });

  it('writes a chart as text', () => {
    const { status, stdout } = run('mermaid', 'booking');
    expect(status).toBe(0);
    expect(stdout).toContain('stateDiagram-v2');
  });
});
