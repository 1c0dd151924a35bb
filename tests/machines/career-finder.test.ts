import { careerFinderMachine } from '../../machines/career-finder/career-finder.machine.ts';
import { journeys } from '../models/career-finder/career-finder.journeys.ts';
import { model, rules } from '../models/career-finder/career-finder.model.ts';
import { testChart } from './chart-tests.ts';

testChart(careerFinderMachine, { model, journeys, rules });
