import { formats } from '../paths/export-paths.ts';
import { criteria } from './options.ts';

/** The text of `npx xstate-paths --help`: by example. */
export const HELP = `Path coverage for XState statecharts: what is tested, what is not, and why.

  npx xstate-paths init ./src/checkout.machine.ts    the draft of a model, beside the chart
  npx xstate-paths explore checkout                  what is unreachable, a dead end, never walked, broken, pinned by no journey
  npx xstate-paths report all                        the same as a page to look at (test-results/paths/report.html), Markdown and JSON
  npx xstate-paths cover checkout                    the fewest paths that take every transition, step by step
  npx xstate-paths cover checkout --by guards,cases  the same for others: ${criteria.join(', ')}
  npx xstate-paths cover checkout --to paid,expired  the shortest paths to states
  npx xstate-paths cover checkout --simple 6 --most 50              all paths of at most 6 steps that come to nothing twice
  npx xstate-paths cover checkout --random 7 --steps 500            random paths; also --seconds 5, --coverage 90
  npx xstate-paths cover checkout --by guards --to paid --random 7  all of these, each path once
  npx xstate-paths cover checkout --split 4          dealt to four workers; --worker 2 for the share of one
  npx xstate-paths cover checkout --as prose         written for others: ${formats.join(', ')}
  npx xstate-paths replay checkout                   the paths on the chart alone, in milliseconds; --path 3 for one
  npx xstate-paths replay checkout --from paths.json the paths that \`cover checkout --as json\` wrote, on the chart as it is today
  npx xstate-paths replay checkout --browser         its walk in a real browser, where the project has one; --walk 3, --seconds 300
  npx xstate-paths rules checkout                    what is promised on every path, and whether it is kept
  npx xstate-paths rules booking --log traffic.log   the same on real traffic; --ended where nothing goes on after the log
  npx xstate-paths fuzz checkout --runs 500          random walks with fast-check's payloads, shrunk where one breaks; --seed 7, --steps 50
  npx xstate-paths mutate checkout                   which mistakes in the chart its tests would not notice
  npx xstate-paths mutate checkout --everywhere      each transition led to every other state (minutes)
  npx xstate-paths mutate checkout --details         tags, meta, inputs, actions, delays, histories: what goes with the steps
  npx xstate-paths mutate all --table README.md      both, of every chart, as a table between two marks of a page
  npx xstate-paths mermaid checkout                  the chart as Mermaid text; svg: as a picture
  npx xstate-paths bench                             speed, steps and starts beside the postman's optimum and xstate/graph

A chart is the name of a file (\`checkout\` for checkout.machine.ts) or its path; 'all', or none, means every chart of the project. Of
several in a file, the one that bears the file's name is named after it; others add their export: \`todos.itemMachine\`, or
\`./src/todos.ts#itemMachine\`. A chart's cases, journeys and rules are in checkout.model.ts beside it (todos.itemMachine.model.ts), or
where paths.config.ts or --model say: see the README.
Ends with 0 where nothing is amiss, 1 where something is, 2 where the command cannot be understood.
`;
