import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyActorRef, AnyStateMachine, EventFromLogic, InputFrom, Snapshot, SnapshotFrom } from 'xstate';
import { Button } from '../ui/Button.tsx';
import { useStepAddress } from './step-address.ts';

type MetaBy<M extends AnyStateMachine> = ReturnType<SnapshotFrom<M>['getMeta']>;
/** The metadata of a chart's leaves: the screen that shows them, and the step they belong to. */
export type MetaOf<M extends AnyStateMachine> = NonNullable<MetaBy<M>[keyof MetaBy<M>]>;
/** The names of a chart's screens. */
export type ScreenOf<M extends AnyStateMachine> =
  MetaOf<M> extends { screen: infer Screen extends string } ? Screen : never;
/** The names of a chart's steps. */
export type StepOf<M extends AnyStateMachine> = MetaOf<M> extends { step: infer Step extends string } ? Step : never;
/** All of a chart's effects. */
export type ActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;

interface FlowOptions<M extends AnyStateMachine> {
  machine: M;
  /** Its steps in their order. */
  steps: readonly StepOf<M>[];
  /** The address of the shown step; null if the address does not change. */
  addressOf: (shown: MetaOf<M>, snapshot: SnapshotFrom<M>) => string | null;
}

interface FlowProps<M extends AnyStateMachine, Given> {
  input: InputFrom<M>;
  /** Makes the effects; called once. */
  actors: (queries: QueryClient) => ActorsOf<M>;
  /** The screen for each name in the chart. */
  screens: Readonly<Record<ScreenOf<M>, ComponentType>>;
  /** Shown in place of a screen whose code is loading. */
  fallback?: ReactNode;
  /** Anything else that the screens may read with `useGiven`. */
  given: Given;
  /** Called with the first snapshot and each new one: keeps what a reload should find on this device. */
  keep?: (snapshot: SnapshotFrom<M>) => void;
  /** The snapshot saved on this device, and the events since. */
  resumed?: { snapshot: Snapshot<unknown>; events: readonly EventFromLogic<M>[] } | undefined;
  children?: ReactNode;
}

interface StepAddressProps<Step extends string> {
  /** The step that the address names; null for none. */
  step: Step | null;
  /** Called if the address is not that of the running flow, but of another date, say; undefined while it is. */
  onElsewhere?: (() => void) | undefined;
}

/** A running chart, as its screens see it. */
export interface RunningChart<State, Event> extends Pick<AnyActorRef, 'subscribe' | 'getPersistedSnapshot'> {
  getSnapshot: () => State;
  send: (event: Event) => void;
}

interface Shown {
  screen: string;
  step: string;
}

/** The part of any chart's snapshot that the kit itself uses. */
interface Plain {
  can: (event: { type: string; step?: string }) => boolean;
  hasTag: (tag: string) => boolean;
  getMeta: () => Record<string, Shown | undefined>;
}

/**
 * A flow in the browser: the running chart, its screens and its address. The chart decides everything that is shown or can be done, and
 * names the screen of every leaf in its `meta`. The flow's page decides how it begins: at the step of the address (`input`), where it was
 * left on this device (`resumed`), or with the content of a link (`input` again).
 */
export function createFlow<M extends AnyStateMachine, Given = null>({ machine, steps, addressOf }: FlowOptions<M>) {
  type State = SnapshotFrom<M>;
  type Event = EventFromLogic<M>;
  type Running = { actor: RunningChart<State, Event>; given: Given };
  const RunningContext = createContext<Running | null>(null);

  // A chart that doesn't know one of these ignores it, and `can` denies it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const eventOf = (event: { type: 'step.open'; step: string } | { type: 'retry' }) => event as unknown as Event;

  // TypeScript knows no method of a chart whose type is open.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const plain = (snapshot: State) => snapshot as unknown as Plain;

  function useRunning(): Running {
    const running = use(RunningContext);
    if (!running) throw new Error(`A part of the flow ${machine.id} is used outside of it: put it inside <Flow>.`);
    return running;
  }

  /** The screen and step of the leaf that is shown; the regions parallel to it have none. */
  function shownIn(snapshot: State): Shown {
    const shown = Object.values(plain(snapshot).getMeta()).find((each) => each !== undefined);
    if (shown === undefined) throw new Error(`A state of ${machine.id} has no meta: give it a screen and a step.`);
    return shown;
  }

  /** The same, in the chart's own type. */
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const metaOf = (snapshot: State) => shownIn(snapshot) as unknown as MetaOf<M>;

  /** The address of the shown step; null if the browser's does not change. */
  const addressIn = (snapshot: State) => addressOf(metaOf(snapshot), snapshot);

  /** The running chart, for code that reads it outside rendering. */
  const useActor = () => useRunning().actor;
  const useGiven = (): Given => useRunning().given;

  /** One value read from the running flow; renders again only when it changes. */
  function useFact<T>(select: (snapshot: State) => T, isSame?: (one: T, other: T) => boolean): T {
    return useSelector(useRunning().actor, select, isSame);
  }

  /** True if the chart would act on the event now. */
  const useCan = (event: Event): boolean => useFact((snapshot) => plain(snapshot).can(event));

  /** Returns the function that sends an event to the chart. */
  const useSend = (): ((event: Event) => void) => useRunning().actor.send;

  /** True while a call to the server is in progress. */
  const useIsBusy = (): boolean => useFact((snapshot) => plain(snapshot).hasTag('busy'));
  const useMeta = (): MetaOf<M> => useFact(metaOf);

  function Screen({ screens }: Pick<FlowProps<M, Given>, 'screens'>) {
    const components: Readonly<Record<string, ComponentType>> = screens;
    const { screen } = useFact(shownIn);
    const Component = components[screen];
    if (!Component) throw new Error(`The flow ${machine.id} has no screen ${screen}.`);
    return <Component />;
  }

  /** The running flow. `input`, `actors` and `resumed` count only at the first render; later values are ignored. */
  function Flow({ input, actors, screens, fallback, given, keep, resumed, children }: FlowProps<M, Given>) {
    const queries = useQueryClient();
    const [{ logic, options, events }] = useState(() => ({
      logic: machine.provide({ actors: actors(queries) }),
      options: { input, ...(resumed && { snapshot: resumed.snapshot }) },
      events: resumed?.events ?? [],
    }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `logic` is `machine` with its effects
    const actor = useActorRef(logic, options) as unknown as RunningChart<State, Event>;
    useEffect(() => {
      for (const event of events) actor.send(event);
    }, [actor, events]);
    const keeping = useEffectEvent((snapshot: State) => keep?.(snapshot));
    useEffect(() => {
      keeping(actor.getSnapshot());
      const kept = actor.subscribe((snapshot) => keeping(snapshot));
      return () => kept.unsubscribe();
    }, [actor]);
    return (
      <RunningContext value={{ actor, given }}>
        {children}
        <Suspense fallback={fallback}>
          <Screen screens={screens} />
        </Suspense>
      </RunningContext>
    );
  }

  /** Ties the flow to the address of its page: Back and Forward send `step.open`, and the address follows the chart. */
  function StepAddress({ step, onElsewhere }: StepAddressProps<StepOf<M>>) {
    const { actor } = useRunning();
    useStepAddress({
      step,
      steps,
      onElsewhere,
      wanted: useFact(addressIn),
      ask: (to) => actor.send(eventOf({ type: 'step.open', step: to })),
      read: () => {
        const snapshot = actor.getSnapshot();
        const chart = plain(snapshot);
        return {
          address: addressIn(snapshot),
          shown: shownIn(snapshot).step,
          canComeBack: (to) => chart.hasTag('busy') || chart.can({ type: 'step.open', step: to }),
        };
      },
    });
    return null;
  }

  function Way({ event, variant, children }: { event: Event; variant: 'act' | 'quiet'; children: ReactNode }) {
    const send = useSend();
    const can = useCan(event);
    if (!can) return null;
    return (
      <Button variant={variant} onClick={() => send(event)}>
        {children}
      </Button>
    );
  }

  /** Goes back to a step, under the name of `children` if there is one; renders nothing while the chart would not open it. */
  function BackTo({ step, children }: { step: StepOf<M>; children?: ReactNode }) {
    const { t } = useTranslation('common');
    return (
      <Way event={eventOf({ type: 'step.open', step })} variant="quiet">
        {children ?? t('back')}
      </Way>
    );
  }

  /** Repeats the call that failed; renders nothing while the chart has none to repeat. */
  function TryAgain() {
    const { t } = useTranslation('common');
    return (
      <Way event={eventOf({ type: 'retry' })} variant="act">
        {t('tryAgain')}
      </Way>
    );
  }

  return {
    Flow,
    StepAddress,
    BackTo,
    TryAgain,
    addressIn,
    metaOf,
    useActor,
    useGiven,
    useFact,
    useCan,
    useSend,
    useIsBusy,
    useMeta,
  };
}
