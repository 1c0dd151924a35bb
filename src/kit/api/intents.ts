/** Idempotency keys: the same wish has the same key until the server has answered it, so that trying again never does it twice. */
export interface Intents {
  /** Runs the call with the intent's key. The key is kept for another try only if the server gave no answer. */
  run: <Output>(intent: unknown, call: (key: string) => Promise<Output>) => Promise<Output>;
}

/** `isAnswer` tells a refusal of the server from an answer that never came. */
export function createIntents(newKey: () => string, isAnswer: (error: unknown) => boolean): Intents {
  const keys = new Map<string, string>();
  return {
    run: async (intent, call) => {
      const name = JSON.stringify(intent);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      try {
        const output = await call(key);
        keys.delete(name);
        return output;
      } catch (error) {
        if (isAnswer(error)) keys.delete(name);
        throw error;
      }
    },
  };
}
