/** A schema of the contract, as far as forms go. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
};

/** A body that comes as multipart/form-data. */
export type Form = {
  /** The schema of the fields; a file is an object there. */
  schema: object;
  fields: ReadonlySet<string>;
  /** The number of files that each file field accepts. */
  files: ReadonlyMap<string, number>;
  /** Fields that hold a list, and may therefore be repeated. */
  lists: ReadonlySet<string>;
};

const isFile = ({ type, format }: Schema): boolean => type === 'string' && format === 'binary';

/** A form of the contract, with its references resolved. */
export function readForm(contract: object, given: object): Form {
  const schema = follow(contract, given) as Schema;
  const fields = Object.entries(schema.properties ?? {});
  const files = fields.flatMap(([name, field]): [string, number][] => {
    if (isFile(field)) return [[name, 1]];
    return field.items && isFile(field.items) ? [[name, field.maxItems ?? 1]] : [];
  });
  const lists = fields.flatMap(([name, { type }]) => (type === 'array' ? [name] : []));
  const names = fields.map(([name]) => name);
  return {
    schema: withFilesAsObjects(schema),
    fields: new Set(names),
    files: new Map(files),
    lists: new Set(lists),
  };
}

/** The schema with its references resolved. */
function follow(contract: object, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => follow(contract, each));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as Schema;
  if ($ref !== undefined) return follow(contract, target(contract, $ref));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, follow(contract, value)]));
}

function target(contract: object, reference: string): unknown {
  const keys = reference.split('/').slice(1);
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
}

function withFilesAsObjects(schema: Schema): Schema {
  if (isFile(schema)) return { type: 'object' };
  return {
    ...schema,
    ...(schema.items && { items: withFilesAsObjects(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, withFilesAsObjects(field)]),
      ),
    }),
  };
}
