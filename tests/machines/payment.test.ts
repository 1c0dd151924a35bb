import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { journeys } from '../models/payment/payment.journeys.ts';
import { model, rules } from '../models/payment/payment.model.ts';
import { testChart } from './chart-tests.ts';

testChart(paymentMachine, { model, journeys, rules });
