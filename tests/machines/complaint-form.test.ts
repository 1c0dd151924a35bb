import { complaintFormMachine } from '../../machines/complaint-form/complaint-form.machine.ts';
import { journeys, model, rules } from '../models/complaint-form/complaint-form.model.ts';
import { testChart } from './chart-tests.ts';

testChart(complaintFormMachine, { model, journeys, rules });
