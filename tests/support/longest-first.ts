import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose files take longest, the longest first; all others come after them, in vitest's own order. */
const longest = ['/tests/a11y/', '/tests/e2e/walk', '/tests/e2e/', '/tests/api/'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((folder) => moduleId.includes(folder));
  return rank < 0 ? longest.length : rank;
};

/** Starts the longest files first, also on a machine that has never run them: at the end no worker waits for another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
