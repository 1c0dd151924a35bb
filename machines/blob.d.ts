/** A file in the contract's types: charts pass it on and never look inside, so they need no more of the browser than this. */
interface Blob {
  readonly size: number;
  readonly type: string;
}
