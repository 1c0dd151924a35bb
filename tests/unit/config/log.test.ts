import { expect, test } from 'vitest';
import { createLog } from '../../../server/kernel/log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({}, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets, codes, addresses and queries never reach the log', () => {
  const output = logged((log) => {
    log.info({
      req: {
        id: 'r1',
        method: 'GET',
        url: '/api/complaints?filter=s3cret',
        headers: { cookie: 's3cret' },
        ip: 's3cret',
      },
    });
    log.info({ req: { url: `/api/career-finder/user-selections/ref_${'s3cret'.padEnd(43, 'x')}` } });
    log.info({ busboyOptions: { headers: { 'user-agent': 's3cret', 'complaint-code': 's3cret' } } });
    log.info({ body: { password: 's3cret', code: 's3cret', user: { token: 's3cret' } }, authorization: 's3cret' });
  });
  expect(output).toContain('/api/complaints');
  expect(output).toContain('/api/career-finder/user-selections/[redacted]');
  expect(output).not.toContain('s3cret');
});

test('an error keeps its code but not the row that it was about', () => {
  const err = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(s3cret)' });
  const output = logged((log) => log.error({ err }));
  expect(output).toContain('"reason":"23505"');
  expect(output).not.toContain('s3cret');
});
