declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds after which a call is given up. */
    timeout?: number;
    headers?: Record<string, string>;
    /** Threads that send, instead of the caller's own. */
    workers?: number;
    /** Puts a unique id into each request in place of `[<id>]`. */
    idReplacement?: boolean;
    body?: string;
    /** Sent in turns, instead of `url`'s own path. */
    requests?: { path: string }[];
  };
  /** Latencies in milliseconds. */
  type Result = { requests: { average: number }; latency: { p97_5: number }; non2xx: number; errors: number };
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
}
