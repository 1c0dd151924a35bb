import { holdMachine } from '../../machines/hold/hold.machine.ts';
import { journeys, model, rules } from '../models/hold/hold.model.ts';
import { testChart } from './chart-tests.ts';

testChart(holdMachine, { model, journeys, rules });
