declare module 'autocannon' {
  type Options = {
    url: string;
    method: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    body?: string;
  };
  type Result = { requests: { average: number }; non2xx: number; errors: number };
  function autocannon(options: Options): Promise<Result>;
  export default autocannon;
}
