import { isIP } from 'node:net';

/** Messages for the person who starts the app: the mistake in a setting, and how to mend it. */
export type Problems = string[];

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting's text; an empty or blank one counts as absent. */
export function readText(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

/** Ports that belong to other protocols: no browser opens them, nor does `fetch` (https://fetch.spec.whatwg.org/#port-blocking). */
const closedToBrowsers: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** A TCP port that browsers open; 0 lets the system choose. */
export function readPort(env: Environment, name: string, fallback: number, problems: Problems): number {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    problems.push(
      `${name}=${text} is not a port: give a whole number from 0 to 65535, for example ${name}=${fallback}`,
    );
  else if (closedToBrowsers.has(port))
    problems.push(`${name}=${text} is a port that no browser opens: choose another, for example ${name}=${fallback}`);
  else return port;
  return fallback;
}

/** One of a few fixed words. */
export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
  problems: Problems,
): Choice {
  const text = readText(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  problems.push(`${name}=${text} is not known: give one of ${choices.join(', ')}`);
  return fallback;
}

/** A URL of one of the given schemes. Its text may hold a password, so a problem never repeats it. */
export function readUrl(
  env: Environment,
  name: string,
  schemes: readonly string[],
  example: string,
  problems: Problems,
): string | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url !== null && schemes.includes(url.protocol) && url.host !== '') return text;
  problems.push(
    `${name} is not a ${schemes.map((scheme) => `${scheme}//`).join(' or ')} address: write it like ${example}`,
  );
  return undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most >= 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
}

/** Network addresses, or blocks of them such as 10.0.0.0/8, separated by commas. */
export function readNetworks(env: Environment, name: string, problems: Problems): string[] {
  const networks = (readText(env, name) ?? '').split(',').flatMap((each) => each.trim() || []);
  for (const each of networks.filter((network) => !isNetwork(network)))
    problems.push(`${name} has “${each}”, which is no network address: write it like ${name}=10.0.0.7,192.168.0.0/16`);
  return networks;
}
