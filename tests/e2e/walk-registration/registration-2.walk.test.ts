import { replayInBrowser } from '../walking/replay-in-browser.ts';
import { useTheatre } from './theatre.ts';
import { walksOfRegistration } from './walks.ts';

replayInBrowser('registering', walksOfRegistration()[1], useTheatre());
