import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const system = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium');
const fromNpm = !existsSync(system);

/** The environment without the unset variables that Playwright refuses. */
const inherited = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

/** Chromium from npm brings a font, and settings that look for it in the wrong place; without any font it renders no text at all. */
function fontSettings(): string {
  const file = join(cache, 'fonts.conf');
  const folders = [join(cache, 'fonts', 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  const settings = `<fontconfig>${folders}<cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>\n`;
  writeFileSync(file, `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${settings}`);
  return file;
}

/** A hostname of this machine for which pages are not a secure context. */
export const INSECURE_HOST = 'portal.example';

/** The features that Playwright 1.65 turns off, since a second list replaces them all; then some that cost a process for each window or page in vain. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'PreloadTopChromeWebUI',
];

/** The way every test starts Chromium: the system's own, else the one that bootstrap.mjs unpacked from npm. */
export const launchOptions: LaunchOptions = {
  executablePath: fromNpm ? join(cache, 'chromium') : system,
  env: {
    ...inherited,
    ...(fromNpm && { LD_LIBRARY_PATH: join(cache, 'al2023', 'lib'), FONTCONFIG_FILE: fontSettings() }),
  },
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${disabledFeatures.join(',')}`,
    `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
  ],
};
