const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** True if card payments are allowed from or to that host: over https, or on this very machine. */
export const isSecureHost = ({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname));
