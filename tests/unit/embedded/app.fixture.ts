// Stands in for one process of the app: starts PostgreSQL in the folder given, prints its pid, and stops on SIGTERM.
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../../server/kernel/db/embedded/start.ts';

const server = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', log: pino({ level: 'silent' }) });
process.once('SIGTERM', () => void server.stop());
process.stdout.write(`${await server.pid()}\n`);
