import { type Config, readConfig } from './config/config.ts';
import { explainStartupFailure, StartupError } from './config/startup-error.ts';

/** The settings, for a command that runs beside the portal. Throws StartupError with every mistake in them. */
export function readSettings(): Config {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartupError(reading.problems.join('\n'));
  return reading.config;
}

/** Runs a command and prints its result; a failure that the user can mend prints its own message, with exit status 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    const explanation = explainStartupFailure(error);
    if (explanation === undefined) throw error;
    process.stderr.write(`${explanation}\n`);
    process.exitCode = 1;
  }
}
