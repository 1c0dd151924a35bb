import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { useHarness } from './harness.ts';
import { walksOfCheckout } from './walks.ts';

replayInBrowser('choosing seats in a hall', walksOfCheckout().inHall, useHarness());
