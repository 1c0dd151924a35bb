import { expect, test } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';

const files = sourceFiles();

test('every component of the design system is shown', () => {
  const components = files.map(({ path }) => path).filter((path) => /^src\/kit\/ui\/[A-Z]\w+\.tsx$/.test(path));
  const shown = new Set(
    files
      .filter(({ path }) => path.startsWith('src/features/styleguide/'))
      .flatMap(({ imports }) => imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ from }) => from)),
  );
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((component) => !shown.has(component))).toEqual([]);
});
