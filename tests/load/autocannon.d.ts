declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Threads that send, instead of the caller's own. */
    workers?: number;
    /** Puts a unique id into each request in place of `[<id>]`. */
    idReplacement?: boolean;
    body?: string;
  };
  type Result = { requests: { average: number }; non2xx: number; errors: number };
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
}
