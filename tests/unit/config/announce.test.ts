import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { announce } from '../../../server/announce.ts';
import { readConfig } from '../../../server/kernel/config/config.ts';

const contentDir = fileURLToPath(new URL('../../../content', import.meta.url));

/** The terminal's lines at a start with these settings. */
function saidWith(env: Record<string, string>): string {
  const read = readConfig(env);
  if (!read.ok) throw new Error('The settings are refused');
  const lines: string[] = [];
  announce({ url: 'http://127.0.0.1:3000', config: read.config, contentDir, say: (line) => lines.push(line) });
  return lines.join('\n');
}

test('a start in simulation names a demo login of every kind, with the staff of every role', () => {
  const said = saidWith({});
  expect(said).toContain('Demo logins:');
  for (const role of ['admin', 'events', 'door', 'services', 'careers', 'complaints', 'reports'])
    expect(said).toMatch(new RegExp(`@su\\.uni\\.example {2}\\S+ {2}\\(staff: ${role}\\)`));
  expect(said).toMatch(/\(officer: [\w-]+\)/);
  expect(said).toMatch(/\(university student\)/);
  expect(said).toContain('card payments: a sandbox on this machine');
});

test('a start without demo accounts says so, and prints no password', () => {
  const open = saidWith({});
  const closed = saidWith({ DEMO_ACCOUNTS: '0' });
  expect(closed).toContain('Demo logins: closed, as their passwords are published');
  const passwords = [...open.matchAll(/^ {2}\S+@\S+ {2}(\S+) {2}\(/gm)].map(([, password = '']) => password);
  expect(passwords.length).toBeGreaterThan(8);
  expect(passwords.filter((password) => closed.includes(password))).toEqual([]);
});
