import type { FastifyInstance } from 'fastify';
import { brandCss } from '../brand-css.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Contract, OperationObject } from './contract.ts';

/** The manual in the portal's typefaces and colours. */
const manualCss = `${brandCss('/fonts')}
:root { color-scheme: light dark; --page: #f3e9d5; --sheet: #fbf6ea; --ink: #0d2436; --ink-2: #425364; --blue: #0b55ae; --line: #cfbe9b; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0a1a28; --sheet: #11283a; --ink: #f6ecd9; --ink-2: #b7c5cc; --blue: #86bdff; --line: #2b475b; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 Figtree, 'Figtree Maltese', system-ui, sans-serif; }
body::before { content: ''; display: block; height: 24px; background: var(--strakes); }
main { max-width: 60rem; margin-inline: auto; padding: 2rem 1.25rem 6rem; }
h1, h2, h3 { font-family: Besley, 'Besley Maltese', Rockwell, Georgia, serif; font-weight: 800; letter-spacing: -.02em; line-height: 1.15; }
h2 { margin-top: 3rem; border-top: 3px solid var(--ink); padding-top: 1rem; }
a { color: var(--blue); }
article { margin-block: 1.5rem; padding: 0.25rem 1.25rem 1.25rem; background: var(--sheet); border: 1px solid var(--line); overflow-x: auto; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
.call { color: var(--ink-2); }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; color: var(--ink-2); border-bottom: 2px solid var(--ink); }
td, th { padding: 0.4rem 0.75rem 0.4rem 0; vertical-align: top; }
td { border-bottom: 1px solid var(--line); }
nav ul { columns: 16rem; padding-left: 1.1rem; }
`;

/** HTML that was made deliberately, as opposed to text that must be escaped. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | (Html | string)[];

function toHtml(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toHtml).join('');
  return escapeHtml(String(value));
}

/** Writes HTML; every value in it is escaped unless it is HTML itself. */
function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? toHtml(values[at] ?? '') : '')).join(''));
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
};
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Body = { content?: Record<string, { schema: Schema }> };

/** The API's manual for people at /api/docs, and the contract for programs beside it. */
export function serveDocs(app: FastifyInstance, contract: Contract): void {
  let rendered: ReturnType<typeof renderManual> | undefined;
  const manual = () => (rendered ??= renderManual(contract));
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(manual().html));
  app.get('/api/docs/manual.css', async (_, reply) => reply.type('text/css').send(manual().css));
  app.get('/api/openapi.json', async () => contract);
}

/** The API's manual as one page without scripts, generated from the contract alone. */
function renderManual(contract: Contract): { html: string; css: string } {
  const sections = contract.tags.map((tag) => {
    const operations = operationsOf(contract).filter(({ operation }) => operation.tags.includes(tag.name));
    return html`<section>
      <h2 id="${tag.name}">${tag.name}</h2>
      <p>${tag.description}</p>
      ${operations.map((each) => renderOperation(contract, each))}
    </section>`;
  });
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) =>
      html`<article>
        <h3 id="schema-${name}">${name}</h3>
        ${renderSchema(schema as Schema)}
      </article>`,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${contract.info.title}</title>
        <link rel="stylesheet" href="/api/docs/manual.css" />
      </head>
      <body>
        <main>
          <h1>${contract.info.title}</h1>
          ${prose(contract.info.description)}
          <p>For programs: <a href="/api/openapi.json">the contract as OpenAPI 3.1</a>.</p>
          <nav aria-label="Contents">
            <ul>
              ${operationsOf(contract).map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
            </ul>
          </nav>
          ${sections}
          <section>
            <h2>Schemas</h2>
            ${schemas}
          </section>
        </main>
      </body>
    </html>`;
  return { html: page.text, css: manualCss };
}

type Place = { path: string; verb: string; operation: OperationObject };

function operationsOf(contract: Contract): Place[] {
  return Object.entries(contract.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
}

function prose(text: string): Html[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => html`<p>${marked(paragraph)}</p>`);
}

/** `code` and **strong** are all that the contract's descriptions use. */
function marked(text: string): Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  });
}

function renderOperation(contract: Contract, { path, verb, operation }: Place): Html {
  const body: Body | undefined = operation.requestBody;
  return html`<article>
    <h3 id="${operation.operationId}">${operation.summary}</h3>
    <p class="call">
      <b>${verb.toUpperCase()}</b> <code>/api${path}</code>${operation.security?.length ? ' · signed in' : ''} ·
      <code>${operation.operationId}</code>
    </p>
    ${operation.description ? prose(operation.description) : ''}
    ${renderParameters(contract, (operation.parameters ?? []) as Parameter[])}
    ${
      body?.content
        ? html`<h4>Body</h4>
            ${contents(body)}`
        : ''
    }
    <h4>Answers</h4>
    <ul>
      ${Object.entries(operation.responses).map(([status, answer]) => renderAnswer(contract, status, answer))}
    </ul>
  </article>`;
}

function renderParameters(contract: Contract, parameters: Parameter[]): Html {
  if (parameters.length === 0) return html``;
  const rows = parameters.map((each) => {
    const parameter = resolve<Parameter>(contract, each);
    return html`<tr>
      <td><code>${parameter.name}</code></td>
      <td>${parameter.in}${parameter.required ? ', required' : ''}</td>
      <td>${parameter.description ?? ''} ${typeOf(parameter.schema)}</td>
    </tr>`;
  });
  return html`<table>
    <thead>
      <tr>
        <th>Parameter</th>
        <th>In</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function renderAnswer(contract: Contract, status: string, answer: object): Html {
  const { description = '', content } = resolve<{ description?: string; content?: Body['content'] }>(contract, answer);
  return html`<li>
    <b>${status}</b> ${description} ${status.startsWith('2') && content ? contents({ content }) : ''}
  </li>`;
}

function contents({ content = {} }: Body): Html[] {
  return Object.entries(content).map(
    ([type, { schema }]) =>
      html`<div><code>${type}</code> ${typeOf(schema)}${schema.properties ? renderSchema(schema) : ''}</div>`,
  );
}

function renderSchema(schema: Schema): Html {
  const own = html`${schema.description ? html`<p>${schema.description}</p>` : ''}`;
  if (schema.allOf)
    return html`${own}${schema.allOf.map((part) => (part.$ref ? html`<p>All of ${typeOf(part)}, and:</p>` : renderSchema(part)))}`;
  if (!schema.properties)
    return html`${own}
      <p>${typeOf(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(
    ([name, each]) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${typeOf(each)}${schema.required?.includes(name) ? '' : ', optional'}</td>
        <td>${each.description ?? ''}</td>
      </tr>`,
  );
  return html`${own}
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function typeOf(schema: Schema): Html {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.enum) return html`${schema.enum.map((value, at) => html`${at > 0 ? ' | ' : ''}<code>${value}</code>`)}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.oneOf) return html`${schema.oneOf.map((each, at) => html`${at > 0 ? ' or ' : ''}${typeOf(each)}`)}`;
  const kind = [schema.type ?? 'object'].flat().join(' or ');
  return html`${schema.format ? `${kind} (${schema.format})` : kind}`;
}

/** Resolves a reference; returns anything else as it is. The caller knows which kind of node to expect. */
function resolve<Node extends object>(contract: Contract, node: Node | { $ref?: string }): Node {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as Node;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/')], contract);
  return found as Node;
}
