import type { FastifyInstance } from 'fastify';
import type { Contract } from './contract.ts';
import { renderManual } from './manual.ts';

/** The API's manual for people at /api/docs, and the contract for programs beside it. */
export function serveDocs(app: FastifyInstance, contract: Contract): void {
  let rendered: ReturnType<typeof renderManual> | undefined;
  const manual = () => (rendered ??= renderManual(contract));
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(manual().html));
  app.get('/api/docs/manual.css', async (_, reply) => reply.type('text/css').send(manual().css));
  app.get('/api/openapi.json', async () => contract);
}
