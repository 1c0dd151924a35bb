import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './kernel/config/config.ts';

type Person = {
  email: string;
  password: string;
  userType: string;
  roles?: string[];
  organisations?: string[];
  secondFactor?: string;
};

/** Tells the person at the terminal where the portal is, who can sign in, and what is simulated or off. */
export function announce({
  url,
  config,
  contentDir,
  say,
}: {
  url: string;
  config: Config;
  contentDir: string;
  say: (line: string) => void;
}): void {
  say(`\nGħaqda is at ${url}`);
  say(`The API's manual is at ${url}/api/docs\n`);
  if (config.demoAccounts) {
    say('Demo logins:');
    for (const person of readPeople(contentDir)) say(`  ${person.email}  ${person.password}  (${kindOf(person)})`);
    say('The staff log in at /desk with a code as well: npm run -s staff -- code <their email> prints it.');
  } else {
    say('Demo logins: closed, as their passwords are published (DEMO_ACCOUNTS=1 opens them)');
  }
  const simulated = simulatedParts(config);
  if (simulated.length > 0) say(`\nSimulated:\n${simulated.map((part) => `  ${part}`).join('\n')}`);
  const off = partsThatAreOff(config);
  if (off.length > 0) say(`\nOff:\n${off.map((part) => `  ${part}`).join('\n')}`);
  if (config.databaseUrl !== undefined && config.bucket === undefined)
    say(`\nUploads are kept in ${join(config.dataDir, 'files')}: other instances don't see them without S3_BUCKET.`);
  say(`\nData is kept in ${config.dataDir}. Ctrl+C stops the portal.`);
}

function kindOf({ userType, roles = [], organisations = [], secondFactor }: Person): string {
  if (secondFactor !== undefined) return `staff: ${roles.join(', ')}`;
  return organisations.length > 0 ? `officer: ${organisations.join(', ')}` : userType.replaceAll('_', ' ');
}

function readPeople(contentDir: string): Person[] {
  return JSON.parse(readFileSync(join(contentDir, 'people.json'), 'utf8')) as Person[];
}

function simulatedParts(config: Config): string[] {
  return [
    ...(config.stripe ? [] : ['card payments: a sandbox on this machine, no money moves (STRIPE_SECRET_KEY)']),
    ...(config.smtpUrl ? [] : [`mail: written to ${join(config.dataDir, 'outbox')} (SMTP_URL)`]),
  ];
}

function partsThatAreOff(config: Config): string[] {
  return [
    ...(config.appleWallet ? [] : ['tickets in Apple Wallet (APPLE_PASSES)']),
    ...(config.googleWallet ? [] : ['tickets in Google Wallet (GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY)']),
  ];
}
