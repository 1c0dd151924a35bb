import { groupBy } from '../chart/group-by.ts';
import { randomNumbers } from '../chart/random-numbers.ts';
import type { Sight } from '../chart/sight.ts';
import { type Scene, type Session, type Step, type Turn, turnsOf, type World } from './turns.ts';

/** A condition that must hold after every turn; `sessions` in the order given, null for one that has not begun. */
export type Invariant<State, Context = never> = {
  says: string;
  holds: (world: State, sessions: readonly (Sight<Context> | null)[]) => boolean;
};

export type Interleaved = {
  /** The number of different scenes: the world and the position of each session. */
  scenes: number;
  turns: number;
  /** The invariants that do not hold, each with the fewest turns that break it. */
  broken: readonly string[];
  /** The reason why it ended early; null if every interleaving was seen. */
  stopped: string | null;
};

const LIMIT = 100_000;

/**
 * Takes the turns of several sessions in every order that the world allows, and checks the invariants after each. Breadth
 * first and deterministic; ends with `stopped` set if there are more scenes than the limit.
 */
export function interleave<State>(
  sessions: readonly Session[],
  world: World<State>,
  invariants: readonly Invariant<State>[],
  { limit = LIMIT }: { limit?: number } = {},
): Interleaved {
  const turns = turnsOf(sessions, world);
  const ways = new Map<string, Way<State>>();
  const visit = (scene: Scene<State>, way: Omit<Way<State>, 'scene'>) => {
    const key = JSON.stringify(scene);
    if (!ways.has(key)) ways.set(key, { ...way, scene });
  };
  const unbroken = new Set(invariants);
  const broken: string[] = [];
  visit(turns.begins, { before: null, turn: null });
  let taken = 0;
  for (const way of ways.values()) {
    for (const invariant of unbroken) {
      if (invariant.holds(way.scene.world, turns.sightsIn(way.scene))) continue;
      unbroken.delete(invariant);
      broken.push(`${invariant.says}: broken after ${describeTurns(turnsUpTo(way))}`);
    }
    if (ways.size > limit) break;
    for (const { turn, scene } of turns.from(way.scene)) {
      taken += 1;
      visit(scene, { before: way, turn });
    }
  }
  const stopped =
    ways.size > limit ? `more than ${limit} scenes: let the world allow less, or be content with random plays` : null;
  return { scenes: ways.size, turns: taken, broken, stopped };
}

/** The way in which a scene was first reached. */
type Way<State> = { scene: Scene<State>; before: Way<State> | null; turn: Turn | null };

function turnsUpTo<State>(way: Way<State>): Turn[] {
  const turns: Turn[] = [];
  for (let at: Way<State> | null = way; at?.turn; at = at.before) turns.unshift(at.turn);
  return turns;
}

/** Turns in words: `Ġulja: start > Marija: start > world: the hold ends`. */
export function describeTurns(turns: readonly Turn[]): string {
  return turns.map(({ by, what }) => `${by}: ${what}`).join(' > ') || 'nothing';
}

/** One interleaving: its turns, each with the scene that it leads to. */
export type Play<State> = readonly Step<State>[];

export type PlayOptions = {
  /** The same seed gives the same plays. */
  seed: number;
  plays: number;
  /** Turns after which a play ends. */
  longest: number;
};

/** Random interleavings: every session is as likely to have its turn as another, and so is the world. Deterministic for a seed. */
export function randomPlays<State>(
  sessions: readonly Session[],
  world: World<State>,
  { seed, plays, longest }: PlayOptions,
): Play<State>[] {
  const turns = turnsOf(sessions, world);
  const random = randomNumbers(seed);
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  return Array.from({ length: plays }, () => {
    const play: Step<State>[] = [];
    for (let scene = turns.begins; play.length < longest;) {
      const [, next = []] = pick([...groupBy(turns.from(scene), ({ turn }) => turn.by)]) ?? [];
      const step = pick(next);
      if (step === undefined) break;
      play.push(step);
      scene = step.scene;
    }
    return play;
  });
}

/** The invariants that a play breaks, each with the turns up to where it first does. */
export function brokenInPlay<State>(
  sessions: readonly Session[],
  world: World<State>,
  invariants: readonly Invariant<State>[],
  play: Play<State>,
): string[] {
  const { sightsIn } = turnsOf(sessions, world);
  return invariants.flatMap(({ says, holds }) => {
    const at = play.findIndex(({ scene }) => !holds(scene.world, sightsIn(scene)));
    const turns = play.slice(0, at + 1).map(({ turn }) => turn);
    return at < 0 ? [] : [`${says}: broken after ${describeTurns(turns)}`];
  });
}
