import { createChartPanel } from './chart-panel.ts';
import { type ChartSight, watchRunningCharts } from './running-charts.ts';

const pictures = import.meta.glob<string>('../../../docs/charts/*.svg', { query: '?raw', import: 'default' });

/** Shows the chart of the flow that runs beside its page, with the active states highlighted. Development builds only. */
export function showLiveChart(): void {
  const panel = createChartPanel();
  let drawn: string | null = null;
  let latest: ChartSight | null = null;
  const highlight = () => {
    if (latest?.chart === drawn && latest !== null) panel.highlight(latest.active, `${latest.chart}: ${latest.event}`);
  };
  const draw = async (chart: string) => {
    drawn = chart;
    const picture = (await pictures[`../../../docs/charts/${chart}.svg`]?.()) ?? null;
    if (latest?.chart !== chart) return;
    panel.draw(picture);
    highlight();
  };
  watchRunningCharts((sight) => {
    latest = sight;
    if (sight === null) {
      drawn = null;
      panel.hide();
    } else if (sight.chart === drawn) highlight();
    else void draw(sight.chart);
  });
}
