export { rewriteChart, type TransitionConfig } from './chart/chart-config.ts';
export { allStates, type Edge, edgesOf, isLeaf, leavesOf } from './chart/edges.ts';
export { toMermaid } from './chart/mermaid.ts';
export { drawSvg } from './chart/draw.ts';
export type { ActorsOf, Case, Model, ModelFor, ModelInside, Outcome } from './chart/model.ts';
export type { Sight } from './chart/sight.ts';
export type { Stimulus } from './chart/stimuli.ts';
export { explore, exploreLoaded, type Exploration } from './explore/explore.ts';
export type { Arc, Fault, Graph, Node, Start, Walk } from './explore/graph.ts';
export { complaints, type Finding, findingsOf, type Report } from './explore/report.ts';
export { always, brokenRules, type Coming, eventually, never, type Rule, tagged, until } from './explore/rules.ts';
export type { Acceptance } from './explore/settle.ts';
export { type Shown, shows } from './explore/shows.ts';
export { fuzz, type FuzzFailure, type FuzzOptions } from './fuzz/fuzz.ts';
export { type Journey, type JourneyFor, travel } from './journeys/journeys.ts';
export { brokenJourneys, unpinnedEdges } from './journeys/suite.ts';
export { type MutationScore, mutate, mutateDetails, percentNoticed } from './mutation/mutate.ts';
export type { Mutant } from './mutation/mutant.ts';
export { mutantsOf, retargetedOf } from './mutation/mutants.ts';
export { cover, type Cover, type CoverOptions } from './paths/cover.ts';
export { describePath } from './paths/describe-path.ts';
export { exportPaths } from './paths/export-paths.ts';
export type { Criterion, Path } from './paths/path-plan.ts';
export { randomNumbers } from './chart/random-numbers.ts';
export { randomPaths } from './paths/random-walk.ts';
export { shortestPathTo } from './paths/shortest-path.ts';
export { simplePaths } from './paths/simple-paths.ts';
export { splitPaths } from './paths/split.ts';
export { type Gesture, replay, type ReplayOptions, type Stage } from './replay/replay.ts';
export { replayOnChart } from './replay/replay-on-chart.ts';
export {
  brokenInPlay,
  describeTurns,
  interleave,
  type Invariant,
  type Play,
  randomPlays,
} from './rivals/interleave.ts';
export type { Happening, Session, World } from './rivals/turns.ts';
export { parseTraffic, readTraffic, type Sighting, type TrafficLine } from './traffic/traffic.ts';
export { judgeTraffic, type Ownership } from './traffic/traffic-rules.ts';
export type { BrowserReplay, PathsConfig } from './project/config.ts';
export { drawCharts, type LoadedChart } from './project/draw-charts.ts';
export { loadTested } from './project/load.ts';
export { openProject, type Project } from './project/project.ts';
export type { Tested } from './project/tested.ts';
export { watchFolder } from './project/watch.ts';
