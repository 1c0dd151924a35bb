import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from '../../../openapi/portal.gen.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { UploadedFile } from './uploaded-file.ts';

export type Schemas = components['schemas'];
export type Locale = 'en' | 'mt';
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer J } }
  ? J
  : T extends { content: { 'application/pdf': unknown } }
    ? Buffer
    : T extends { content: { 'text/calendar': unknown } | { 'text/csv': unknown } }
      ? string
      : T extends {
            content:
              | { 'image/webp': unknown }
              | { 'image/jpeg': unknown }
              | { 'application/octet-stream': unknown }
              | { 'application/vnd.apple.pkpass': unknown };
          }
        ? Buffer | Readable
        : undefined;
type Success<R> = {
  [S in Extract<keyof R, 200 | 201 | 204>]: Json<R[S]>;
}[Extract<keyof R, 200 | 201 | 204>];
type Given<T> = [T] extends [undefined] ? Record<string, never> : NonNullable<T>;
type Body<T> = T extends { content: { 'application/json': infer J } }
  ? J
  : T extends { content: { 'multipart/form-data': infer F } }
    ? { [Field in keyof F]: WithFiles<F[Field]> }
    : undefined;
/** The contract's types use a browser's files; here they have been written to disk. */
type WithFiles<V> = V extends Blob ? UploadedFile : V extends Blob[] ? UploadedFile[] : V;

/** One validated call of an operation, as a handler receives it. */
export type Call<K extends OperationId> = {
  params: Given<operations[K]['parameters']['path']>;
  query: Given<operations[K]['parameters']['query']>;
  body: operations[K] extends { requestBody: infer B } ? Body<B> : undefined;
  locale: Locale;
  /** The signed-in person; always present if the contract requires it. */
  user: SignedIn | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A handler's return value: the body of the operation's success answer. */
export type Answer<K extends OperationId> = Success<operations[K]['responses']>;
export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Answer<K>>;

/** A handler for every operation. Each feature supplies some (see feature.ts); the start fails while one is missing. */
export type Handlers = { [K in OperationId]: Handler<K> };
