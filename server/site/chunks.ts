const anyOf = (names: string) => names.split(' ').join('|').replaceAll('.', '[.]');

/** Matches modules of these names, with or without styles, in these folders (both lists have spaces). Pages keep their own files. */
const named = (folders: string, names: string) =>
  new RegExp(`/src/(?:(?:kit|features)/)?(?:${anyOf(folders)})/(?:${anyOf(names)})[.](?!page)`);

/** The libraries that the whole app needs and that releases seldom change. */
const libraries =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-i18next|i18next|wouter|regexparam|mitt|use-sync-external-store|@tanstack)\//;

/** Those of them that nothing calls before the first interaction. */
const mutations = /mutationObserver|useMutation/;
/** Those of them that only forms and flows need. */
const selector = /with-selector/;

/** The modules that are hydrated together at the first interaction, and those that must be loaded by then. */
const late = named(
  'api app app/layouts art auth browser checkout clock consent forms offline person registration session ui',
  'FocusOnNavigation Avatar ConsentBar DeletionNotice Dropdown ErrorPage Footer LanguageMenu Menu MenuSection MenuSections StatusPage Strakes anonymous auth.queries checkout.storage draft dress-prints forget-kept initial keep-language late-code person-of picture registration.storage section-links sign-out typed use-modal use-one-at-a-time use-sections wait',
);

/** The modules that navigating to other pages needs. */
const navigation = named(
  'app app/layouts i18n kit ui union',
  'Breadcrumbs GuardedPage Trail account-routes careers-routes decoded desk-routes guards match-path load-texts move-poster page-files prepare-route rar-routes reading-routes routes services-routes statuses trail',
);

const drawings =
  /\/src\/kit\/art\/(?:(?:choose-poster|Drawn\w+|SceneMarks|paper|portrait-parts|tile-motifs|TileMarks)\.tsx?|scenes\/)/;

/** The eye and what drawings are made of: the late parts and some pages need them. */
const eye = named('art theme', 'Eye Picture paint-var shapes');

const signs =
  'FocusHeading arrow Badge class-names ContentPage EmptyState Entry Lead LinkButton Loaded LoadFailed MoreLink RichText.css Portrait Poster Tiles Vignette with-its-noun';
const texts =
  'Price paths portal-clock ticket-paths calendar-names dates day-words format-cents use-language list-address list-filter';
const events = 'events.load events.queries poster-labels priced-date state-labels';
/** Short texts and symbols, and the events and news that the most visited pages show. */
const words = named(
  'adverts app art clock content events i18n kit media session ui',
  `${signs} ${texts} ${events} adverts.queries latest.load news.queries`,
);

/** Styles of the frame and of what most pages show; in one file they compress better than apart. */
const framing = named(
  'app/layouts art consent content late theme ui',
  'Banner Bar Breadcrumbs Button ConsentBar Docked Dropdown Footer Frame Menu PageTools Skeleton VisuallyHidden art fonts global late-part layout tokens',
);
const areStyles = (id: string) => id.includes('.css.ts.vanilla.css');

/** Text pages, and the parts beside their text. */
const reading = named(
  'calendar content media ui',
  'Entries Facts Glance GuidePage LoadedPage Onward PageHead ReadingView RichText Table TextPage media.load page.queries publications.queries',
);

/** Lists with a search and pages. */
const lists = named(
  'content ui',
  'Field FilterLinks ListHead Pagination ResultList SearchForm TextInput use-arrival-on-page',
);

const forms = named(
  'forms ui',
  'Checkbox EmailInput ErrorSummary Form Select TextArea phone refusal rules use-draft use-form use-open-form use-placed use-session-end use-tab-draft validate',
);

/** Files to keep, such as tickets and receipts, and texts to copy. */
const saving = named('api browser content tickets', 'ReceiptButton SaveButton blob-of copy-text save-file');

/** The organisations that a person acts for. */
const organisations = named('person session', 'officer-paths organisation');

/** Parts of forms that only the guided flows have. */
const flows = named(
  'flow forms ui',
  'AnswerField CodeInput Counter HoldTimer PasswordInput PhotoInput RadioCards StepHeader StepFrame SummaryList Totals shrink-photo',
);

/** The frames of pages that lead through steps. */
const guides = named('app/layouts', 'FlowLayout RegistrationLayout');

const features = /\/src\/features\/(about|careers|contact|initiatives|services)\//;

/**
 * The modules that share a built file; a module goes to the first that matches. Left alone, each small shared module would be a request
 * of its own; in one file, every page would load the modules of the others.
 */
export const chunks = [
  { name: 'lib', test: (id: string) => libraries.test(id) && !mutations.test(id) && !selector.test(id) },
  { name: 'styles', test: (id: string) => areStyles(id) && (framing.test(id) || words.test(id)) },
  { name: 'shell', test: /\/(?:src|machines)\//, tags: ['$initial' as const] },
  { name: 'late', test: (id: string) => late.test(id) || mutations.test(id) },
  { name: 'navigation', test: navigation },
  { name: 'drawings', test: drawings },
  { name: 'eye', test: eye },
  { name: 'words', test: words },
  { name: 'reading', test: reading },
  { name: 'lists', test: lists },
  { name: 'forms', test: forms },
  { name: 'flows', test: flows },
  { name: 'saving', test: saving },
  { name: 'organisations', test: organisations },
  { name: 'guides', test: guides },
  // Their styles repeat one another: together they compress better than separately. The timeline stands on one page alone.
  { name: 'about', test: /\/src\/features\/about\/(?!Keel)\w+\.css/ },
  { name: (id: string) => features.exec(id)?.[1] ?? null, debugName: 'features', minShareCount: 2 },
];

/**
 * As a file's first line, tells Chromium to compile all of the file's functions as it arrives, beside the main thread. Without it, each
 * function is compiled at its first call, while somebody waits. Other browsers ignore it.
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad';

/** The libraries, with which every page starts, and the seat map with its model, which call nearly all of their code at once. */
export const isCompiledAhead = (name: string): boolean => ['lib', 'SeatMap', 'seat-map-model'].includes(name);
