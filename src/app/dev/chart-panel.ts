const STYLE = `
  :host { position: fixed; inset: 0 0 0 auto; z-index: 2147483647; display: grid; font: 14px/1.4 system-ui, sans-serif; color: #14304a; }
  section { display: grid; grid-template-rows: auto 1fr; width: var(--chart-width); height: 100vh; background: #fbf6ea; border-left: 1px solid #cdbf9a; }
  header { display: flex; gap: 12px; align-items: center; padding: 8px 12px; border-bottom: 1px solid #cdbf9a; }
  output { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  div { overflow: auto; }
  button { font: inherit; padding: 4px 10px; border: 1px solid #0b55ae; border-radius: 6px; background: #fff; color: #0b55ae; cursor: pointer; }
  :host([data-closed]) { inset: auto 12px 12px auto; }
  :host([data-closed]) section { display: block; width: auto; height: auto; background: none; border: 0; }
  :host([data-closed]) header { padding: 0; border: 0; }
  :host([data-closed]) output, :host([data-closed]) div { display: none; }
  .node.active > path, .node.active > polygon { fill: #f5b301; stroke: #14304a; stroke-width: 2.5; }
  .cluster.active > path, .cluster.active > polygon { stroke: #0b55ae; stroke-width: 2; }
`;
const WIDTH = 'min(44vw, 56rem)';
const REMEMBERED = 'dev.chart';

export type ChartPanel = {
  /** Draws another chart; null if there is no picture of it. */
  draw: (picture: string | null) => void;
  /** Highlights these states of the chart, and shows the text `says`. */
  highlight: (active: readonly string[], says: string) => void;
  hide: () => void;
};

/** A panel beside the page, with its styles and the page's kept apart. It stays open or closed, as the developer left it. */
export function createChartPanel(): ChartPanel {
  const host = document.createElement('aside');
  host.id = 'live-chart';
  host.setAttribute('aria-label', 'Live chart');
  host.style.setProperty('--chart-width', WIDTH);
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  const section = document.createElement('section');
  const header = document.createElement('header');
  const says = document.createElement('output');
  const button = document.createElement('button');
  const stage = document.createElement('div');
  style.textContent = STYLE;
  header.append(says, button);
  section.append(header, stage);
  shadow.append(style, section);
  const reveal = () => stage.querySelector('.node.active')?.scrollIntoView({ block: 'center', inline: 'center' });
  const open = (isOpen: boolean) => {
    host.toggleAttribute('data-closed', !isOpen);
    button.textContent = isOpen ? 'Close' : 'Chart';
    document.documentElement.style.marginInlineEnd = isOpen && host.isConnected ? WIDTH : '';
    localStorage.setItem(REMEMBERED, String(isOpen));
    reveal();
  };
  button.addEventListener('click', () => open(host.hasAttribute('data-closed')));

  return {
    draw: (picture) => {
      const drawing = picture === null ? null : svgOf(picture);
      stage.replaceChildren(drawing ?? 'There is no picture of this chart: run `npm run charts`.');
      document.body.append(host);
      open(localStorage.getItem(REMEMBERED) === 'true');
    },
    highlight: (active, text) => {
      says.textContent = text;
      for (const shape of stage.querySelectorAll('.node, .cluster')) {
        const id = shape.querySelector('title')?.textContent?.replace(/^cluster /, '') ?? '';
        shape.classList.toggle('active', active.includes(id));
      }
      reveal();
    },
    hide: () => {
      host.remove();
      document.documentElement.style.marginInlineEnd = '';
    },
  };
}

function svgOf(picture: string): Element {
  return document.adoptNode(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement);
}
