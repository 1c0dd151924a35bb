import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { useTheatre } from './theatre.ts';
import { walksOfCheckout } from './walks.ts';

replayInBrowser('choosing seats in a hall', walksOfCheckout().inHall, useTheatre());
