import { carpoolMachine } from '../../machines/carpool/carpool.machine.ts';
import { journeys } from '../models/carpool/carpool.journeys.ts';
import { model, rules } from '../models/carpool/carpool.model.ts';
import { testChart } from './chart-tests.ts';

testChart(carpoolMachine, { model, journeys, rules });
