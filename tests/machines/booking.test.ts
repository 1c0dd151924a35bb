import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { journeys } from '../models/booking/booking.journeys.ts';
import { model } from '../models/booking/booking.model.ts';
import { rules } from '../models/booking/booking.rules.ts';
import { testChart } from './chart-tests.ts';

testChart(bookingMachine, { model, journeys, rules });
