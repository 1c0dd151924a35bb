/** A key for one intent to write. `crypto.randomUUID` is missing on insecure hosts, where the portal still works up to the payment. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
