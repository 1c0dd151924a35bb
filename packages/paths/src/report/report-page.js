// In the report: a transition, clicked in the picture or in the table, leaves only the paths that take it; a picture is made larger or
// smaller, and searched with the paths and transitions below it.
for (const section of document.querySelectorAll('section[data-chart]')) {
  const said = section.querySelector('.chosen-edge');
  const paths = [...section.querySelectorAll('.paths > li')];
  const showAll = section.querySelector('[data-all]');

  const choose = (edges, words) => {
    const takes = (path) => JSON.parse(path.dataset.edges).some((edge) => edges.includes(edge));
    for (const path of paths) path.hidden = edges.length > 0 && !takes(path);
    for (const line of section.querySelectorAll('.edge')) line.classList.toggle('chosen', line.dataset.words === words);
    const shown = paths.filter((path) => !path.hidden).length;
    said.textContent = edges.length === 0 ? '' : `${words}: ${shown} of ${paths.length} paths`;
    showAll.hidden = edges.length === 0;
    if (edges.length > 0) section.querySelector('details.all-paths').open = true;
  };

  const listen = (element, edges, words) => {
    element.dataset.words = words;
    element.addEventListener('click', () => choose(edges, words));
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(edges, words);
    });
  };

  const lines = JSON.parse(section.querySelector('script[type="application/json"]').textContent);
  for (const [id, edges] of Object.entries(lines)) {
    const line = document.getElementById(id);
    if (!line) continue;
    line.setAttribute('tabindex', '0');
    line.setAttribute('role', 'button');
    line.setAttribute('aria-label', edges.join(', '));
    listen(line, edges, edges.join(', '));
  }
  for (const button of section.querySelectorAll('button[data-edge]'))
    listen(button, [button.dataset.edge], button.dataset.edge);
  showAll.addEventListener('click', () => choose([], ''));

  const frame = section.querySelector('.chart');
  // A chart that can't be drawn.
  if (!frame) continue;
  const svg = frame.querySelector('svg');
  const natural = svg.viewBox.baseVal.width;
  const zoomTo = (width) => {
    const middle = (frame.scrollLeft + frame.clientWidth / 2) / svg.clientWidth;
    svg.style.minWidth = '0';
    svg.style.width = `${width}px`;
    frame.scrollLeft = middle * svg.clientWidth - frame.clientWidth / 2;
  };
  section.querySelector('.tools').hidden = false;
  for (const button of section.querySelectorAll('[data-zoom]')) {
    const { zoom } = button.dataset;
    button.addEventListener('click', () => {
      const width = zoom === 'fit' ? frame.clientWidth : svg.clientWidth * Number(zoom);
      zoomTo(Math.min(Math.max(width, 160), natural * 4));
    });
  }

  const search = section.querySelector('[data-search]');
  const rows = [...section.querySelectorAll('tr:has([data-edge])')];
  const drawn = [...svg.querySelectorAll('.edge, .node')];
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    const has = (element) => element.textContent.toLowerCase().includes(wanted);
    for (const row of [...rows, ...paths]) row.hidden = wanted !== '' && !has(row);
    const found = wanted === '' ? [] : drawn.filter(has);
    for (const element of drawn) element.classList.toggle('found', found.includes(element));
    svg.classList.toggle('searched', wanted !== '');
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'center' });
    const left = (list) => list.filter((each) => !each.hidden).length;
    said.textContent =
      wanted === '' ? '' : `${found.length} in the picture, ${left(rows)} transitions, ${left(paths)} paths`;
    showAll.hidden = true;
  });
}
