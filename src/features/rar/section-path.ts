import { paths } from '../../kit/paths.ts';

/** The address of a section of this year's report. */
export const sectionPath = (section: string): string => `${paths.rarCurrent('report')}/${encodeURIComponent(section)}`;
