import { togaMachine } from '../../machines/toga/toga.machine.ts';
import { journeys } from '../models/toga/toga.journeys.ts';
import { model, rules } from '../models/toga/toga.model.ts';
import { testChart } from './chart-tests.ts';

testChart(togaMachine, { model, journeys, rules });
