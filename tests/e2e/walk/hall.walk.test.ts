import { replayInBrowser } from './replay-in-browser.ts';
import { walksOfCheckout } from './walks.ts';

replayInBrowser('choosing seats in a hall', walksOfCheckout().inHall);
