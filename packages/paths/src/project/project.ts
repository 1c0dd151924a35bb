import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type PathsConfig, readConfig } from './config.ts';
import { findFiles } from './find-files.ts';

/** A file that exports a chart, and the file of its model, which may still be unwritten. */
export type ChartFile = {
  name: string;
  file: string;
  modelFile: string;
  /** The name under which the file exports the chart; the file's main or only chart if it is left out. */
  exportName?: string;
};

/** A folder with charts, and its settings. */
export type Project = { root: string; config: PathsConfig; charts: readonly ChartFile[] };

const EVERYWHERE = ['**/*.machine.{ts,tsx,mts,js,jsx,mjs}'];

/** The project that a folder belongs to; that of the current folder by default. */
export async function openProject(folder = process.cwd()): Promise<Project> {
  const { root, config } = await readConfig(folder);
  const files = findFiles(root, [config.charts ?? EVERYWHERE].flat());
  return { root, config, charts: files.map((file) => chartFile(root, config, join(root, file))) };
}

/** A chart's file, and where its model is or should be; that of one of several charts in the file bears the name of its export too. */
export function chartFile(root: string, { model }: PathsConfig, file: string, exportName?: string): ChartFile {
  const own = exportName === undefined ? '' : `.${exportName}`;
  const name = `${basename(file).replace(/(\.machine)?\.[cm]?[jt]sx?$/, '')}${own}`;
  const modelFile = model === undefined ? modelBeside(file, own) : join(root, model.replaceAll('{name}', name));
  return { name, file, modelFile, ...(exportName !== undefined && { exportName }) };
}

/** The file of the model beside a chart, written in the same language; it needs no JSX where the chart has some. */
function modelBeside(file: string, own: string): string {
  const alike = file.replace(/(\.machine)?(\.[cm]?[jt]sx?)$/, `${own}.model$2`);
  return existsSync(alike) ? alike : alike.replace(/x$/, '');
}

/** A file's path from the project's folder, for messages. */
export const shortPath = ({ root }: Pick<Project, 'root'>, file: string): string => relative(root, file) || file;

/** True if a chart has a model. */
export const hasModel = ({ modelFile }: ChartFile): boolean => existsSync(modelFile);
