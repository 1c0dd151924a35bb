import type { PlugIn } from '../../kernel/feature.ts';
import { advertHandlers, preparedAdverts } from './handlers.ts';
import { servePictures } from './pictures.ts';

/** Adverts and banners, and the pictures of the content. */
export const advertFeature: PlugIn = (kernel) => ({
  handlers: advertHandlers(kernel, kernel.site),
  ready: preparedAdverts,
  routes: (app) => servePictures(app, kernel.contentDir),
});
