import { formats } from './export-paths.ts';
import { criteria } from './options.ts';

/** The text of `npm run paths -- --help`: by example. */
export const HELP = `Path coverage from the statecharts in machines/.

  npm run paths -- explore checkout                  what is unreachable, a dead end, never walked, broken, pinned by no journey
  npm run paths -- report all                        the same as a page to look at (test-results/paths/report.html), Markdown and JSON
  npm run paths -- cover checkout                    the fewest paths that take every transition, step by step
  npm run paths -- cover checkout --by guards,cases  the same for others: ${criteria.join(', ')}
  npm run paths -- cover checkout --to paid,expired  the shortest paths to states
  npm run paths -- cover checkout --simple 6 --most 50              all paths of at most 6 steps that come to nothing twice
  npm run paths -- cover checkout --random 7 --steps 500            random paths; also --seconds 5, --coverage 90
  npm run paths -- cover checkout --by guards --to paid --random 7  all of these, each path once
  npm run paths -- cover checkout --split 4          dealt to four workers; --worker 2 for the share of one
  npm run paths -- cover checkout --as prose         written for others: ${formats.join(', ')}
  npm run paths -- replay checkout                   the paths on the chart alone, in milliseconds; --path 3 for one
  npm run paths -- replay checkout --from paths.json the paths that \`cover checkout --as json\` wrote, on the chart as it is today
  npm run paths -- replay checkout --browser         its walk in a real browser against a real portal; --path 3, --seconds 300
  npm run paths -- rules checkout                    what is promised on every path, and whether it is kept
  npm run paths -- rules booking --log traffic.log   the same on real traffic; --ended where nothing goes on after the log
  npm run paths -- mutate checkout                   which mistakes in the chart its tests would not notice
  npm run paths -- mutate checkout --everywhere      each transition led to every other state (minutes)
  npm run paths -- mermaid checkout                  the chart as Mermaid text; svg: as a picture
  npm run paths -- bench                             steps and starts beside the postman's optimum and xstate/graph
  npm run charts -- --watch                          draws docs/charts again whenever a chart changes

Several charts can be named; 'all', or none, means every chart. A chart's fixtures, journeys and rules are in tests/models/<chart>: see tests/paths/README.md.
Ends with 0 where nothing is amiss, 1 where something is, 2 where the command cannot be understood.
`;
