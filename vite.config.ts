import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

/** Files of these names, with or without their styles, in these folders under src. */
const named = (folders: string, names: string) => new RegExp(`/src/(${folders})/(${names})[.]`);

/**
 * Which modules share a file, beside those that the app begins with. Left alone, each small module that a few pages share would be a request of its own;
 * in one file, every page would carry what some need.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'lib',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-i18next|i18next|wouter|regexparam|mitt|use-sync-external-store|@tanstack)\//,
  },
  { name: 'shell', test: /\/src\//, tags: ['$initial'] },
  { name: 'drawings', test: /\/src\/art\/(Drawn|portrait-parts|scenes|tile-motifs|TileMarks)/ },
  {
    name: 'events',
    test: named(
      'events',
      'events.queries|events.load|priced-date|upcoming|EventPoster|poster-words|state-words|list-filter',
    ),
  },
  {
    name: 'words',
    test: named(
      'ui|i18n|art|content|adverts|media',
      'ArrivalHeading|arrow|use-language|RichText.css|ContentPage|Entry|class-names|Badge|EmptyState|LoadFailed|Loaded|MoreLink|latest.load|list-filter|news.queries|Price|dates|calendar-names|format-cents|Tiles|Vignette|Poster|choose-poster|day-words|adverts.queries|list-address',
    ),
  },
  {
    name: 'reading',
    test: named(
      'ui|content',
      'RichText|Table|Entries|Facts|Glance|GuidePage|LoadedPage|Onward|PageHead|TextPage|page.queries|sections',
    ),
  },
  {
    name: 'lists',
    test: named(
      'ui|content',
      'Field|FilterLinks|ListPages|Pagination|ResultList|SearchForm|Tabs|TextInput|use-arrival-on-page',
    ),
  },
  {
    name: 'forms',
    test: named(
      'ui|forms',
      'Checkbox|ErrorSummary|Form|Select|TextArea|draft|refusal|rules|use-draft|use-form|use-placed|validate',
    ),
  },
  {
    name: 'flows',
    test: named(
      'ui|forms',
      'CodeInput|Counter|HoldTimer|PasswordInput|PhotoInput|RadioCards|StepHeader|SummaryList|Totals|shrink-photo',
    ),
  },
  {
    name: (id) => /\/src\/(about|careers|contact|initiatives|services)\//.exec(id)?.[1] ?? null,
    minShareCount: 2,
  },
];

/** What is rendered again and again, and so is worth the React Compiler's memory; pages that are read would only weigh more. */
const flows = ['account', 'auth', 'bookings', 'checkout', 'details', 'forms', 'registration', 'seat-map'].map(
  (folder) => `/src/${folder}/`,
);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ compiler: { sources: flows } }), vanillaExtractPlugin()],
  build: {
    target: 'baseline-widely-available',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild !== true && {
      rolldownOptions: {
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    }),
  },
  // The server's pages stand alone: React's parts there are the ones that the build chose, whatever the process is started with.
  ...(isSsrBuild === true && { ssr: { noExternal: true } }),
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,machines,models}/**/*.test.ts', 'tests/unit/**/*.test.tsx'] },
      },
      {
        extends: true,
        // One pair of servers for all of these; see tests/support/global-setup.ts.
        test: {
          name: 'live',
          include: ['tests/{api,e2e,a11y}/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
        },
      },
    ],
  },
}));
