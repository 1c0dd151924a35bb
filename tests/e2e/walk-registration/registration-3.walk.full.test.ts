import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { useHarness } from './harness.ts';
import { walksOfRegistration } from './walk.model.ts';

replayInBrowser('registering', walksOfRegistration()[2], useHarness());
