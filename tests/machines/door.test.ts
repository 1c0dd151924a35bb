import { doorMachine } from '../../machines/door/door.machine.ts';
import { journeys, model, rules } from '../models/door/door.model.ts';
import { testChart } from './chart-tests.ts';

testChart(doorMachine, { model, journeys, rules });
