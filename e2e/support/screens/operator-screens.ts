/** The rooms of the operator console. */
import { press, type Screen } from './screen.ts';

export const OPERATOR_SCREENS: readonly Screen[] = [
  { ...room('sign-in', 'route'), as: 'nobody' },
  { ...room('enrol', 'enrol', '/enrol'), as: 'nobody' },
  room('today', 'index'),
  room('found', 'index', '?q=tunde'),
  room('people', 'people/index', '/people'),
  room('person', 'people/$id', '/people/{tunde}'),
  { ...room('suspend', 'people/$id', '/people/{tunde}'), prepare: press('Suspend') },
  room('jobs', 'jobs/index', '/jobs'),
  room('job', 'jobs/$id', '/jobs/{paidOrder}'),
  room('disputes', 'disputes/index', '/disputes'),
  room('dispute', 'disputes/$id', '/disputes/{dispute}'),
  { ...room('decide', 'disputes/$id', '/disputes/{dispute}'), prepare: press('Decide') },
  room('money', 'money', '/money'),
  room('payments', 'money', '/money?tab=payments'),
  room('refunds', 'money', '/money?tab=refunds'),
  room('books', 'money', '/money?tab=books'),
  room('findings', 'findings', '/findings'),
  room('payouts', 'payouts/index', '/payouts'),
  room('payout', 'payouts/$id', '/payouts/{payout}'),
  room('site', 'site', '/site'),
  room('exports', 'exports', '/exports'),
  room('parked', 'parked', '/parked'),
  room('log', 'log', '/log'),
];

/** `route` within `web/routes/operator`, `path` behind `/operator`. */
function room(name: string, route: string, path = ''): Screen {
  return { name: `operator-${name}`, route: `operator/${route}`, as: 'operator', path: `/operator${path}` };
}
