import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { renderOnce } from '../../../src/app/renderings.ts';

const reading = (seats: number) => {
  const queries = new QueryClient();
  queries.setQueryData(['events'], { seats });
  return dehydrate(queries);
};

it('renders again only where the page shows something else', () => {
  const render = vi.fn((seats: number) => `${seats} seats`);
  const page = (key: string, seats: number) => renderOnce(key, reading(seats), () => render(seats));
  expect([page('en /a', 5), page('en /a', 5), page('en /a', 4), page('mt /a', 4)]).toEqual([
    '5 seats',
    '5 seats',
    '4 seats',
    '4 seats',
  ]);
  expect(render.mock.calls).toEqual([[5], [4], [4]]);
});

it('renders again after a minute, for pages that tell the time', () => {
  vi.useFakeTimers();
  try {
    const render = vi.fn(() => 'now');
    renderOnce('clock', reading(1), render);
    vi.advanceTimersByTime(59_000);
    renderOnce('clock', reading(1), render);
    expect(render).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    renderOnce('clock', reading(1), render);
    expect(render).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
