const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether cards may be spoken of there: over https, or on this very machine. */
export const isSecureHost = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname));

/** Goes to the payment provider's page, from a secure host to a secure host; anywhere else it only says so to the console. */
export function goToPayment(url: string): void {
  if (isSecureHost(location) && URL.canParse(url) && isSecureHost(new URL(url))) location.assign(url);
  else console.error('Insecure host');
}
