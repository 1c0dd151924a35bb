import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPaths as run } from './cli.ts';

describe('npm run paths', () => {
  it.each([
    [['explore', 'chekout'], "There is no chart 'chekout'; did you mean checkout?"],
    [['expolre'], "There is no command 'expolre'; did you mean explore?"],
    [['cover', 'checkout', '--by', 'gaurds'], "There is no criterion 'gaurds'; did you mean guards?"],
    [['cover', 'booking', 'chekout'], "There is no chart 'chekout'; did you mean checkout?"],
    [['cover', 'booking', '--rondom', '7'], "There is no option '--rondom'; did you mean --random?"],
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

  it('reports as a page, Markdown and JSON, and goes on with the history', () => {
    const out = mkdtempSync(join(tmpdir(), 'gq-paths-'));
    try {
      for (let time = 0; time < 2; time += 1) expect(run('report', 'booking', '--out', out).status).toBe(0);
      const read = (name: string) => readFileSync(join(out, name), 'utf8');
      expect((JSON.parse(read('report.json')) as { history: unknown[] }).history).toHaveLength(2);
      expect(read('report.md')).toContain('| booking | 9/9 | 32/32 |');
      expect(read('report.html')).toContain('booking-line-0');
      expect(read('report.html')).toContain('The server runs this chart');
      expect(read('report.html')).not.toMatch(/(src|href)="http/);
    } finally {
      rmSync(out, { recursive: true });
    }
  });

  it('replays paths as they were written, and tells what leads elsewhere by now', () => {
    const out = mkdtempSync(join(tmpdir(), 'gq-paths-'));
    try {
      const file = join(out, 'paths.json');
      const written = run('cover', 'booking', '--to', 'paid', '--as', 'json').stdout;
      writeFileSync(file, written);
      expect(run('replay', 'booking', '--from', file).status).toBe(0);
      writeFileSync(file, written.replace(/"booking\.paid"(?![^]*"booking\.paid")/, '"booking.cancelled"'));
      const { status, stdout } = run('replay', 'booking', '--from', file, '--out', out);
      expect(status).toBe(1);
      expect(stdout).toContain('expected booking.cancelled, stands in booking.paid');
      expect(stdout).toContain(`Again: npx xstate-paths replay booking --path 1 --from ${file}`);
      expect(readFileSync(join(out, 'booking-1-failure.svg'), 'utf8')).toContain('class="edge failed"');
    } finally {
      rmSync(out, { recursive: true });
    }
  });

  it.each([
    [['replay', 'booking', '--path', '99'], 'There is no path 99; booking has the paths 1 to 8.'],
    [['replay', '--path', '1'], '--path is one path of one chart'],
    [['replay', 'booking', '--browser', '--path', '1'], 'the walk in the browser has its own: ask for --walk'],
    [['replay', 'booking', '--walk', '1'], 'add --browser'],
    [['replay', 'booking', '--from', 'package.json'], "package.json holds paths of 'no chart', not of 'booking'"],
    [['replay', 'booking', '--browser'], 'booking is not walked in a browser: write tests/e2e/walk-booking'],
  ])('says what cannot be replayed: %j', (args, says) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });

  it('joins all kinds of paths that are asked for, each path once', () => {
    const { stdout } = run(
      'cover',
      'booking',
      '--to',
      'paid,cancelled',
      '--simple',
      '1',
      '--random',
      '7',
      '--by',
      'states',
    );
    expect(stdout).toMatch(
      /1 steps to booking\.paid; .* to booking\.cancelled; random .* of seed 7, stopped after 100\d .*; for all states/,
    );
    const paths = stdout.split('\n').slice(1);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('says where random paths fall short of what they should reach', () => {
    const { status, stderr } = run('cover', 'booking', '--random', '7', '--coverage', '100', '--steps', '9');
    expect(status).toBe(1);
    expect(stderr).toContain('100 % of the transitions were not reached');
    expect(run('cover', 'booking', '--random', '7', '--coverage', '100').status).toBe(0);
  });

  it('gives each worker its share, which make up all', () => {
    const written = (...args: string[]) =>
      (JSON.parse(run('cover', 'booking', '--as', 'json', ...args).stdout) as { paths: unknown[] }).paths;
    const [one, other] = ['1', '2'].map((worker) => written('--split', '2', '--worker', worker));
    expect([...(one ?? []), ...(other ?? [])]).toHaveLength(written().length);
    expect(run('cover', 'booking', '--split', '2', '--worker', '3').stderr).toContain('--worker is one of');
  });

  it('finds the way to a state, or suggests the nearest', () => {
    expect(run('cover', 'booking', '--to', 'refunded').stdout).toContain('refund.confirm');
    expect(run('cover', 'booking', '--to', 'refundet').stderr).toContain('did you mean refunded?');
  });
});
