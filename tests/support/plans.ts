/** A statement that PostgreSQL ran, and the tables that its plan reads from the first row to the last. */
export type SeenPlan = { query: string; scanned: string[] };

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

/** Settings for a role whose statements' plans PostgreSQL should log. They take a superuser, and hold for new connections. */
export const planSettings = (role: string): string[] =>
  [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_min_duration = 0`,
    `auto_explain.log_format = 'json'`,
    `auto_explain.log_parameter_max_length = 0`,
  ].map((setting) => `alter role ${role} set ${setting}`);

/** Collects plans from the portal's log, in which each line of PostgreSQL's log is a line of its own. */
export function createPlanReader(): { read: (chunk: string) => void; take: () => SeenPlan[] } {
  let rest = '';
  let plan: string[] | undefined;
  let seen: SeenPlan[] = [];

  function readLine(line: string): void {
    if (/\bLOG: +duration: .* plan:$/.test(line)) plan = [];
    else if (!line.startsWith('\t')) plan = undefined;
    else if (plan !== undefined) {
      plan.push(line);
      if (line === '\t}') seen.push(...understood(plan.join('\n')));
    }
  }
  return {
    read(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const text = /^\{.*"postgres":/.test(line) ? (JSON.parse(line) as { postgres: string }).postgres : undefined;
        if (text !== undefined) readLine(text);
      }
    },
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** A plan cut in two by another connection's lines is no plan. */
function understood(text: string): SeenPlan[] {
  try {
    const { 'Query Text': query, Plan: root } = JSON.parse(text) as { 'Query Text': string; Plan: PlanNode };
    return [{ query, scanned: scansIn(root) }];
  } catch {
    return [];
  }
}

function scansIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}
