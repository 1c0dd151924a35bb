import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const NAME = 'uploads';

/** A server that speaks S3's protocol, with one bucket, stored in this folder; `env` are the settings of a portal that uses it. */
export async function startBucket(dir: string): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const port = await freePort();
  const args = ['-d', dir, '-a', '127.0.0.1', '-p', String(port), '--no-vhost-buckets', '--configure-bucket', NAME];
  const server: ChildProcess = spawn('node_modules/.bin/s3rver', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  if (server.stdout === null) throw new Error('The bucket says nothing');
  await Promise.race([once(server.stdout, 'data'), exited.then(() => Promise.reject(new Error('No bucket')))]);
  return {
    env: {
      S3_BUCKET: NAME,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      server.kill();
      await exited;
    },
  };
}
