import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyOfParts } from '../../kernel/http/security-headers.ts';

const PREFIX = '/pictures/';
const HOUR_SECONDS = 60 * 60;

/** The address of a picture of content/pictures. */
export const pictureUrl = (name: string): string => `${PREFIX}${name}`;

/** Serves content/pictures: to be shown in a page, never to be a page of its own that could run something. */
export async function servePictures(app: FastifyInstance, contentDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(contentDir, 'pictures'),
    prefix: PREFIX,
    index: false,
    decorateReply: false,
    maxAge: HOUR_SECONDS * 1000,
    setHeaders: (response) => {
      void response.header('content-security-policy', `${policyOfParts}; sandbox`);
    },
  });
}
