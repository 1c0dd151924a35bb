/** A file in the contract's types. Charts only pass it on, so they need no more of the browser's types than this. */
interface Blob {
  readonly size: number;
  readonly type: string;
}
