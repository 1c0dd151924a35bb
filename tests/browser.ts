import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const system = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium');
const fromNpm = !existsSync(system);

/** The environment as it is, without the unset variables that Playwright refuses. */
const inherited = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

/** Chromium from npm brings a font, and settings that look for it where it is not; without any font it shows no letters at all. */
function fontSettings(): string {
  const file = join(cache, 'fonts.conf');
  const folders = [join(cache, 'fonts', 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  const settings = `<fontconfig>${folders}<cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>\n`;
  writeFileSync(file, `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${settings}`);
  return file;
}

/** A name for this machine under which a page is on no secure host. */
export const INSECURE_HOST = 'portal.example';

/** What Playwright 1.65 turns off, which a second list replaces as a whole; then what costs a process for each window and each page and shows nothing. */
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

/** How every test starts Chromium: the system's own, else the one that bootstrap.mjs unpacked from npm. */
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
